import type { Design, NodeId } from '../node'
import type { Toolset } from '../toolset'
import { setDesign } from './own'
import { findNode } from './tree'

export type Example = NonNullable<Design['examples']>[number]

const examplesOf = (toolset: Toolset, id: NodeId): readonly Example[] => findNode(toolset, id)?.design?.examples ?? []

/** Adds an example, or puts it in the place of the one with its id. */
export function putExample(toolset: Toolset, id: NodeId, example: Example): Toolset {
  const all = examplesOf(toolset, id)
  const known = all.some((one) => one.id === example.id)
  return setDesign(toolset, id, 'examples', known ? all.map((one) => (one.id === example.id ? example : one)) : [...all, example])
}

export function removeExample(toolset: Toolset, id: NodeId, exampleId: string): Toolset {
  const all = examplesOf(toolset, id)
  const left = all.filter((one) => one.id !== exampleId)
  return left.length === all.length ? toolset : setDesign(toolset, id, 'examples', left.length > 0 ? left : undefined)
}
