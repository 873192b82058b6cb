/** A piece of TypeScript-like text. */
export type Token = {
  kind: 'word' | 'text' | 'number' | 'sign' | 'comment' | 'end'
  text: string
  line: number
  column: number
  newLine: boolean
}
export class RowProblem extends Error {
  readonly line: number
  readonly column: number
  constructor(message: string, { line, column }: Pick<Token, 'line' | 'column'>) {
    super(message)
    this.line = line
    this.column = column
  }
}

const pieces =
  /(?<space>[^\S\n]+)|(?<line>\n)|(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/|#[^\n]*)|(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`)|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<word>[\p{L}_$][\p{L}\p{N}_$]*(?:-[\p{L}\p{N}_$]+)*)|(?<sign>=>|[{}[\]()<>:;,?|&=*])/uy

export function rowTokens(text: string): Token[] {
  const tokens: Token[] = []
  let [line, from, newLine] = [1, 0, true]
  pieces.lastIndex = 0
  while (pieces.lastIndex < text.length) {
    const at = pieces.lastIndex
    const found = pieces.exec(text)
    const place = { line, column: at - from + 1 }
    if (!found) throw new RowProblem(`“${text[at]}” is not understood here`, place)
    const [kind, piece] = Object.entries(found.groups ?? {}).find(([, held]) => held !== undefined) as [string, string]
    if (kind !== 'space' && kind !== 'line') tokens.push({ kind: kind as Token['kind'], text: piece, ...place, newLine })
    newLine = kind === 'line' || (newLine && kind === 'space')
    const breaks = piece.split('\n').length - 1
    if (breaks > 0) [line, from] = [line + breaks, at + piece.lastIndexOf('\n') + 1]
  }
  return [...tokens, { kind: 'end', text: '', line, column: text.length - from + 1, newLine: true }]
}

/** What a comment says. */
export const commentText = (comment: string): string =>
  comment
    .replace(/^\/\/+|^\/\*+|\*\/$|^#+/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .filter((line) => line !== '')
    .join(' ')
