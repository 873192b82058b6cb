import { renameKey } from '../change'
import { type Doc, member, withMember } from '../json'
import type { Toolset } from '../toolset'
import { mapNodes, put, withNodes } from './tree'

type Guidance = NonNullable<Toolset['guidance']>
type Blocks = Guidance['blocks']

const withBlocks = (toolset: Toolset, blocks: Blocks): Toolset => ({ ...toolset, guidance: { ...toolset.guidance, blocks } })

/** Adds a block, or changes the text of the one of that name. */
export function setBlock(toolset: Toolset, key: string, text: string): Toolset {
  const blocks = toolset.guidance?.blocks ?? {}
  return member(blocks, key) === text ? toolset : withBlocks(toolset, withMember(blocks, key, text) as Blocks)
}

/** Spells a block's name anew, here and wherever a node refers to it. A name that is taken is refused: nothing changes. */
export function renameBlock(toolset: Toolset, from: string, to: string): Toolset {
  const blocks = toolset.guidance?.blocks
  if (!blocks || !Object.hasOwn(blocks, from)) return toolset
  const renamed = renameKey(blocks, from, to) as Blocks
  if (renamed === blocks) return toolset
  const nodes = mapNodes(toolset.nodes, (node) =>
    node.own?.guidanceKey === from ? { ...node, own: { ...node.own, guidanceKey: to } } : node,
  )
  return withNodes(withBlocks(toolset, renamed), nodes)
}

/** Takes a block away. Nodes keep their keys: that they lead nowhere is for a person to see. */
export function removeBlock(toolset: Toolset, key: string): Toolset {
  const blocks = toolset.guidance?.blocks
  if (!blocks || !Object.hasOwn(blocks, key)) return toolset
  return withBlocks(toolset, withMember(blocks, key, undefined) as Blocks)
}

export function setTemplates(toolset: Toolset, templates: Doc | undefined): Toolset {
  return { ...toolset, guidance: put(toolset.guidance ?? { blocks: {} }, 'templates', templates) }
}
