import { nameOf } from './lenses'
import { blockOf, leafOf, leavesOf, nearest, type RunTime, wordsOf } from './run-time'

const unset = { rule: 'not set' }

/** A plain MCP server: every level passes on to the next, names are joined, guidance stands before the description. */
export const mcpRunTime: RunTime = {
  dialect: 'ahma-0.6',
  tools: (nodes) => leavesOf(nodes),
  name: (way) => ({ name: way.map((node) => nameOf(node.tool)).join('_') }),
  synchronous: (way) => nearest(way, (node) => node.own?.synchronous) ?? { value: false, from: { rule: 'default' } },
  timeoutSeconds: (way) => nearest(way, (node) => node.own?.timeoutSeconds) ?? { value: undefined, from: unset },
  guidanceKey: (way) => nearest(way, (node) => node.own?.guidanceKey) ?? { value: undefined, from: unset },
  guidance: (toolset, _, key) => blockOf(toolset, key),
  described: leafOf,
  listed: (way) => leafOf(way).tool,
  hints: true,
  words: wordsOf,
}
