/** Characters that show nothing, or that turn the text around them: what a reader must know is there. */
const hidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]|\udb40[\udc00-\udfff]/g

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
