import { atPointer } from '../schema/refs'
import { renameKey } from '../tool/change'
import { type Doc, define, isDoc, type Json, member, withMember } from '../tool/json'
import { pointer, pointerParts } from '../tool/pointer'
import { readSchema } from './kind'
import { namesIn, renameIn } from './mentions'
import { changeAt, docAt, openOf, setKeyword, withKeyword } from './place'
import { moveRefs } from './refs'

/** An edit that moves something: the schema after it and where the thing stands now, or why it cannot be done. */
export type Step = { schema: Json; at: string; problem?: undefined } | { problem: string; schema?: undefined }

export type NewField = { name: string; schema: Json; required?: boolean }

/** The object a field belongs to, and its name. */
export function fieldAt(at: string): { owner: string; name: string } | undefined {
  const parts = pointerParts(at)
  return parts.at(-2) === 'properties' ? { owner: pointer(parts.slice(0, -2)), name: parts.at(-1) as string } : undefined
}

export const fieldPlace = (owner: string, name: string): string => `${owner}${pointer(['properties', name])}`

const fieldsOf = (root: Json, owner: string): Doc => {
  const held = member(docAt(root, owner), 'properties')
  return isDoc(held) ? held : {}
}

/** Why a field of an object cannot have this name. */
export function nameProblem(root: Json, owner: string, name: string, now?: string): string | undefined {
  if (name === now) return undefined
  if (name === '') return 'A field needs a name.'
  if (name.trim() !== name) return 'A name neither begins nor ends with a blank.'
  if (Object.hasOwn(fieldsOf(root, owner), name)) return `There is a field ${name} already.`
  return namesIn(docAt(root, owner)).has(name) ? `${name} is spoken of already, in a condition or as required.` : undefined
}

/** Adds fields behind one of that name, else at the end. */
export function addFields(root: Json, owner: string, added: readonly NewField[], after?: string): Json {
  const next: Record<string, Json> = {}
  const put = () => {
    for (const { name, schema } of added) define(next, name, schema)
  }
  const before = Object.entries(fieldsOf(root, owner))
  if (after === '') put()
  for (const [name, schema] of before) {
    define(next, name, schema)
    if (name === after) put()
  }
  put()
  const shaped = changeAt(root, owner, (schema) =>
    readSchema(schema).kind.kind === 'object' ? schema : withKeyword(openOf(schema), 'type', 'object'),
  )
  const filled = setKeyword(shaped, owner, 'properties', next)
  return added.reduce((schema, { name, required }) => (required ? requireField(schema, owner, name, true) : schema), filled)
}

export function requireField(root: Json, owner: string, name: string, required: boolean): Json {
  const held = member(docAt(root, owner), 'required')
  const names = Array.isArray(held) ? (held as Json[]) : []
  if (names.includes(name) === required) return root
  const next = required ? [...names, name] : names.filter((one) => one !== name)
  return setKeyword(root, owner, 'required', next.length > 0 ? next : undefined)
}

/** Spells a field's name anew: where it stands, where it is required, in conditions, and in references. */
export function renameField(root: Json, at: string, to: string): Step {
  const field = fieldAt(at)
  if (!field) return { problem: 'Only a field has a name that can be changed.' }
  const problem = nameProblem(root, field.owner, to, field.name)
  if (problem !== undefined) return { problem }
  const place = fieldPlace(field.owner, to)
  if (to === field.name) return { schema: root, at }
  const schema = changeAt(root, field.owner, (owner) => renameIn(owner, field.name, to))
  return { schema: moveRefs(schema, [[at, place]]), at: place }
}

/** Takes a field away. Of the lists of required names it goes too; a condition that speaks of it stays for its author to mend. */
export function removeField(root: Json, at: string): Json {
  const field = fieldAt(at)
  if (!field || !Object.hasOwn(fieldsOf(root, field.owner), field.name)) return root
  const left = setKeyword(root, field.owner, 'properties', withMember(fieldsOf(root, field.owner), field.name, undefined))
  return requireField(left, field.owner, field.name, false)
}

/** Moves a field among its siblings. */
export function moveField(root: Json, at: string, to: number): Json {
  const field = fieldAt(at)
  if (!field) return root
  const before = fieldsOf(root, field.owner)
  const order = Object.keys(before).filter((name) => name !== field.name)
  order.splice(Math.max(0, Math.min(order.length, to)), 0, field.name)
  const next: Record<string, Json> = {}
  for (const name of order) define(next, name, member(before, name) as Json)
  return setKeyword(root, field.owner, 'properties', next)
}

/** Puts a field into the sibling above it, at its end. */
export function nestField(root: Json, at: string): Step {
  const field = fieldAt(at)
  if (!field) return { problem: 'Only a field can be nested.' }
  const names = Object.keys(fieldsOf(root, field.owner))
  const above = names[names.indexOf(field.name) - 1]
  if (above === undefined) return { problem: 'There is no field above it to nest it into.' }
  const target = intoPlace(root, fieldPlace(field.owner, above))
  return target === undefined ? { problem: `${above} holds no fields. Make it an object first.` } : transfer(root, at, { owner: target })
}

/** The object that takes fields at a place: itself, or what its list or map holds. */
function intoPlace(root: Json, at: string): string | undefined {
  const schema = atPointer(root, at)
  if (schema === undefined) return undefined
  const { kind, core } = readSchema(schema)
  const place = `${at}${pointer(core)}`
  if (kind.kind === 'object' || kind.kind === 'anything') return place
  if (kind.kind === 'list' && isDoc(member(docAt(root, place), 'items'))) return intoPlace(root, `${place}/items`)
  return kind.kind === 'map' ? intoPlace(root, `${place}/additionalProperties`) : undefined
}

/** Takes a field out of its object, to stand right behind it. */
export function liftField(root: Json, at: string): Step {
  const field = fieldAt(at)
  if (!field) return { problem: 'Only a field can be lifted.' }
  const parts = pointerParts(field.owner)
  const level = parts.findLastIndex((part, index) => part === 'properties' && index < parts.length - 1)
  const outer = level < 0 ? undefined : fieldAt(pointer(parts.slice(0, level + 2)))
  return outer ? transfer(root, at, { owner: outer.owner, after: outer.name }) : { problem: 'It stands at the top already.' }
}

/** Puts a field into another object. */
export function transfer(root: Json, at: string, { owner, after }: { owner: string; after?: string }): Step {
  const field = fieldAt(at)
  const schema = atPointer(root, at)
  if (!field || schema === undefined) return { problem: 'There is no such field.' }
  if (`${owner}/`.startsWith(`${at}/`)) return { problem: 'A field cannot go into itself.' }
  const problem = nameProblem(root, owner, field.name)
  if (problem !== undefined) return { problem }
  const required = isRequired(root, field)
  const added = addFields(removeField(root, at), owner, [{ name: field.name, schema, required }], after)
  const place = fieldPlace(owner, field.name)
  return { schema: moveRefs(added, [[at, place]]), at: place }
}

function isRequired(root: Json, { owner, name }: { owner: string; name: string }): boolean {
  const held = member(docAt(root, owner), 'required')
  return Array.isArray(held) && (held as Json[]).includes(name)
}

/** Spells the pattern of names anew. */
export function renamePattern(root: Json, at: string, to: string): Step {
  const parts = pointerParts(at)
  const holder = pointer(parts.slice(0, -1))
  const name = parts.at(-1) as string
  if (to === '') return { problem: 'A pattern of names cannot be empty.' }
  if (to !== name && Object.hasOwn(docAt(root, holder), to)) return { problem: `There is a pattern ${to} already.` }
  const place = `${holder}${pointer([to])}`
  return {
    schema: moveRefs(
      changeAt(root, holder, (held) => renameKey(held, name, to) as Json),
      [[at, place]],
    ),
    at: place,
  }
}
