import { isDoc, member } from '../tool/json'
import type { Node } from '../tool/node'

/** Only subcommands have options: a lone tool stands for one with a subcommand called `default`, unless it was read without and takes nothing. */
export function withDefault(root: Node): Node {
  if (root.children || (root.mtdf && parameterCount(root) === 0)) return root
  const { design, ...rest } = root
  const { inputSchema, ...tool } = root.tool
  const { command, word, ...line } = root.cli ?? { args: [] }
  const description = member(tool, 'description')
  const leaf: Node = {
    id: root.id,
    tool: { name: 'default', ...(description !== undefined && { description }), inputSchema: inputSchema ?? { type: 'object' } },
    cli: line,
    ...(design && { design }),
  }
  const cli = { ...(command !== undefined && { command }), ...(word !== undefined && { word }), args: [] }
  return { ...rest, tool, cli, children: [leaf] }
}

function parameterCount({ tool }: Node): number {
  const schema = member(tool, 'inputSchema')
  const properties = isDoc(schema) ? member(schema, 'properties') : undefined
  return isDoc(properties) ? Object.keys(properties).length : 0
}
