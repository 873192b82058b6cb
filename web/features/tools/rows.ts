import type { Group as AnyGroup } from '../../lib/tool-groups'
import type { Hit as AnyHit } from '../../lib/tool-search'
import type { ListedTool } from './queries'

type Group = AnyGroup<ListedTool>
type Hit = AnyHit<ListedTool>

/** A line of the list. Positions are those of a tree: groups on the first level, their tools on the second. */
export type Row =
  | { kind: 'group'; key: string; group: Group; open: boolean; position: number; size: number; height: number }
  | { kind: 'tool'; key: string; hit: Hit; level: 1 | 2; position: number; size: number; height: number }

export const groupHeight = 28
const oneLine = 32
const twoLines = 44

export function rowsOf(groups: readonly Group[], closed: ReadonlySet<string>, flat: boolean): Row[] {
  return groups.flatMap((group, index): Row[] => {
    const open = flat || !closed.has(group.id)
    const tools = open ? group.hits.map((hit, at): Row => toolRow(hit, flat ? 1 : 2, at + 1, group.hits.length)) : []
    if (flat) return tools
    return [
      { kind: 'group', key: `group ${group.id}`, group, open, position: index + 1, size: groups.length, height: groupHeight },
      ...tools,
    ]
  })
}

function toolRow(hit: Hit, level: 1 | 2, position: number, size: number): Row {
  const second = hit.tool.title !== hit.tool.name || hit.elsewhere
  return { kind: 'tool', key: hit.tool.id, hit, level, position, size, height: second ? twoLines : oneLine }
}
