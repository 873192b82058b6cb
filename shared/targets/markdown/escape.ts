/** Text as text: no HTML, no heading or rule where the author meant none. Lists, emphasis and code that a description has stay. */
export function prose(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => escapeHtml(line).replace(/^(\s{0,3})(#{1,6}(?=\s|$)|={3,}\s*$|-{3,}\s*$|>)/, '$1\\$2'))
    .join('\n')
    .trim()
}

/** Text for one cell of a table: on one line, bars escaped. */
export const cell = (text: string): string => escapeHtml(text.replace(/\s+/g, ' ').trim()).replaceAll('|', '\\|')

/** Text on one line, for a heading. */
export const line = (text: string): string => escapeHtml(text.replace(/\s+/g, ' ').trim()).replace(/([\\`*_[\]])/g, '\\$1')

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Code in a line, also where it holds backticks. */
export function code(text: string): string {
  const plain = text.replace(/\s+/g, ' ')
  const fence = '`'.repeat(Math.max(0, ...(plain.match(/`+/g) ?? []).map((run) => run.length)) + 1)
  const pad = plain.startsWith('`') || plain.endsWith('`') || plain.trim() === '' ? ' ' : ''
  return `${fence}${pad}${plain}${pad}${fence}`
}

/** Code for one cell of a table: bars are escaped there also inside code. */
export const codeCell = (text: string): string => code(text).replaceAll('|', '\\|')

/** A block of code with a fence longer than any inside. */
export function block(text: string, language = ''): string {
  const fence = '`'.repeat(Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length)) + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

/** A table; rows of cells that are already escaped. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
