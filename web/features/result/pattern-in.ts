import type { Block } from '#shared/calls/content'
import { type Recognised, recognise } from '#shared/calls/recognise'
import { isDoc, type Json } from '#shared/tool/json'

/** A known form of an answer, and where it stands: in the structured value, or as JSON in the only text. */
export type FoundPattern = { recognised: Recognised; text?: string }

const longest = 1_000_000

export function patternIn(structured: Json | undefined, blocks: readonly Block[]): FoundPattern | undefined {
  const inside = recognise(structured)
  if (inside) return { recognised: inside }
  const [only, ...others] = blocks.filter((block) => block.kind === 'text')
  if (only?.kind !== 'text' || others.length > 0 || structured !== undefined) return undefined
  const recognised = recognise(jsonIn(only.text))
  return recognised && { recognised, text: only.text }
}

/** The object a text consists of, where it is one. */
export function jsonIn(text: string): Json | undefined {
  if (text.length > longest || !looksLikeJson(text)) return undefined
  try {
    const value = JSON.parse(text) as Json
    return isDoc(value) || Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** By its two ends, which costs nothing. */
export function looksLikeJson(text: string): boolean {
  const start = /\S/.exec(text.slice(0, 200))?.[0]
  const end = /(\S)\s*$/.exec(text.slice(-200))?.[1]
  return (start === '{' && end === '}') || (start === '[' && end === ']')
}
