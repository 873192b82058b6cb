import { nameProblems } from '#shared/tool/name-rule'
import type { NodeId } from '#shared/tool/node'
import type { ResolvedTool } from '#shared/tool/resolved'

/** What is wrong with each tool, in words. One that has nothing wrong is not in there. */
export type NodeFaults = ReadonlyMap<NodeId, readonly string[]>

/** What a strict client would drop a tool for, and a name that the protocol does not allow. */
export function faultsByNode(tools: readonly ResolvedTool[]): NodeFaults {
  return new Map(
    tools.flatMap(({ id, name, faults }): [NodeId, string[]][] => {
      const misnamed = name === '' ? [] : nameProblems(name).filter(({ severity }) => severity === 'error')
      const words = [...faults, ...misnamed].map(({ message }) => message)
      return words.length > 0 ? [[id, words]] : []
    }),
  )
}
