import type { Json } from '../tool/json'
import type { Field } from './field'
import { readNumber } from './read-number'

/** Several pasted lines as items of a list of texts or numbers; `undefined` where they are one text, or not all numbers. */
export function itemsFromLines({ control }: Field, pasted: string): Json[] | undefined {
  if (control.kind !== 'number' && control.kind !== 'text') return undefined
  const lines = pasted.replace(/\r?\n$/, '').split(/\r?\n/)
  if (lines.length < 2) return undefined
  if (control.kind === 'text') return lines
  const numbers = lines.map(readNumber)
  return numbers.every((each) => 'value' in each) ? numbers.map(({ value }) => value) : undefined
}
