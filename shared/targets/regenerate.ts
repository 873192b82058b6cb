import type { RenderedFile } from './target'

/** A file that is written again over an earlier edition: what belongs to the person who filled it in stays, the rest is new. */
export function regenerate(previous: string | undefined, file: RenderedFile): { text: string; kept: boolean } {
  if (previous === undefined || file.keepFrom === undefined) return { text: file.text, kept: false }
  const theirs = tail(previous, file.keepFrom)
  const ours = tail(file.text, file.keepFrom)
  if (theirs === undefined || ours === undefined || theirs === ours) return { text: file.text, kept: false }
  return { text: file.text.slice(0, file.text.length - ours.length) + theirs, kept: true }
}

/** From the line that marks the person's part to the end; the marker alone on its line, so that text which quotes it does not count. */
function tail(text: string, marker: string): string | undefined {
  const lines = text.replaceAll('\r\n', '\n')
  const at = lines.startsWith(`${marker}\n`) ? 0 : lines.indexOf(`\n${marker}\n`) + 1
  return at > 0 || lines.startsWith(`${marker}\n`) ? lines.slice(at) : undefined
}
