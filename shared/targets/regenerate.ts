import type { RenderedFile } from './target'

/** What a file becomes when it is generated over an earlier one; `kept` where something that a person wrote stayed. */
export type Regenerated = { text: string; kept: boolean }

/**
 * What stands above the line of `keepFrom` is replaced, the rest stays as it is. A file without that line is left alone:
 * whoever took it out has made the whole file theirs.
 */
export function regenerate(previous: string | undefined, { text, keepFrom, once }: RenderedFile): Regenerated {
  if (previous === undefined) return { text, kept: false }
  if (once) return { text: previous, kept: unified(previous) !== unified(text) }
  if (keepFrom === undefined) return { text, kept: false }
  const [fresh, old] = [fromLine(text, keepFrom), fromLine(previous, keepFrom)]
  if (fresh === undefined || old === undefined) return { text: previous, kept: previous !== text }
  const tail = previous.slice(old)
  return { text: text.slice(0, fresh) + tail, kept: unified(tail) !== unified(text.slice(fresh)) }
}

/** Editors and version control may have changed how lines end. */
const unified = (text: string) => text.replaceAll('\r\n', '\n').trimEnd()

/** Where a line begins that says just this. */
function fromLine(text: string, line: string): number | undefined {
  for (let at = text.indexOf(line); at >= 0; at = text.indexOf(line, at + 1)) {
    const ends = text.charAt(at + line.length)
    if ((at === 0 || text.charAt(at - 1) === '\n') && (ends === '' || ends === '\n' || ends === '\r')) return at
  }
  return undefined
}
