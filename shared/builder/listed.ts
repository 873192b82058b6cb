import { movedOrder } from '../tool/change'
import { type Json, member } from '../tool/json'
import { pointer, pointerParts } from '../tool/pointer'
import { docAt, setKeyword } from './place'
import { moveRefs } from './refs'

/** Schemas that stand in a list: the branches of a union, the items of a fixed list, the parts of an allOf. */
const split = (at: string): { holder: string; key: string; index: number } => {
  const parts = pointerParts(at)
  return { holder: pointer(parts.slice(0, -2)), key: parts.at(-2) as string, index: Number(parts.at(-1)) }
}

const listAt = (root: Json, holder: string, key: string): readonly Json[] => {
  const held = member(docAt(root, holder), key)
  return Array.isArray(held) ? (held as Json[]) : []
}

/** Adds a schema behind the one at an index, else at the end. */
export function addListed(root: Json, { holder, key, after }: { holder: string; key: string; after?: number }, schema: Json): Json {
  const before = listAt(root, holder, key)
  const place = after === undefined ? before.length : after + 1
  const shifted = before.map((_, index) => index).filter((index) => index >= place)
  const added = setKeyword(root, holder, key, before.toSpliced(place, 0, schema))
  return moveRefs(
    added,
    shifted.map((index) => [`${holder}/${key}/${index}`, `${holder}/${key}/${index + 1}`] as const),
  )
}

/** Takes one away; the last one takes the keyword with it. */
export function removeListed(root: Json, at: string): Json {
  const { holder, key, index } = split(at)
  const before = listAt(root, holder, key)
  if (index >= before.length) return root
  const left = before.toSpliced(index, 1)
  const removed = setKeyword(root, holder, key, left.length > 0 ? left : undefined)
  return moveRefs(
    removed,
    left.slice(index).map((_, rest) => [`${holder}/${key}/${index + rest + 1}`, `${holder}/${key}/${index + rest}`] as const),
  )
}

export function moveListed(root: Json, at: string, to: number): { schema: Json; at: string } {
  const { holder, key, index } = split(at)
  const before = listAt(root, holder, key)
  const place = Math.max(0, Math.min(before.length - 1, to))
  const order = movedOrder(before.length, index, place)
  const moved = setKeyword(
    root,
    holder,
    key,
    order.map((old) => before[old] as Json),
  )
  return {
    schema: moveRefs(
      moved,
      order.map((old, now) => [`${holder}/${key}/${old}`, `${holder}/${key}/${now}`] as const),
    ),
    at: `${holder}/${key}/${place}`,
  }
}

/** A branch or an item is named by its title; an empty one takes the name away. */
export const nameListed = (root: Json, at: string, title: string): Json => setKeyword(root, at, 'title', title === '' ? undefined : title)
