import type { SavedToolset } from '#shared/api/toolsets'
import { idsIn, type Revival, revive } from '#shared/mtdf/revive'
import type { Toolset } from '#shared/tool/toolset'
import type { ToolsetStore } from '../storage/store'
import { isOutside } from './outside-change'

/** How many changes from outside are looked behind. */
const mostLooks = 10

/** Looks for tools that came from outside in the versions from before such a change, where they may have gone the same way. */
export async function revivedFrom(toolsets: ToolsetStore, current: SavedToolset, change: Omit<Revival, 'fresh'>): Promise<Toolset> {
  const before = new Set(idsIn(current.toolset.nodes))
  let { next } = change
  let fresh = new Set(idsIn(next.nodes).filter((id) => !before.has(id)))
  if (fresh.size === 0) return next
  const versions = (await toolsets.versions(current.id)) ?? []
  const earlier = versions.filter((_, index) => isOutside(versions[index - 1]?.note)).slice(0, mostLooks)
  for (const { version } of earlier) {
    const found = fresh.size > 0 ? await toolsets.version(current.id, version) : undefined
    if (!found) continue
    const known = new Set(idsIn(found.toolset.nodes))
    next = revive({ ...change, next, fresh }, found.toolset)
    fresh = new Set(idsIn(next.nodes).filter((id) => fresh.has(id) && !known.has(id)))
  }
  return next
}
