import { type Doc, define, isDoc, type Json, member } from '../tool/json'
import type { Arg } from '../tool/node'

/** Types as people spell them. What is none of these, every server lists as a text. */
const types: Readonly<Record<string, string>> = {
  bool: 'boolean',
  boolean: 'boolean',
  int: 'integer',
  integer: 'integer',
  number: 'number',
  array: 'array',
  object: 'object',
}

/** Keywords of JSON Schema that authors put on options although no MTDF has them: read as they were meant. */
export const triedKeywords = ['enum', 'default', 'minimum', 'maximum', 'pattern', 'minItems', 'maxItems', 'uniqueItems']

/** The property an option describes. */
export function propertyOf(option: Doc): Doc {
  const property: Record<string, Json> = {}
  const type = member(option, 'type')
  if (typeof type === 'string') define(property, 'type', Object.hasOwn(types, type) ? (types[type] as string) : 'string')
  for (const key of ['description', 'format']) {
    const value = member(option, key)
    if (typeof value === 'string') define(property, key, value)
  }
  const items = member(option, 'items')
  if (isDoc(items)) define(property, 'items', items)
  for (const key of triedKeywords) {
    const value = member(option, key)
    if (value !== undefined) define(property, key, value)
  }
  return property
}

export const isRequired = (option: Doc): boolean => member(option, 'required') === true

/** The argument an option describes; nothing where it has no name. */
export function readArg(option: Json, as: Arg['as']): Arg | undefined {
  if (!isDoc(option)) return undefined
  const name = member(option, 'name')
  if (typeof name !== 'string') return undefined
  return { property: name, as, ...waysOf(option), mtdf: option }
}

/** How its value gets onto the command line. */
export function waysOf(option: Doc): Pick<Arg, 'alias' | 'file'> {
  const alias = member(option, 'alias')
  const fileFlag = member(option, 'file_flag')
  return {
    ...(typeof alias === 'string' && { alias }),
    ...(member(option, 'file_arg') === true && { file: typeof fileFlag === 'string' ? { flag: fileFlag } : {} }),
  }
}
