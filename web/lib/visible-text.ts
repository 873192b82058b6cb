/** Characters that show nothing, or that turn the text around them: what a reader must know is there. */
const hidden = /(?![\t\n\r])\p{Cc}|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu

export type TextPart = { text: string; hidden?: true }

/** A text cut at each character that cannot be seen; that one is named by its code. */
export function visibleParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const found of text.matchAll(hidden)) {
    if (isHarmless(text, found.index, found[0])) continue
    if (found.index > done) parts.push({ text: text.slice(done, found.index) })
    parts.push({ text: `U+${(found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`, hidden: true })
    done = found.index + found[0].length
  }
  if (done < text.length) parts.push({ text: text.slice(done) })
  return parts
}

/** An emoji's variation selector and joiner are part of the picture. */
function isHarmless(text: string, at: number, character: string): boolean {
  if (character !== '\ufe0f' && character !== '\u200d') return false
  return /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|[0-9#*])$/u.test(text.slice(Math.max(0, at - 2), at))
}
