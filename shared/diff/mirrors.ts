import { triedKeywords } from '../mtdf/read-option'
import { isDoc, type Json } from '../tool/json'
import { pointerParts } from '../tool/pointer'
import type { Toolset } from '../tool/toolset'
import { matches } from './anatomy'
import { type Change, changes } from './changes'

/** A place in what was read from a file whose value stands in the model too, if it is of this kind. */
type Mirror = { at: string; is(value: Json): boolean; only?: 'root' | 'below' }

const isText = (value: Json) => typeof value === 'string'
const isFlag = (value: Json) => typeof value === 'boolean'
const isNumber = (value: Json) => typeof value === 'number'
/** What became nodes and arguments stands as an empty list. */
const isEmpty = (value: Json) => Array.isArray(value) && value.length === 0
const isType = (value: Json) => ['string', 'boolean', 'integer', 'number', 'array', 'object'].includes(value as string)
const isAnything = () => true

const mirrors: readonly Mirror[] = [
  ...['name', 'description', 'guidance_key'].map((key) => ({ at: `/mtdf/${key}`, is: isText })),
  ...['enabled', 'synchronous'].map((key) => ({ at: `/mtdf/${key}`, is: isFlag })),
  { at: '/mtdf/timeout_seconds', is: isNumber },
  { at: '/mtdf/subcommand', is: isEmpty },
  { at: '/mtdf/command', is: isText, only: 'root' },
  { at: '/mtdf/positional_args_first', is: isFlag, only: 'below' },
  ...['options', 'positional_args'].map((key): Mirror => ({ at: `/mtdf/${key}`, is: isEmpty, only: 'below' })),
  ...['name', 'description', 'format', 'alias', 'file_flag'].map((key) => ({ at: `/cli/args/*/mtdf/${key}`, is: isText })),
  ...['required', 'file_arg'].map((key) => ({ at: `/cli/args/*/mtdf/${key}`, is: isFlag })),
  { at: '/cli/args/*/mtdf/type', is: isType },
  { at: '/cli/args/*/mtdf/items', is: isDoc },
  ...triedKeywords.map((key) => ({ at: `/cli/args/*/mtdf/${key}`, is: isAnything })),
]

/** What differs between two toolsets, as people are told: what a file says and the model says too is told of the model only. */
export const toldChanges = (before: Toolset, after: Toolset): Change[] => changes(before, after).filter((change) => !isMirror(change))

export function isMirror({ at, kind, path, before, after }: Change): boolean {
  if (kind === 'moved') return false
  const isRoot = path.length === 1
  return [before, after].every((value) => value === undefined || standsElsewhere(pointerParts(at), value, isRoot))
}

function standsElsewhere(at: readonly string[], value: Json, isRoot: boolean): boolean {
  if ((matches('/mtdf', at) || matches('/cli/args/*/mtdf', at)) && isDoc(value))
    return Object.entries(value).every(([key, inner]) => standsElsewhere([...at, key], inner, isRoot))
  const place = at.slice(0, at[0] === 'mtdf' ? 2 : 5)
  const mirror = mirrors.find((one) => matches(one.at, place))
  if (!mirror || (mirror.only && (mirror.only === 'root') !== isRoot)) return false
  return place.length < at.length || mirror.is(value)
}
