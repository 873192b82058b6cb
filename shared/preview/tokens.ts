import { isDoc, type Json, member } from '../tool/json'
import type { SentTool } from './model-view'

/** The text that a tool costs: all of it as one line of JSON, and the parts of it that are words. */
export type TokenPieces = { whole: string; name: string; description: string; parameters: string }

/** How many tokens each piece is. */
export type TokenCounts = { readonly [piece in keyof TokenPieces]: number }

/** The cost of a tool: a number that is good enough to compare, the span it may lie in, and what it is spent on. */
export type TokenBand = {
  about: number
  low: number
  high: number
  name: number
  description: number
  /** What remains besides words: types, names of parameters, braces. */
  structure: number
  /** What the parameters say of themselves. */
  parameters: number
}

/** What the numbers stand on, said beside them. */
export const tokenBasis = {
  about: 'o200k_base, JSON form',
  low: 'TypeScript form, about 20 % less',
  high: 'Claude, recent models: the vendor says about 30 % more; there is no public tokenizer',
  rough: 'characters divided by 4.6',
} as const

const [lowFactor, highFactor, charactersPerToken] = [0.8, 1.3, 4.6]

export function tokenPieces({ name, namespace = '', description, schema }: SentTool): TokenPieces {
  const full = `${namespace}${name}`
  const offered = { name: full, ...(description !== '' && { description }), ...(schema && { input_schema: schema }) }
  return { whole: JSON.stringify(offered), name: full, description, parameters: describedIn(schema ?? {}).join('\n') }
}

export function countsOf(pieces: TokenPieces, count: (text: string) => number): TokenCounts {
  const { whole, name, description, parameters } = pieces
  return { whole: count(whole), name: count(name), description: count(description), parameters: count(parameters) }
}

/** Good for a first look, while no tokenizer is at hand. */
export const roughCount = (text: string): number => Math.round(text.length / charactersPerToken)

export function bandOf({ whole, name, description, parameters }: TokenCounts): TokenBand {
  return {
    about: rounded(whole),
    low: rounded(whole * lowFactor),
    high: rounded(whole * highFactor),
    name,
    description,
    structure: Math.max(0, whole - name - description - parameters),
    parameters,
  }
}

/** More digits than are known would be a lie. */
function rounded(tokens: number): number {
  const step = tokens < 200 ? 5 : 10
  return Math.round(tokens / step) * step
}

/** Values that a schema holds, which are no schemas. */
const values = new Set(['default', 'const', 'enum', 'examples', 'example'])

/** Every description inside a schema, in its order. */
function describedIn(schema: Json): string[] {
  if (Array.isArray(schema)) return schema.flatMap(describedIn)
  if (!isDoc(schema)) return []
  const said = member(schema, 'description')
  const own = typeof said === 'string' ? [said] : []
  return [...own, ...Object.keys(schema).flatMap((key) => (values.has(key) ? [] : describedIn(member(schema, key) as Json)))]
}
