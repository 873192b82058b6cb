import { type Doc, define, isDoc, type Json, member } from '../tool/json'
import type { Format } from './formats'

/** The keys that every dialect has. */
const common = ['build', 'test', 'dependencies', 'clean', 'run']

/** Hints in the other form: other keys become `custom.<key>` and back. What is no text is left out and named. */
export function convertHints(hints: Doc, form: Format['hints']): { hints: Doc; left: string[] } {
  const custom = member(hints, 'custom')
  const all = [
    ...Object.entries(hints).filter(([key]) => key !== 'custom' || !isDoc(custom)),
    ...(isDoc(custom) ? Object.entries(custom) : []),
  ]
  const texts = all.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const left = all.filter(([, value]) => typeof value !== 'string' && value !== null).map(([key]) => key)
  const converted: Record<string, Json> = {}
  const inner: Record<string, Json> = {}
  for (const [key, value] of texts) {
    const target = form === 'free' || common.includes(key) ? converted : inner
    if (Object.hasOwn(target, key)) left.push(key)
    else define(target, key, value)
  }
  if (Object.keys(inner).length > 0) define(converted, 'custom', inner)
  return { hints: converted, left }
}
