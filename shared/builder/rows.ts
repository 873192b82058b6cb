import { branchNames } from '../form/names'
import { resolveRef } from '../schema/refs'
import { type Doc, isDoc, type Json, member } from '../tool/json'
import { pointer } from '../tool/pointer'
import { conditionsOf, type StandingCondition } from './conditions'
import { isDemand, isNull, type Kind, readSchema } from './kind'
import { leftKeywords } from './more'
import { kindWords } from './words'

/** How a row hangs in what is above it. */
export type Slot = 'root' | 'field' | 'pattern' | 'others' | 'item' | 'branch' | 'part' | 'each' | 'definition'

/** One line of a schema that is being built. */
export type Row = {
  /** Where the schema stands. */
  at: string
  /** Where its type stands: further in for a schema beside null. */
  core: string
  slot: Slot
  name: string
  required: boolean
  schema: Json
  kind: Kind
  nullable: boolean
  words: string
  title?: string
  description?: string
  /** A reference that leads nowhere. */
  dangling: boolean
  /** The keywords that a row cannot show. */
  more: readonly string[]
  conditions: readonly StandingCondition[]
  /** What a list or a map holds: it has no line of its own, what is inside it stands inside this row. */
  each?: Row
  inside: readonly Row[]
}

export type Rows = { root: Row; definitions: readonly Row[] }

/** A schema, however faulty, as rows. */
export function rowsOf(root: Json): Rows {
  const definitions = ['$defs', 'definitions'].flatMap((key) => {
    const held = isDoc(root) ? member(root, key) : undefined
    return isDoc(held)
      ? Object.entries(held).map(([name, schema]) => rowAt(root, schema, { at: `/${key}${pointer([name])}`, slot: 'definition', name }))
      : []
  })
  return { root: rowAt(root, root, { at: '', slot: 'root', name: '' }), definitions }
}

type Where = { at: string; slot: Slot; name: string; required?: boolean }

function rowAt(root: Json, schema: Json, { at, slot, name, required = false }: Where): Row {
  const { kind, nullable, core: path } = readSchema(schema)
  const core = `${at}${pointer(path)}`
  const own = path.reduce<Json>((inner, key) => (inner as Doc)[key] as Json, schema)
  const each = isDoc(own) ? eachOf(root, own, kind, core) : undefined
  const below = isDoc(own) ? insideOf(root, own, kind, core) : []
  const said = (key: string) =>
    [schema, own].map((one) => (isDoc(one) ? member(one, key) : undefined)).find((text) => typeof text === 'string') as string | undefined
  const [title, description] = [said('title'), said('description')]
  return {
    at,
    core,
    slot,
    name,
    required,
    schema,
    kind,
    nullable,
    words: kindWords(kind, each?.words, below.filter(({ slot }) => slot === 'branch' || slot === 'part').length),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    dangling: kind.kind === 'reference' && resolveRef(root, kind.ref) === undefined,
    more: leftKeywords({ schema, own, path, kind, isRoot: slot === 'root' }),
    conditions: isDoc(own) ? conditionsOf(own, core) : [],
    ...(each && { each }),
    inside: [...(each?.inside ?? []), ...below],
  }
}

function eachOf(root: Json, schema: Doc, { kind }: Kind, at: string): Row | undefined {
  const key = kind === 'list' ? 'items' : kind === 'map' ? 'additionalProperties' : undefined
  const held = key && member(schema, key)
  return held === undefined
    ? undefined
    : rowAt(root, held, { at: `${at}/${key}`, slot: 'each', name: kind === 'list' ? 'each item' : 'each value' })
}

function insideOf(root: Json, schema: Doc, kind: Kind, at: string): Row[] {
  const make = (path: readonly string[], schema: Json, slot: Slot, name: string, required = false) =>
    rowAt(root, schema, { at: `${at}${pointer(path)}`, slot, name, required })
  switch (kind.kind) {
    case 'object':
    case 'map':
      return [
        ...fields(schema, make),
        ...patterns(schema, make),
        ...others(schema, kind, make),
        ...branches(root, schema, make),
        ...parts(schema, make),
      ]
    case 'tuple':
      return items(schema, kind.key, make)
    case 'union':
      return branches(root, schema, make)
    case 'all':
      return parts(schema, make)
    default:
      return []
  }
}

type Make = (path: readonly string[], schema: Json, slot: Slot, name: string, required?: boolean) => Row

function fields(schema: Doc, make: Make): Row[] {
  const [held, required] = [member(schema, 'properties'), member(schema, 'required')]
  const needed = new Set(Array.isArray(required) ? (required as Json[]) : [])
  return isDoc(held) ? Object.entries(held).map(([name, inner]) => make(['properties', name], inner, 'field', name, needed.has(name))) : []
}

function patterns(schema: Doc, make: Make): Row[] {
  const held = member(schema, 'patternProperties')
  return isDoc(held) ? Object.entries(held).map(([name, inner]) => make(['patternProperties', name], inner, 'pattern', name)) : []
}

function others(schema: Doc, { kind }: Kind, make: Make): Row[] {
  const held = member(schema, 'additionalProperties')
  return kind === 'object' && isDoc(held) ? [make(['additionalProperties'], held, 'others', 'any other name')] : []
}

function items(schema: Doc, key: 'prefixItems' | 'items', make: Make): Row[] {
  const rest = key === 'items' ? 'additionalItems' : 'items'
  const further = member(schema, rest)
  return [
    ...(member(schema, key) as Json[]).map((inner, index) =>
      make([key, String(index)], inner, 'item', titleOr(inner, `item ${index + 1}`)),
    ),
    ...(isDoc(further) ? [make([rest], further, 'others', 'further items')] : []),
  ]
}

const titleOr = (schema: Json, other: string): string => {
  const title = isDoc(schema) ? member(schema, 'title') : undefined
  return typeof title === 'string' && title !== '' ? title : other
}

/** The alternatives of a union that are more than a demand or null, in both spellings. */
function branches(root: Json, schema: Doc, make: Make): Row[] {
  return (['oneOf', 'anyOf'] as const).flatMap((key) => {
    const held = member(schema, key)
    if (!Array.isArray(held) || (held as Json[]).every(isDemand)) return []
    const listed = (held as Json[]).map((branch, index) => ({ branch, index })).filter(({ branch }) => !isNull(branch))
    const names = branchNames(
      root,
      listed.map(({ branch }) => branch),
    )
    return listed.map(({ branch, index }, place) => make([key, String(index)], branch, 'branch', names[place] as string))
  })
}

/** The parts of an `allOf` that hold without a condition. */
function parts(schema: Doc, make: Make): Row[] {
  const held = member(schema, 'allOf')
  return (Array.isArray(held) ? (held as Json[]) : []).flatMap((part, index) =>
    isDoc(part) && Object.hasOwn(part, 'if') ? [] : [make(['allOf', String(index)], part, 'part', titleOr(part, `part ${index + 1}`))],
  )
}

/** Every row of a schema, those without a line of their own too. */
export function* everyRow({ root, definitions }: Rows): Generator<Row> {
  function* within(row: Row): Generator<Row> {
    yield row
    for (let each = row.each; each; each = each.each) yield each
    for (const inner of row.inside) yield* within(inner)
  }
  yield* within(root)
  for (const row of definitions) yield* within(row)
}
