import { describeField } from '#shared/form/describe'
import { type Field, fieldOf } from '#shared/form/field'
import { flatten } from '#shared/form/flatten'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import { pointer } from '#shared/tool/pointer'
import { type Leftover, leftovers } from './leftovers'
import type { Sent } from './sent'
import { sourcesOf } from './sources'

/** A schema to be read: the value, the text it came in, and where each of its objects stands in the tool. */
export type SchemaDoc = { root: Json; at: string; sent: Sent; places: ReadonlyMap<object, string>; inside: WeakMap<SchemaRow, Inside> }

/** One line of a schema read as a tree. */
export type SchemaRow = {
  /** The way to this row through the tree; a schema that is used twice has two rows. */
  key: string
  /** The places of the definition this row speaks for, its own first. */
  at: readonly string[]
  label: string
  /** The label is a name the server chose; else it is our word. */
  theirs: boolean
  required: boolean
  field: Field
  words: string
  /** The row above that this one repeats. */
  sameAs?: string
  /** A reference that leads nowhere. */
  dangling?: string
  leftovers: readonly Leftover[]
  above: readonly Above[]
}
type Above = { at: readonly string[]; label: string }
type Made = { given: Json; sources?: readonly Doc[]; label: string; theirs?: boolean; required?: boolean; at?: string | undefined }

export function schemaDoc(root: Json, at: string, sent: Sent): SchemaDoc {
  return { root, at, sent, places: placesIn(root, at), inside: new WeakMap() }
}

function placesIn(root: Json, at: string): Map<object, string> {
  const places = new Map<object, string>()
  const open: [Json, string][] = [[root, at]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, place] = next
    if (typeof value !== 'object' || value === null) continue
    places.set(value, place)
    for (const [key, inner] of Object.entries(value)) open.push([inner as Json, `${place}${pointer([key])}`])
  }
  return places
}

export function rootRow(doc: SchemaDoc, label: string): SchemaRow {
  return makeRow(doc, { given: doc.root, label, at: doc.at }, undefined)
}

function makeRow(doc: SchemaDoc, made: Made, parent: SchemaRow | undefined): SchemaRow {
  const { given, label, theirs = false, required = false } = made
  const above: Above[] = parent ? [...parent.above, { at: parent.at, label: parent.label }] : []
  const sources = sourcesOf(doc.root, made.sources ?? [given])
  const places = sources.docs.map((source) => doc.places.get(source)).filter((place) => place !== undefined)
  const at = made.at === undefined || places.includes(made.at) ? places : [made.at, ...places]
  const referred = sources.referred.map((source) => doc.places.get(source))
  const same = above.find((one) => one.at.some((place) => referred.includes(place)))
  const field = fieldOf(doc.root, given)
  return {
    key: parent ? `${parent.key}${pointer([label])}` : '',
    at,
    label,
    theirs,
    required,
    field,
    words: wordsOf(doc, field),
    ...(same && { sameAs: same.label }),
    ...(sources.dangling !== undefined && { dangling: sources.dangling }),
    leftovers: leftovers(doc, field, at),
    above,
  }
}

/** What is inside a row: rows in the order the server sent them, and those that its own words already cover. */
export type Inside = { rows: readonly SchemaRow[]; covered: readonly SchemaRow[] }

const shown = (rows: readonly SchemaRow[]): Inside => ({ rows, covered: [] })

export function insideOf(doc: SchemaDoc, row: SchemaRow): Inside {
  const known = doc.inside.get(row)
  if (known) return known
  const inside = readInside(doc, row)
  doc.inside.set(row, inside)
  return inside
}

function readInside(doc: SchemaDoc, row: SchemaRow): Inside {
  if (row.sameAs !== undefined) return shown([])
  const { control, schema } = row.field
  const make = (made: Made) => makeRow(doc, made, row)
  switch (control.kind) {
    case 'object':
    case 'map':
      return shown([
        ...(control.kind === 'object' ? inSentOrder(doc, row, control.properties) : []).map(({ key, schema, required }) =>
          make({ given: schema, label: key, theirs: true, required, at: placeOfProperty(doc, row, key) }),
        ),
        ...patterned(schema).map(([like, inner]) => make({ given: inner, label: `names like ${like}` })),
        ...otherNames(schema).map((inner) => make({ given: inner, label: control.kind === 'map' ? 'each name' : 'any other name' })),
      ])
    case 'array': {
      const item = make({ given: control.items, label: 'each item' })
      if (isPlain(item)) return { rows: [], covered: [item] }
      return isMereObject(item) ? { rows: insideOf(doc, item).rows, covered: [item] } : shown([item])
    }
    case 'tuple':
      return shown([
        ...control.items.map((given, index) => make({ given, label: `item ${index + 1}` })),
        ...(isDoc(control.more) ? [make({ given: control.more, label: 'further items' })] : []),
      ])
    case 'union': {
      const rows = branchRows(doc, row, control.branches)
      return rows.every(isPlain) ? { rows: [], covered: rows } : shown(rows)
    }
    default:
      return shown([])
  }
}

function branchRows(doc: SchemaDoc, row: SchemaRow, branches: readonly { name: string; schema: Json }[]): SchemaRow[] {
  const given = alternativesIn(doc.root, row.field.schema)
  return branches.map((branch, index) => {
    const source = given.length === branches.length ? given[index] : undefined
    return makeRow(doc, { given: branch.schema, sources: isDoc(source) ? [source] : [], label: branch.name }, row)
  })
}

/** The alternatives as they stand in the schema, without the one that is only null. */
function alternativesIn(root: Json, schema: Doc): Json[] {
  const listed = member(schema, 'oneOf') ?? member(schema, 'anyOf')
  if (!Array.isArray(listed)) return []
  return (listed as Json[]).filter((one) => {
    const flat = flatten(root, one)
    return !(isDoc(flat) && (member(flat, 'type') === 'null' || member(flat, 'const') === null))
  })
}

/** `JSON.parse` moves names such as "10" to the front; the text still knows. */
function inSentOrder<T extends { key: string }>({ sent }: SchemaDoc, row: SchemaRow, properties: readonly T[]): T[] {
  const order = row.at.flatMap((place) => sent.members(`${place}/properties`).map(([key]) => key))
  const rank = new Map(order.map((key, index) => [key, index]))
  return properties.toSorted((a, b) => (rank.get(a.key) ?? order.length) - (rank.get(b.key) ?? order.length))
}

function placeOfProperty({ sent }: SchemaDoc, row: SchemaRow, key: string): string | undefined {
  return row.at.map((place) => `${place}/properties${pointer([key])}`).find((place) => sent.at(place) !== undefined)
}

function patterned(schema: Doc): [string, Json][] {
  const patterns = member(schema, 'patternProperties')
  return isDoc(patterns) ? Object.entries(patterns) : []
}

function otherNames(schema: Doc): Json[] {
  const additional = member(schema, 'additionalProperties') ?? member(schema, 'unevaluatedProperties')
  return isDoc(additional) && Object.keys(additional).length > 0 ? [additional] : []
}

/** An object of which nothing is said but its properties. */
function isMereObject({ field, sameAs, dangling, leftovers }: SchemaRow): boolean {
  const said = field.title ?? field.description ?? field.default ?? field.examples[0] ?? sameAs ?? dangling
  return field.control.kind === 'object' && said === undefined && leftovers.length === 0 && !field.nullable
}

/** Everything about the row stands in its words. */
function isPlain({ field, sameAs, dangling, leftovers }: SchemaRow): boolean {
  const nested: readonly Field['control']['kind'][] = ['object', 'map', 'array', 'tuple', 'union', 'choice', 'const']
  const more = field.title ?? field.description ?? field.default ?? field.examples[0] ?? sameAs ?? dangling
  return !nested.includes(field.control.kind) && more === undefined && leftovers.length === 0
}

function wordsOf(doc: SchemaDoc, field: Field): string {
  const said = plainUnion(doc, field) ?? describeField(doc.root, field)
  const { control, schema } = field
  const others = member(schema, 'additionalProperties')
  const closed = control.kind === 'object' && others === false
  const open = control.kind === 'object' && others === true
  return [said, closed && 'no other names', open && 'other names allowed', field.readOnly && 'read only'].filter(Boolean).join(', ')
}

/** A choice between simple kinds is said at once: "string or integer". */
function plainUnion({ root }: SchemaDoc, field: Field): string | undefined {
  if (field.control.kind !== 'union') return undefined
  const inside = field.control.branches.map((branch) => fieldOf(root, branch.schema))
  const simple = ['text', 'number', 'boolean', 'null', 'any']
  if (!inside.every(({ control }) => simple.includes(control.kind))) return undefined
  const words = [...new Set(inside.map((each) => describeField(root, each))), ...(field.nullable ? ['null'] : [])]
  return words.join(' or ')
}

/** How many rows a schema has when all is open, counted no further than a limit. */
export function countRows(doc: SchemaDoc, row: SchemaRow, limit: number): number {
  let found = 0
  const open = [row]
  for (let next = open.pop(); next && found <= limit; next = open.pop()) {
    const { rows } = insideOf(doc, next)
    found += rows.length
    open.push(...rows)
  }
  return found
}
