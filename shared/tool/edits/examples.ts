import { movedOrder } from '../change'
import type { Design, NodeId } from '../node'
import type { Toolset } from '../toolset'
import { setDesign } from './own'
import { findNode } from './tree'

export type Example = NonNullable<Design['examples']>[number]

const examplesOf = (toolset: Toolset, id: NodeId): readonly Example[] => findNode(toolset, id)?.design?.examples ?? []

/** An id that none of them has. */
export function freeExampleId(examples: readonly Example[]): string {
  const taken = new Set(examples.map(({ id }) => id))
  let count = examples.length + 1
  while (taken.has(`example-${count}`)) count++
  return `example-${count}`
}

/** Adds an example, or puts it in the place of the one with its id. */
export function putExample(toolset: Toolset, id: NodeId, example: Example): Toolset {
  const all = examplesOf(toolset, id)
  const known = all.some((one) => one.id === example.id)
  return setDesign(toolset, id, 'examples', known ? all.map((one) => (one.id === example.id ? example : one)) : [...all, example])
}

/** A copy right behind it, under an id of its own. */
export function duplicateExample(toolset: Toolset, id: NodeId, exampleId: string): Toolset {
  const all = examplesOf(toolset, id)
  const at = all.findIndex((one) => one.id === exampleId)
  const found = all[at]
  if (!found) return toolset
  const copy = { ...found, id: freeExampleId(all), ...(found.title && { title: `${found.title}, copy` }) }
  return setDesign(toolset, id, 'examples', [...all.slice(0, at + 1), copy, ...all.slice(at + 1)])
}

export function moveExample(toolset: Toolset, id: NodeId, exampleId: string, to: number): Toolset {
  const all = examplesOf(toolset, id)
  const from = all.findIndex((one) => one.id === exampleId)
  if (from < 0 || to < 0 || to >= all.length || from === to) return toolset
  const order = movedOrder(all.length, from, to)
  return setDesign(
    toolset,
    id,
    'examples',
    order.map((place) => all[place] as Example),
  )
}

export function removeExample(toolset: Toolset, id: NodeId, exampleId: string): Toolset {
  const all = examplesOf(toolset, id)
  const left = all.filter((one) => one.id !== exampleId)
  return left.length === all.length ? toolset : setDesign(toolset, id, 'examples', left.length > 0 ? left : undefined)
}
