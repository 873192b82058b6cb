import type { Json } from '../../tool/json'
import { indent } from '../text'
import { memberName, quoted } from './literal'

/**
 * A type as text. `joins` is the operator it ends up with when taken apart: what decides about parentheses.
 * `within` is the primitive type that every one of its values belongs to.
 */
export type TypeText = { text: string; joins?: '|' | '&'; within?: string }

export const anything: TypeText = { text: 'unknown' }
export const nothing: TypeText = { text: 'never' }

/** The type that has just this value. */
export function valueType(value: Json): TypeText {
  if (typeof value === 'string') return { text: quoted(value), within: 'string' }
  if (typeof value === 'number') return { text: Number.isFinite(value) ? String(value) : 'number', within: 'number' }
  if (typeof value !== 'object' || value === null) return { text: String(value) }
  if (Array.isArray(value)) return { text: `[${(value as Json[]).map((item) => valueType(item).text).join(', ')}]` }
  const members = Object.entries(value).map(([key, each]) => `${memberName(key)}: ${valueType(each).text}`)
  return members.length > 0 ? { text: `{ ${members.join('; ')} }` } : emptyObject
}

export const emptyObject: TypeText = { text: '{ [key: string]: never }' }

const different = (parts: readonly TypeText[]) => [...new Map(parts.map((part) => [part.text, part])).values()]

export function union(parts: readonly TypeText[], width: number): TypeText {
  const all = different(parts).filter(({ text }) => text !== nothing.text)
  if (all.some(({ text }) => text === anything.text)) return anything
  if (all.length < 2) return all[0] ?? nothing
  const texts = all.map(({ text }) => text)
  const flat = texts.join(' | ')
  const [first] = all
  const within = first?.within !== undefined && all.every((part) => part.within === first.within) ? { within: first.within } : {}
  if (fits(flat, width)) return { text: flat, joins: '|', ...within }
  return {
    ...within,
    text: `\n${indent(texts.map((text) => (text.startsWith('\n') ? outdent(text) : `| ${indent(text).trimStart()}`)).join('\n'))}`,
    joins: '|',
  }
}

/** The lines of a union within a union: they stand among its own. */
const outdent = (text: string) => text.slice(1).replace(/^ {2}/gm, '')

export function intersection(parts: readonly TypeText[]): TypeText {
  const narrowed = new Set(parts.map(({ within }) => within))
  const all = different(parts).filter(({ text }) => text !== anything.text && !narrowed.has(text))
  if (all.length < 2) return all[0] ?? anything
  return { text: all.map((part) => (part.joins === '|' ? inParentheses(part) : part.text)).join(' & '), joins: '&' }
}

/** Members with their semicolons; a short one stands on one line. */
export function object(members: readonly string[]): TypeText {
  const flat = `{ ${members.join(' ').slice(0, -1)} }`
  return { text: members.length <= 3 && fits(flat, 80) ? flat : `{\n${indent(members.join('\n'))}\n}` }
}

export const listOf = (item: TypeText): TypeText => ({
  text: item.joins || /[\n{]/.test(item.text) ? `Array<${item.text}>` : `${item.text}[]`,
})

export function tuple(items: readonly { type: TypeText; optional: boolean }[], rest: TypeText | undefined, width: number): TypeText {
  const parts = items.map(({ type, optional }) => (optional ? `${type.joins ? inParentheses(type) : type.text}?` : type.text))
  const all = [...parts, ...(rest ? [`...${listOf(rest).text}`] : [])]
  const flat = `[${all.join(', ')}]`
  return { text: fits(flat, width) ? flat : `[\n${all.map((part) => `${indent(part)},`).join('\n')}\n]` }
}

const inParentheses = ({ text }: TypeText) => (text.startsWith('\n') ? `(${text}\n)` : `(${text})`)

/** With some room for the name and the colon before it. */
const fits = (text: string, width: number) => !text.includes('\n') && text.length <= width - 24
