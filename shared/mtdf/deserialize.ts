import { adviceFor } from './advice'
import type { Dialect } from './dialects/dialect'
import { type Field, fieldOf, type Kind, kindWords, type Shape, type ShapeId } from './dialects/shape'
import type { MtdfError } from './finding'
import type { JsonNode, JsonObject, Member } from './json-tree'

/** Why the parser refuses, in our words. */
export type Refusal = Omit<MtdfError, 'type' | 'path'>

/** A parser that reads the text meets a repeated member; one that reads a finished value knows only the last. */
export type From = 'text' | 'value'

/** All that a dialect's parser would refuse, in the order of the text. It stops at the first; an author wants to know the rest. */
export function refusals(root: JsonNode, dialect: Dialect, from: From): Refusal[] {
  return [...ofShape(root, 'tool', { dialect, from })]
}

type Reader = { dialect: Dialect; from: From }

function* ofKind(node: JsonNode, kind: Kind, reader: Reader): Generator<Refusal> {
  if (kind === 'anything') return
  if (typeof kind === 'string') {
    if (!fits(node, kind)) yield wrongType(node, kind)
  } else if ('list' in kind) {
    if (node.kind !== 'array') yield wrongType(node, kind)
    else for (const item of node.items) yield* ofKind(item, kind.list, reader)
  } else if ('map' in kind) {
    if (node.kind !== 'object') yield wrongType(node, kind)
    else for (const { value } of seen(node, reader)) yield* ofKind(value, kind.map, reader)
  } else if ('choice' in kind) {
    if (node.kind !== 'string') yield wrongType(node, kind)
    else if (!kind.others && !kind.choice.includes(node.value)) yield wrongChoice(node, node.value, kind.choice)
  } else yield* ofShape(node, kind.shape, reader)
}

function* ofShape(node: JsonNode, id: ShapeId, reader: Reader): Generator<Refusal> {
  const shape = reader.dialect.shapes[id] as Shape
  if (node.kind === 'array' && shape.byPosition) yield* byPosition(node.items, shape, reader)
  else if (node.kind !== 'object')
    yield { ...wrongType(node, { shape: id }), message: `${capital(shape.noun)} must be an object, not ${withArticle(node.kind)}.` }
  else yield* ofMembers(node, id, shape, reader)
}

function* ofMembers(node: JsonObject, id: ShapeId, shape: Shape, reader: Reader): Generator<Refusal> {
  const given = new Set<Field>()
  for (const member of seen(node, reader)) {
    const field = fieldOf(shape, member.key)
    if (!field) {
      if (shape.rest === 'refused') yield unknown(member, id, shape, reader.dialect)
      else if (typeof shape.rest === 'object') yield* ofKind(member.value, shape.rest.kind, reader)
    } else if (given.has(field)) yield repeated(member, field)
    else {
      given.add(field)
      if (!(field.nullable && member.value.kind === 'null')) yield* ofKind(member.value, field.kind, reader)
    }
  }
  for (const field of shape.fields) if (field.required && !given.has(field)) yield missing(node, field, shape)
}

function* byPosition(items: readonly JsonNode[], shape: Shape, reader: Reader): Generator<Refusal> {
  for (const [index, item] of items.entries()) {
    const field = shape.fields[index]
    if (!field) yield { at: item.at, offset: item.start, message: `${capital(shape.noun)} has only ${shape.fields.length} members.` }
    else if (!(field.nullable && item.kind === 'null')) yield* ofKind(item, field.kind, reader)
  }
}

/** The members a parser meets: of a finished value, of each name the last. */
function seen(node: JsonObject, { from }: Reader): readonly Member[] {
  if (from === 'text') return node.members
  return [...new Map(node.members.map((member) => [member.key, member])).values()]
}

const maxUint64 = 2n ** 64n - 1n
const int32 = { least: -(2n ** 31n), most: 2n ** 31n - 1n }

/** Whether the number is written as an unsigned integer of 64 bits: `1.0` and `-0` are not. */
export const isUint64 = (node: JsonNode): boolean =>
  node.kind === 'number' && /^\d+$/.test(node.literal) && BigInt(node.literal) <= maxUint64

function fits(node: JsonNode, kind: 'string' | 'boolean' | 'uint64' | 'int32'): boolean {
  if (kind === 'uint64') return isUint64(node)
  if (kind !== 'int32') return node.kind === kind
  if (node.kind !== 'number' || !/^(?:-(?!0)|)\d+$/.test(node.literal)) return false
  const value = BigInt(node.literal)
  return value >= int32.least && value <= int32.most
}

function wrongType(node: JsonNode, kind: Kind): Refusal {
  const numeric = node.kind === 'number' && (kind === 'uint64' || kind === 'int32')
  const expected = kindWords(kind)
  const received = numeric ? node.literal : node.kind
  const range = kind === 'uint64' ? 'a whole number, 0 or more, without a fraction' : 'a whole number of 32 bits'
  const message = numeric ? `${node.literal} is not ${range}.` : `This must be ${withArticle(expected)}, not ${withArticle(node.kind)}.`
  return { at: node.at, offset: node.start, message, expected, received, suggestion: suggestionFor(node, kind) }
}

function suggestionFor(node: JsonNode, kind: Kind): string {
  if (node.kind === 'null') return 'Leave the member out instead of setting it to null.'
  if (node.kind === 'string' && kind !== 'string' && typeof kind === 'string') return 'Write the value without quotes.'
  if (typeof kind === 'object' && 'list' in kind) return 'Put it into square brackets: […].'
  return `Write ${withArticle(kindWords(kind))} here.`
}

const wrongChoice = (node: JsonNode, received: string, allowed: readonly string[]): Refusal => ({
  at: node.at,
  offset: node.start,
  message: `"${received}" is not one of ${allowed.join(', ')}.`,
  suggestion: `Use ${allowed.map((word) => `"${word}"`).join(' or ')}.`,
  expected: kindWords({ choice: allowed }),
  received,
})

const unknown = ({ key, keyStart, value }: Member, id: ShapeId, shape: Shape, dialect: Dialect): Refusal => ({
  at: value.at,
  offset: keyStart,
  message: `"${key}" is no member of ${shape.noun} in ${dialect.label}.`,
  suggestion: adviceFor(id, key, dialect),
})

const repeated = ({ key, keyStart, value }: Member, field: Field): Refusal => ({
  at: value.at,
  offset: keyStart,
  message:
    key === field.name ? `"${key}" stands here twice.` : `"${key}" is another name of "${field.name}": only one of them may be given.`,
  suggestion: 'Keep one of them.',
})

const missing = (node: JsonNode, field: Field, shape: Shape): Refusal => ({
  at: node.at,
  offset: node.start,
  message: `"${field.name}" is missing: ${shape.noun} cannot do without it.`,
  suggestion: `Add "${field.name}": ${field.about}`,
  expected: kindWords(field.kind),
  received: null,
  missing: field.name,
})

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
export const withArticle = (noun: string): string =>
  noun === 'null' || noun.startsWith('one of') ? noun : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
