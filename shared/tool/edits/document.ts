import { setAt } from '../change'
import { type Doc, type Json, member, sameJson } from '../json'
import { setMember } from '../lenses'
import type { Node, NodeId } from '../node'
import { pointer, pointerParts } from '../pointer'
import type { Toolset } from '../toolset'
import { changeNode } from './tree'

/** Changes one place of a tool's document; `undefined` takes it away. */
export function setToolMember(toolset: Toolset, id: NodeId, at: string, value: Json | undefined): Toolset {
  return changeNode(toolset, id, (node) => withToolMember(node, at, value))
}

export function withToolMember(node: Node, at: string, value: Json | undefined): Node {
  const [first, ...rest] = pointerParts(at)
  if (first === undefined) return node
  const before = member(node.tool, first)
  const after = rest.length === 0 ? value : value === undefined && before === undefined ? undefined : setAt(before, pointer(rest), value)
  // Compared as text: another order of the same keys is a change too.
  return JSON.stringify(before) === JSON.stringify(after) ? node : { ...node, tool: setMember(node.tool, first, after) }
}

/** The whole document, as the JSON view has it. */
export const setTool = (toolset: Toolset, id: NodeId, tool: Doc): Toolset =>
  changeNode(toolset, id, (node) => (node.tool === tool ? node : { ...node, tool }))

export const rename = (toolset: Toolset, id: NodeId, name: string): Toolset => setToolMember(toolset, id, '/name', name)

/** An empty text says nothing: the member goes away. */
export const setDescription = (toolset: Toolset, id: NodeId, text: string): Toolset =>
  setToolMember(toolset, id, '/description', text === '' ? undefined : text)

/** A title stands in `title`; one in `annotations` would be passed over and goes away with it. */
export function setTitle(toolset: Toolset, id: NodeId, text: string): Toolset {
  return changeNode(toolset, id, (node) => {
    const titled = withToolMember(node, '/title', text === '' ? undefined : text)
    return text === '' ? withoutAnnotation(titled, 'title') : titled
  })
}

/** An annotation taken away; the last one takes the object with it. */
export function withoutAnnotation(node: Node, key: string): Node {
  const left = withToolMember(node, pointer(['annotations', key]), undefined)
  const annotations = member(left.tool, 'annotations')
  return left !== node && sameJson(annotations, {}) ? withToolMember(left, '/annotations', undefined) : left
}
