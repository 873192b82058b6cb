import { type Doc, isDoc, type Json, member } from '../../tool/json'
import { pointerParts } from '../../tool/pointer'
import { mapMembers } from './docs'
import { combinators, definitionTables } from './lowered'

/** The definition that a local reference leads into: `#/$defs/Name`, or a place inside it. */
export function definitionOf(ref: Json | undefined): { table: string; name: string } | undefined {
  if (typeof ref !== 'string' || !ref.startsWith('#/')) return undefined
  const [table = '', name] = pointerParts(decoded(ref.slice(1)))
  return definitionTables.includes(table) && name !== undefined ? { table, name } : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The schemas a node holds, lists of them as they are; its definitions only where they are asked for. */
export function childrenOf(node: Doc): Json[] {
  const properties = member(node, 'properties')
  const additional = member(node, 'additionalProperties')
  return [
    ...(isDoc(properties) ? Object.values(properties) : []),
    ...['items', ...combinators].flatMap((key) => member(node, key) ?? []),
    ...(additional === undefined || typeof additional === 'boolean' ? [] : [additional]),
  ]
}

/** Without the definitions that nothing leads to. */
export function pruned(schema: Doc): Doc {
  const reached = reachable(schema)
  return mapMembers(schema, (value, key) => {
    if (!definitionTables.includes(key) || !isDoc(value)) return value
    const left = mapMembers(value, (definition, name) => (reached.has(`${key}/${name}`) ? definition : undefined))
    return Object.keys(left).length > 0 ? left : undefined
  })
}

function reachable(schema: Doc): Set<string> {
  const reached = new Set<string>()
  const open = refsIn(schema, childrenOf)
  for (let ref = open.pop(); ref; ref = open.pop()) {
    const { table, name } = ref
    if (reached.has(`${table}/${name}`)) continue
    reached.add(`${table}/${name}`)
    const definitions = member(schema, table)
    const definition = isDoc(definitions) ? member(definitions, name) : undefined
    if (definition !== undefined) open.push(...refsIn(definition, Object.values))
  }
  return reached
}

function refsIn(value: Json, inside: (node: Doc) => Json[]): { table: string; name: string }[] {
  if (Array.isArray(value)) return value.flatMap((item) => refsIn(item, inside))
  if (!isDoc(value)) return []
  const own = definitionOf(member(value, '$ref'))
  return [...(own ? [own] : []), ...inside(value).flatMap((child) => refsIn(child, inside))]
}
