import type { Json } from '../tool/json'
import { type HintName, hintNames } from '../tool/node'
import { pointerParts } from '../tool/pointer'

/** How a value is shown and edited: a hint's three answers, yes or no, a text, or JSON. */
export type ValueKind = 'hint' | 'answer' | 'text' | 'json'

/** The hint that a place holds, if it holds one. */
export function hintAt(at: string): HintName | undefined {
  const [holder, list, name, ...more] = pointerParts(at)
  if (more.length > 0 || list !== 'annotations' || (holder !== 'tool' && holder !== 'own')) return undefined
  return hintNames.find((hint) => hint === name)
}

/** By the place, and by all the values that meet there. */
export function valueKind(at: string, values: readonly (Json | undefined)[]): ValueKind {
  const there = values.filter((value) => value !== undefined)
  if (there.length > 0 && there.every((value) => typeof value === 'string')) return 'text'
  if (!there.every((value) => typeof value === 'boolean')) return 'json'
  return hintAt(at) ? 'hint' : 'answer'
}

/** What it means that nothing stands at a place. */
export function absentWords(at: string): string {
  if (hintAt(at)) return 'does not say'
  return at.startsWith('/own/') && at !== '/own/enabled' ? 'inherited' : 'not there'
}

/** A short value in words; nothing where it takes more room. */
export function shortWords(at: string, value: Json | undefined): string | undefined {
  if (value === undefined) return absentWords(at)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return at === '/own/timeoutSeconds' ? `${value} s` : String(value)
  return typeof value === 'string' && value.length <= 48 && !value.includes('\n') ? value : undefined
}
