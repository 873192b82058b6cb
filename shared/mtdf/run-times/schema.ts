import { type Doc, define, isDoc, type Json, member } from '../../tool/json'
import { nameOf } from '../../tool/lenses'
import { leafOf, type Way } from '../../tool/run-time'
import type { Dialect } from '../../tool/toolset'
import { isRequired } from '../read-option'
import { optionsOf } from '../write-args'

/** How one server turns an option into a property of the input schema. */
export type Lists = { dialect: Dialect; type(option: string): string; items(option: Doc): Doc; describesOptions: boolean }

const workingDirectory: Doc = { type: 'string', description: 'Working directory for command execution', format: 'path' }

/** Options first, then positionals, then what the server adds itself; of two with one name the last counts. */
export function listedSchema(way: Way, lists: Lists, added: Doc = {}, alsoRequired: readonly string[] = []): Doc {
  const [root] = way
  const all = way.length > 1 ? optionsOf(leafOf(way), lists.dialect) : []
  const ordered = [...all.filter(({ arg }) => arg.as === 'option'), ...all.filter(({ arg }) => arg.as === 'positional')]
  const properties: Record<string, Json> = {}
  for (const { arg, option } of ordered) define(properties, arg.property, propertyFor(option, lists, arg.as === 'option'))
  if (nameOf(root.tool) !== 'cargo') define(properties, 'working_directory', workingDirectory)
  for (const [key, value] of Object.entries(added)) define(properties, key, value)
  const required = [...ordered.filter(({ option }) => isRequired(option)).map(({ arg }) => arg.property), ...alsoRequired]
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

function propertyFor(option: Doc, { type: typeFor, items, describesOptions }: Lists, isOption: boolean): Doc {
  const said = member(option, 'type')
  const type = typeFor(typeof said === 'string' ? said : '')
  const description = textIn(option, 'description') ?? (describesOptions && isOption ? '' : undefined)
  const format = textIn(option, 'format')
  return {
    type,
    ...(description !== undefined && { description }),
    ...(format !== undefined && { format }),
    ...(type === 'array' && { items: items(option) }),
  }
}

/** Until November 2025 only the short names of types were understood: `boolean` and `integer` come out as texts. */
export const shortTypes = (type: string): string => ({ bool: 'boolean', int: 'integer', array: 'array' })[type] ?? 'string'
export const allTypes = (type: string): string =>
  ({ bool: 'boolean', boolean: 'boolean', int: 'integer', integer: 'integer', number: 'number', array: 'array' })[type] ?? 'string'

export const textItems = (): Doc => ({ type: 'string' })

/** From `items`, else texts in the option's own format. */
export function saidItems(option: Doc): Doc {
  const items = member(option, 'items')
  const source = isDoc(items) ? items : option
  const format = textIn(source, 'format')
  const description = isDoc(items) ? textIn(items, 'description') : undefined
  const type = (isDoc(items) && textIn(items, 'type')) || 'string'
  return { type, ...(format !== undefined && { format }), ...(description !== undefined && { description }) }
}

const textIn = (document: Doc, key: string): string | undefined => {
  const value = member(document, key)
  return typeof value === 'string' ? value : undefined
}
