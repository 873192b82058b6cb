import { type Json, member, withMember } from '../tool/json'
import { pointer, pointerParts } from '../tool/pointer'
import { removeDefinition, renameDefinition } from './definitions'
import { fieldAt, moveField, removeField, renameField, renamePattern, type Step } from './fields'
import { addListed, moveListed, nameListed, removeListed } from './listed'
import { docAt, setKeyword } from './place'
import type { Row } from './rows'

type Standing = Pick<Row, 'at' | 'slot'>

/** Gives a row another name: a field, a pattern and a definition by their key, a branch and an item by their title. */
export function renameRow(root: Json, { at, slot }: Standing, name: string): Step {
  switch (slot) {
    case 'field':
      return renameField(root, at, name)
    case 'definition':
      return renameDefinition(root, at, name)
    case 'pattern':
      return renamePattern(root, at, name)
    case 'branch':
    case 'item':
    case 'part':
      return { schema: nameListed(root, at, name), at }
    default:
      return { problem: 'It has no name of its own.' }
  }
}

export const hasName = ({ slot }: Pick<Row, 'slot'>): boolean => !['root', 'others', 'each'].includes(slot)

/** Takes a row away. */
export function removeRow(root: Json, { at, slot }: Standing): Step {
  const parts = pointerParts(at)
  const above = pointer(parts.slice(0, -1))
  switch (slot) {
    case 'field':
      return { schema: removeField(root, at), at: fieldAt(at)?.owner ?? '' }
    case 'definition':
      return removeDefinition(root, at)
    case 'branch':
    case 'item':
    case 'part':
      return { schema: removeListed(root, at), at: pointer(parts.slice(0, -2)) }
    case 'others':
      return { schema: setKeyword(root, above, parts.at(-1) as string, undefined), at: above }
    case 'pattern': {
      const owner = pointer(parts.slice(0, -2))
      const left = withMember(docAt(root, above), parts.at(-1) as string, undefined)
      return { schema: setKeyword(root, owner, 'patternProperties', Object.keys(left).length > 0 ? left : undefined), at: owner }
    }
    default:
      return { problem: 'This cannot be removed.' }
  }
}

/** Moves a row among its siblings, by so many places. */
export function moveRow(root: Json, { at, slot }: Standing, by: number): Step {
  if (slot === 'field') {
    const { owner, name } = fieldAt(at) as { owner: string; name: string }
    const names = Object.keys((member(docAt(root, owner), 'properties') ?? {}) as object)
    return { schema: moveField(root, at, names.indexOf(name) + by), at }
  }
  if (slot === 'branch' || slot === 'item' || slot === 'part') return moveListed(root, at, Number(pointerParts(at).at(-1)) + by)
  return { problem: 'It keeps its place.' }
}

/** Adds a branch or an item behind one. */
export function addBeside(root: Json, { at }: Standing): Step {
  const parts = pointerParts(at)
  const [key, index] = parts.slice(-2) as [string, string]
  const holder = pointer(parts.slice(0, -2))
  return {
    schema: addListed(root, { holder, key, after: Number(index) }, { type: 'string' }),
    at: `${holder}${pointer([key, Number(index) + 1])}`,
  }
}

/** The object that takes new fields inside a row: itself, or what its list or map holds. */
export function ownerIn(row: Row): string | undefined {
  if (row.kind.kind === 'object') return row.core
  return row.each ? ownerIn(row.each) : undefined
}

/** The list that takes new branches or items inside a row. */
export function listIn(row: Row): { holder: string; key: string } | undefined {
  if (row.kind.kind === 'union') return { holder: row.core, key: row.kind.key }
  if (row.kind.kind === 'tuple') return { holder: row.core, key: row.kind.key }
  return row.each ? listIn(row.each) : undefined
}
