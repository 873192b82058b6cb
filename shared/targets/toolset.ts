import type { Doc } from '../tool/json'
import type { Node } from '../tool/node'
import type { Toolset } from '../tool/toolset'
import { fileNames, kebabCase } from './names'
import { defineTarget } from './target'

/** The order of our own members in the file; the documents inside (`tool`, `mtdf`, `rest`…) keep their own. */
const toolsetKeys = ['format', 'name', 'title', 'server', 'rules', 'prefix', 'guidance', 'commandSchemas', 'lint', 'nodes', 'rest'] as const
const nodeKeys = ['id', 'file', 'tool', 'own', 'cli', 'design', 'mtdf', 'children'] as const

function ordered<T extends object>(value: T, keys: readonly (keyof T)[]): Partial<T> {
  const copy: Partial<T> = {}
  for (const key of keys) if (value[key] !== undefined) copy[key] = value[key]
  return copy
}

const orderedNode = (node: Node): Partial<Node> =>
  ordered(node.children ? { ...node, children: node.children.map(orderedNode) as Node[] } : node, nodeKeys)

/** A toolset as the document of our file. */
export const toolsetDocument = (toolset: Toolset): Doc =>
  ordered({ ...toolset, nodes: toolset.nodes.map(orderedNode) as Node[] }, toolsetKeys) as unknown as Doc

/** A toolset as text: equal toolsets give equal text, and a change of one member is a change of its lines alone. */
export const toolsetText = (toolset: Toolset): string => `${JSON.stringify(toolsetDocument(toolset), null, 2)}\n`

export const toolset = defineTarget({
  id: 'toolset',
  label: 'Toolwright toolset',
  summary: 'Everything, in our own file: made to be kept in git and opened again.',
  options: [],
  render: (set) => ({ files: [{ path: `${fileNames(kebabCase)(set.name)}.toolset.json`, text: toolsetText(set) }], losses: [] }),
})
