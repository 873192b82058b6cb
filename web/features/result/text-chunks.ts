const wantedLength = 2000
const longest = 4000

/** Cuts a long text into pieces to be drawn one by one: at line ends where there are any, never inside a character. */
export function textChunks(text: string): [start: number, end: number][] {
  const chunks: [number, number][] = []
  for (let start = 0; start < text.length; ) {
    let end = Math.min(text.length, start + longest)
    if (end < text.length) {
      const line = text.slice(start + wantedLength, end).indexOf('\n')
      if (line !== -1) end = start + wantedLength + line + 1
      else if (/[\ud800-\udbff]/.test(text[end - 1] as string)) end--
    }
    chunks.push([start, end])
    start = end
  }
  return chunks
}
