import { atPointer, resolveRef } from '../schema/refs'
import { renameKey } from '../tool/change'
import { type Doc, isDoc, type Json, member, withMember } from '../tool/json'
import { pointer, pointerParts } from '../tool/pointer'
import type { Step } from './fields'
import { mapSchemas } from './inner'
import { changeAt, setKeyword, withKeyword } from './place'
import { countRefs, moveRefs, refTo } from './refs'

/** Where definitions stand: `definitions` only where there are such already. */
const holderOf = (root: Json): '$defs' | 'definitions' =>
  isDoc(root) && isDoc(member(root, 'definitions')) && !isDoc(member(root, '$defs')) ? 'definitions' : '$defs'

const definitionsIn = (root: Json, key: string): Doc => {
  const held = isDoc(root) ? member(root, key) : undefined
  return isDoc(held) ? held : {}
}

export const definitionRefs = (root: Json): string[] =>
  ['$defs', 'definitions'].flatMap((key) => Object.keys(definitionsIn(root, key)).map((name) => refTo(pointer([key, name]))))

function takenName(root: Json, name: string): string | undefined {
  if (name.trim() === '') return 'A definition needs a name.'
  return Object.hasOwn(definitionsIn(root, holderOf(root)), name) ? `There is a definition ${name} already.` : undefined
}

/** What is said at one place, and stays there when the rest becomes a definition. */
const placed = ['title', 'description', 'default', 'examples', 'deprecated']

/** Makes a definition of what stands at a place, which then refers to it. What refers to the place, or stands there alike, is left alone. */
export function extractDefinition(root: Json, at: string, name: string): Step {
  const schema = atPointer(root, at)
  const problem = at === '' || !isDoc(schema) ? 'This cannot become a definition.' : takenName(root, name)
  if (problem !== undefined) return { problem }
  const given = schema as Doc
  const outer = Object.fromEntries(Object.entries(given).filter(([key]) => placed.includes(key)))
  const inner = Object.fromEntries(Object.entries(given).filter(([key]) => !placed.includes(key)))
  const key = holderOf(root)
  const referring = changeAt(root, at, () => withKeyword(outer, '$ref', refTo(pointer([key, name]))))
  const place = pointer([key, name])
  const moved = moveRefs(
    referring,
    [...Object.keys(inner)].map((held) => [`${at}${pointer([held])}`, `${place}${pointer([held])}`] as const),
  )
  return { schema: setKeyword(moved, '', key, withMember(definitionsIn(moved, key), name, inner)), at: place }
}

/** Adds an empty definition. */
export function addDefinition(root: Json, name: string): Step {
  const problem = takenName(root, name)
  if (problem !== undefined) return { problem }
  const key = holderOf(root)
  return {
    schema: setKeyword(root, '', key, withMember(definitionsIn(root, key), name, { type: 'object', properties: {} })),
    at: pointer([key, name]),
  }
}

/** Spells a definition's name anew, and all that refers to it. */
export function renameDefinition(root: Json, at: string, to: string): Step {
  const [key, name] = pointerParts(at)
  if (key === undefined || name === undefined) return { problem: 'There is no such definition.' }
  const problem = to === name ? undefined : takenName(root, to)
  if (problem !== undefined) return { problem }
  const place = pointer([key, to])
  const renamed = changeAt(root, pointer([key]), (held) => renameKey(held, name, to) as Json)
  return { schema: moveRefs(renamed, [[at, place]]), at: place }
}

/** Takes a definition away that nothing refers to. */
export function removeDefinition(root: Json, at: string): Step {
  const [key, name] = pointerParts(at)
  const used = countRefs(root, at)
  if (used > 0) return { problem: `It is used ${used === 1 ? 'once' : `${used} times`}. Put it in place there first.` }
  const left = withMember(definitionsIn(root, key as string), name as string, undefined)
  return { schema: setKeyword(root, '', key as string, Object.keys(left).length > 0 ? left : undefined), at: '' }
}

/** Puts what a reference leads to in its place; what is said beside the reference stays. */
export function inlineReference(root: Json, at: string): Step {
  const schema = atPointer(root, at)
  const ref = isDoc(schema) ? member(schema, '$ref') : undefined
  const target = typeof ref === 'string' ? resolveRef(root, ref) : undefined
  if (!isDoc(schema) || typeof ref !== 'string' || !isDoc(target)) return { problem: 'It refers to nothing that could be put here.' }
  if (refersTo(root, target, ref)) return { problem: 'It refers to itself, and cannot be put in its own place.' }
  return { schema: changeAt(root, at, (held) => joined(held as Doc, target)), at }
}

function joined(schema: Doc, target: Doc): Doc {
  const { $ref: _, ...said } = schema
  return Object.entries(target).reduce<Doc>((all, [key, value]) => (Object.hasOwn(all, key) ? all : withKeyword(all, key, value)), said)
}

/** Whether a schema leads back to a reference, through whatever it refers to. */
function refersTo(root: Json, schema: Json, wanted: string, seen = new Set<string>()): boolean {
  let found = false
  mapSchemas(schema, (inner) => {
    const ref = member(inner, '$ref')
    if (typeof ref !== 'string' || seen.has(ref) || found) return inner
    seen.add(ref)
    found = ref === wanted || refersTo(root, resolveRef(root, ref) ?? true, wanted, seen)
    return inner
  })
  return found
}
