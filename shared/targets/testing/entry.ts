import type { Doc } from '../../tool/json'
import type { Node } from '../../tool/node'

/** A tool whose name is its id. */
export const tool = (id: string, entry: Doc, rest: Omit<Node, 'id' | 'tool'> = {}): Node => ({ id, tool: { name: id, ...entry }, ...rest })
