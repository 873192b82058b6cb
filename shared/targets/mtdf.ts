import { fileStem, staysInside, stemOf } from '../mtdf/file-names'
import { guidanceFile, writeGuidance } from '../mtdf/guidance'
import { mtdfText, writeMtdf } from '../mtdf/write'
import { nameOf } from '../tool/lenses'
import type { Node } from '../tool/node'
import { type Dialect, dialects, type Toolset } from '../tool/toolset'
import { uniqueNames } from './names'
import { chosen, defineTarget, type Loss, type TargetOption } from './target'

const labels: Record<Dialect, string> = {
  'ahma-0.6': 'Ahma 0.4 to 0.6',
  guide: 'The guide (September 2025)',
  'ahma-0.3': 'Ahma 0.3',
  'ahma-labs': 'Ahma labs (0.20 and later)',
}

const options: readonly TargetOption[] = [
  {
    key: 'dialect',
    label: 'Dialect',
    does: 'Which version of the format. What a version cannot hold is listed as a loss.',
    choices: (Object.keys(labels) as Dialect[]).map((value) => ({ value, label: labels[value] })),
  },
]

export const mtdf = defineTarget({
  id: 'mtdf',
  label: 'MTDF',
  summary: 'One MTDF file per tool, and its guidance, in the dialect of one version of Ahma.',
  options,
  render(toolset, given) {
    const dialect = dialects.find((one) => one === chosen({ options }, given, 'dialect')) ?? 'ahma-0.6'
    const paths = pathsOf(toolset.nodes)
    const written = toolset.nodes.map((root) => writeMtdf(root, { dialect, from: toolset.rules }))
    const files = written.map(({ document }, index) => ({ path: paths[index] as string, text: mtdfText(document) }))
    return {
      files: [...files, ...(toolset.guidance ? [{ path: guidanceFile, text: mtdfText(writeGuidance(toolset.guidance)) }] : [])],
      losses: [...toolsetLosses(toolset), ...written.flatMap(({ losses }) => losses)],
    }
  },
})

/** Each root goes back to the file it came from; a new one gets a file of its name, on every system one of its own. */
function pathsOf(roots: readonly Node[]): string[] {
  const unique = uniqueNames({ reserved: [stemOf(guidanceFile)], fold: (name) => name.toLowerCase(), joint: '-' })
  const pathOf = (root: Node) => `${unique(staysInside(root.file) ? stemOf(root.file) : fileStem(nameOf(root.tool)))}.json`
  const kept = new Map(roots.filter(({ file }) => staysInside(file)).map((root) => [root, pathOf(root)]))
  return roots.map((root) => kept.get(root) ?? pathOf(root))
}

function toolsetLosses(toolset: Toolset): Loss[] {
  const lost = (what: string, message: string) => ({ tool: '', at: `/${what}`, message })
  return [
    ...(toolset.prefix ? [lost('prefix', `MTDF has no prefix: the names are written without "${toolset.prefix}_".`)] : []),
    ...(toolset.commandSchemas?.length ? [lost('commandSchemas', 'MTDF has no command schemas.')] : []),
    ...(toolset.server ? [lost('server', 'MTDF says nothing about the server.')] : []),
    ...(toolset.lint ? [lost('lint', 'MTDF holds no lint settings.')] : []),
  ]
}
