import { type Doc, isDoc, type Json, member } from '../../tool/json'
import { definitionOf } from './codex-definitions'
import { has, mapMembers, without } from './docs'
import { combinators, definitionTables } from './lowered'

export type Compacting = 'descriptions' | 'definitions' | 'depth' | 'combinators'

/** Bytes of compact JSON, and levels of objects below the root. */
const most = 5000
const deepest = 3

/** A schema that is too large, after as many passes as it takes; `written` is how it will be sent. */
export function compacted(schema: Doc, written: (schema: Doc) => Doc): { schema: Doc; passes: Compacting[] } {
  const passes: Compacting[] = []
  let small = schema
  for (const [name, pass] of steps) {
    if (bytesOf(JSON.stringify(written(small))) <= most) break
    small = pass(small)
    passes.push(name)
  }
  return { schema: small, passes }
}

const steps: readonly [Compacting, (schema: Doc) => Doc][] = [
  ['descriptions', (schema) => inEach(schema, (node) => without(node, ['description']), true)],
  [
    'definitions',
    (schema) =>
      without(
        inEach(schema, (node) => (definitionOf(member(node, '$ref')) ? {} : node)),
        definitionTables,
      ),
  ],
  ['depth', (schema) => inEach(schema, (node, depth) => (depth >= deepest && isNested(node) ? {} : node))],
  ['combinators', (schema) => inEach(schema, (node) => (has(node, ...combinators) ? {} : node))],
]

const isNested = (node: Doc): boolean => has(node, 'items', ...combinators, 'properties', 'additionalProperties', '$ref')

/** Each node as `change` makes it, parents first; a list is no level of its own. */
function inEach(schema: Doc, change: (node: Doc, depth: number) => Doc, definitions = false, depth = 0): Doc {
  const inside = (value: Json): Json =>
    Array.isArray(value) ? value.map(inside) : isDoc(value) ? inEach(value, change, definitions, depth + 1) : value
  return mapMembers(change(schema, depth), (value, key) => {
    if (key === 'properties' || (definitions && definitionTables.includes(key))) return isDoc(value) ? mapMembers(value, inside) : value
    return key === 'items' || key === 'additionalProperties' || combinators.includes(key) ? inside(value) : value
  })
}

/** In UTF-8; a surrogate is half of four bytes. */
function bytesOf(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code >= 0x80) bytes += code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 1 : 2
  }
  return bytes
}
