import type { LinkedAs } from '#shared/linked/documents'
import type { LinkProblem } from '#shared/linked/linked'
import { nameOf } from '#shared/tool/lenses'
import type { Toolset } from '#shared/tool/toolset'

/** The first, and how many more there are. */
export function summed([first, ...more]: readonly LinkProblem[]): LinkProblem | undefined {
  if (!first || more.length === 0) return first
  return { ...first, message: `${first.message} (And ${more.length} more like it.)` }
}

/** Tools that a single MTDF file has no room for. */
export function homelessRoots(toolset: Toolset, { format, only }: LinkedAs): LinkProblem[] {
  if (format !== 'mtdf' || only === undefined) return []
  return toolset.nodes
    .filter(({ file }) => file !== only)
    .map(({ tool }) => ({ file: only, message: `An MTDF file holds one tool: "${nameOf(tool)}" is kept in Toolwright only.` }))
}
