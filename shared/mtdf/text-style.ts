import { isDoc, type Json } from '../tool/json'

/** How a text is written: what a new value in it should look like. */
export type TextStyle = {
  /** A byte-order mark, or nothing. */
  mark: string
  eol: '\n' | '\r\n'
  /** One step of indentation; nothing where all stands in one line. */
  unit?: string
  /** What stands between a name and its value. */
  colon: string
  /** What ends the text: a line break, several, or nothing. */
  end: string
}

export function textStyle(text: string): TextStyle {
  const eol = /\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n'
  const body = text.trimEnd()
  const unit = /[{[,][^\S\n]*(?:\/\/[^\n]*)?\n([\t ]+)\S/.exec(body)?.[1]
  const isOneLine = body !== '' && !body.includes('\n')
  return {
    mark: text.startsWith('\uFEFF') ? '\uFEFF' : '',
    eol,
    ...(!isOneLine && { unit: unit?.startsWith('\t') ? '\t' : (unit ?? '  ') }),
    colon: /"(\s*:[\t ]*)/.exec(body)?.[1] ?? ': ',
    end: body === '' ? eol : (/\s*$/.exec(text)?.[0] ?? ''),
  }
}

/** The white space that the line of a place begins with. */
export function indentAt(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1
  return /^[\t ]*/.exec(text.slice(start, at))?.[0] ?? ''
}

/** A value in that style; `indent` is where the line begins on which it starts. */
export function printJson(value: Json, style: TextStyle, indent = ''): string {
  if (style.unit === undefined) return printInline(value, style.colon)
  const inner = indent + style.unit
  const block = (open: string, lines: readonly string[], close: string) =>
    lines.length === 0
      ? open + close
      : `${open}${style.eol}${lines.map((line) => inner + line).join(`,${style.eol}`)}${style.eol}${indent}${close}`
  if (Array.isArray(value))
    return block(
      '[',
      (value as readonly Json[]).map((item) => printJson(item, style, inner)),
      ']',
    )
  if (!isDoc(value)) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, held]) => `${JSON.stringify(key)}${style.colon}${printJson(held, style, inner)}`)
  return block('{', members, '}')
}

/** A value on one line, with spaces where its colons have them. */
export function printInline(value: Json, colon: string): string {
  const joint = /\s$/.test(colon) ? ', ' : ','
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map((item) => printInline(item, colon)).join(joint)}]`
  if (!isDoc(value)) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, held]) => `${JSON.stringify(key)}${colon}${printInline(held, colon)}`)
    .join(joint)}}`
}
