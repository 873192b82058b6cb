/** White space, comments and commas: what stands between the values of a JSON text. */

const comment = /\/\/[^\n]*?(?=\r?\n|$)|\/\*[\s\S]*?\*\//g

export const hasComment = (trivia: string): boolean => trivia.includes('//') || trivia.includes('/*')

/** Where the comma stands that is in no comment; -1 where there is none. */
export function firstComma(trivia: string): number {
  return trivia.replace(comment, (found) => ' '.repeat(found.length)).indexOf(',')
}

/**
 * Cuts off what still belongs to the line before: spaces and comments, where a line break follows. Where none does, all of it belongs to
 * what comes next, unless nothing does (`last`): then comments belong to what was before.
 */
export function restOfLine(trivia: string, last = false): [rest: string, next: string] {
  const line = /^(?:[^\S\r\n]|\/\*[\s\S]*?\*\/|\/\/[^\n]*?(?=\r?\n|$))*/.exec(trivia)?.[0] ?? ''
  if (/^\r?\n/.test(trivia.slice(line.length))) return [line, trivia.slice(line.length)]
  const own = last && hasComment(line) ? line.trimEnd() : ''
  return [own, trivia.slice(own.length)]
}

/** `next`, with a line break first where a line comment before it would swallow it. */
export function breakBefore(before: string, next: string, lineBreak: string): string {
  const last = [...before.matchAll(comment)].at(-1)
  const open = last?.[0].startsWith('//') && last.index + last[0].length === before.length
  return open && !/^\r?\n/.test(next) ? lineBreak + next.trimStart() : next
}
