import { isDoc, member } from '../../tool/json'
import { descriptionOf, nameOf } from '../../tool/lenses'
import { blockOf, leafOf, type RunTime, type Way, wordsOf } from '../../tool/run-time'
import type { Toolset } from '../../tool/toolset'
import { leafOrRoot, synchronousOf } from './inherit'
import { takenApart, toolsOf } from './leaves'
import { listedSchema, shortTypes, textItems } from './schema'

const noSubcommands = 'A tool without subcommands is not listed by this server.'

/** The server at the time of the guide: one tool per leaf, `default` among them, each name taken apart at every `_`. */
export const guide: RunTime = {
  dialect: 'guide',
  tools: toolsOf,
  name: (way) => {
    const names = way.map((node) => nameOf(node.tool))
    return { name: names.join('_'), ...(way.length === 1 ? { unlisted: noSubcommands } : takenApart(names)) }
  },
  synchronous: (way) => synchronousOf(way, { value: false, from: { rule: 'default' } }),
  timeoutSeconds: (way) =>
    leafOrRoot(
      way,
      (node) => node.own?.timeoutSeconds,
      { value: 300, from: { rule: "the server's default" } },
      (value) => `${value} s`,
    ),
  guidanceKey: (way) => leafOnly(way),
  guidance: (toolset, [root], key) => blockOf(toolset, key) ?? legacyText(toolset, nameOf(root.tool), key),
  described: leafOf,
  listed: (way, name) => ({
    name,
    description: descriptionOf(leafOf(way).tool) ?? '',
    inputSchema: listedSchema(way, { dialect: 'guide', type: shortTypes, items: textItems, describesOptions: true }),
  }),
  hints: false,
  words: wordsOf,
}

/** Only a subcommand's own key counts, and the guide promises that it is passed on. */
function leafOnly(way: Way): ReturnType<RunTime['guidanceKey']> {
  const leaf = leafOf(way)
  const own = way.length > 1 ? leaf.own?.guidanceKey : undefined
  if (own !== undefined) return { value: own, from: { node: leaf.id } }
  const above = way.findLast((node) => node.own?.guidanceKey !== undefined)
  const unset = { value: undefined, from: { rule: 'not set' } }
  if (!above) return unset
  const words = `By the guide it would be "${above.own?.guidanceKey}", inherited from "${nameOf(above.tool)}"; this server asks only the subcommand.`
  return { ...unset, differs: words }
}

/** What the first guidance files had: texts by tool and key. */
function legacyText({ guidance }: Toolset, tool: string, key: string | undefined): string | undefined {
  const steps = ['legacy_guidance', 'tool_specific_guidance', tool, key]
  const found = steps.reduce((at: unknown, step) => (isDoc(at) && step !== undefined ? member(at, step) : undefined), guidance?.rest)
  return typeof found === 'string' ? found : undefined
}
