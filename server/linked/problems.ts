import { dialectOf, type LinkedAs } from '#shared/linked/documents'
import type { LinkProblem } from '#shared/linked/linked'
import { writeMtdf } from '#shared/mtdf/write'
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

/** Tools that do not say all that MTDF demands: something that nobody wrote stands in their files. */
export function incompleteTools(toolset: Toolset, as: LinkedAs): LinkProblem[] {
  if (as.format !== 'mtdf') return []
  const dialect = dialectOf(toolset, as)
  return toolset.nodes.flatMap((root) => {
    const { file } = root
    if (file === undefined || (as.only !== undefined && file !== as.only)) return []
    // Of a lone tool the root is written after its one subcommand, and has the words for both.
    const standIns = new Map(writeMtdf(root, { dialect, from: dialect }).standIns.map((one) => [`${one.tool} ${one.at}`, one]))
    return Array.from(standIns.values(), ({ tool, message }) => ({ file, message: `MTDF demands more than ${tool} says. ${message}` }))
  })
}
