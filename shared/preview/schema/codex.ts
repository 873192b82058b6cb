import { type Doc, isDoc, type Json, member, withMember } from '../../tool/json'
import { type Compacting, compacted } from './codex-compact'
import { pruned } from './codex-definitions'
import { codexFault } from './codex-fault'
import { docOf, has, mapMembers, without } from './docs'
import { combinators, definitionTables, impliedTypes, namedTypes, typeOf } from './lowered'
import type { SchemaLoss } from './rewriter'
import { rewriting } from './rewriting'

/** Keywords of a whitelist, in one order, with their fields sorted; a large schema is made smaller step by step. */
export const codexSchema = rewriting((schema) => {
  const whole = (member(schema, 'properties') ?? null) === null ? withMember(schema, 'properties', {}) : schema
  const { schema: small, passes } = compacted(pruned(sanitizedNode(whole)), kept)
  const made = kept(small)
  const fault = codexFault(made)
  return {
    schema: made,
    ...(fault && { error: `Codex leaves the tool out: ${fault}` }),
    notes: [
      ...(isSorted(schema) ? [] : [sorting]),
      ...passes.map((pass) => ({ at: '', message: passWords[pass], severity: 'lost' as const })),
    ],
    compared: { quiet: passes.includes('descriptions') ? ['description'] : [] },
  }
})

const sorting: SchemaLoss = { at: '', message: 'Fields are sorted by name.', severity: 'changed' }
const passWords: Record<Compacting, string> = {
  descriptions: 'The schema is larger than 5,000 bytes: no description in it reaches the model.',
  definitions: 'The schema is still larger than 5,000 bytes: its definitions, and all that refers to them, do not reach the model.',
  depth: 'The schema is still larger than 5,000 bytes: objects and lists more than two levels down arrive empty.',
  combinators: 'The schema is still larger than 5,000 bytes: whatever has `anyOf`, `oneOf` or `allOf` arrives empty.',
}

function sanitized(value: Json): Json {
  if (typeof value === 'boolean') return { type: 'string' }
  if (Array.isArray(value)) return value.map(sanitized)
  return isDoc(value) ? sanitizedNode(value) : value
}

/** Unknown keywords stay for now: a reference in one of them still keeps a definition. */
function sanitizedNode(schema: Doc): Doc {
  const walked = mapMembers(schema, (value, key) => {
    if (key === 'properties') return isDoc(value) ? mapMembers(value, sanitized) : value
    if (definitionTables.includes(key)) return isDoc(value) ? mapMembers(value, sanitized) : undefined
    if (key === 'additionalProperties') return typeof value === 'boolean' ? value : sanitized(value)
    return key === 'items' || key === 'prefixItems' || combinators.includes(key) ? sanitized(value) : value
  })
  const listed = has(walked, 'const')
    ? docOf([...Object.entries(without(walked, ['const'])), ['enum', [member(walked, 'const') as Json]]])
    : walked
  const named = namedTypes(listed)
  if (named.length === 0 && has(listed, '$ref', ...combinators)) return without(listed, ['type'])
  const all = named.length > 0 ? named : impliedTypes(listed)
  if (all.length === 0) return {}
  return docOf([
    ...Object.entries(listed),
    ['type', typeOf(all)],
    ...(all.includes('object') && !has(listed, 'properties') ? [['properties', {}] as const] : []),
    ...(all.includes('array') && !has(listed, 'items') ? [['items', { type: 'string' }] as const] : []),
  ])
}

const whitelist = [
  '$ref',
  'type',
  'description',
  'enum',
  'items',
  'properties',
  'required',
  'additionalProperties',
  ...combinators,
  ...definitionTables,
]

/** What Codex's own type of a schema holds, in its order. */
function kept(value: Doc): Doc
function kept(value: Json): Json
function kept(value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => kept(item))
  if (!isDoc(value)) return value
  return docOf(whitelist.map((key) => [key, keptMember(key, member(value, key))] as const))
}

function keptMember(key: string, value: Json | undefined): Json | undefined {
  if (value === undefined || value === null) return undefined
  if (key === 'properties' || definitionTables.includes(key)) return isDoc(value) ? sortedFields(value) : value
  return key === 'items' || key === 'additionalProperties' || combinators.includes(key) ? kept(value) : value
}

const sortedFields = (fields: Doc): Doc => docOf(sortedKeys(fields).map((key) => [key, kept(fields[key] as Json)] as const))

const sortedKeys = (document: Doc): string[] => Object.keys(document).sort()

function isSorted(value: Json): boolean {
  if (Array.isArray(value)) return value.every(isSorted)
  if (!isDoc(value)) return true
  return Object.entries(value).every(([key, held]) => {
    if (key === 'properties' && isDoc(held)) {
      const names = sortedKeys(held)
      if (Object.keys(held).some((name, index) => name !== names[index])) return false
    }
    return isSorted(held)
  })
}
