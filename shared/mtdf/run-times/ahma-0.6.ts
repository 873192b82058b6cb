import { member } from '../../tool/json'
import { descriptionOf, nameOf } from '../../tool/lenses'
import type { Node } from '../../tool/node'
import type { Effective } from '../../tool/resolved'
import { blockOf, leafOf, leavesOf, nearest, type RunTime, type Way, wordsOf } from '../../tool/run-time'
import type { Toolset } from '../../tool/toolset'
import { synchronousOf } from './inherit'
import { takenApart, toolsOf } from './leaves'
import { allTypes, listedSchema, saidItems } from './schema'

/** Ahma 0.4 to 0.6: one tool per leaf, a lone `default` is the tool itself, guidance and description then come from the root. */
export const ahma06: RunTime = {
  dialect: 'ahma-0.6',
  tools: toolsOf,
  name: (way) => {
    const path = isAlone(way) ? [] : pathOf(way)
    return { name: [nameOf(way[0].tool), ...path].join('_'), ...(way.length === 1 ? withoutSubcommands(way[0]) : takenApart(path)) }
  },
  synchronous: (way) => synchronousOf(way, { value: false, from: { rule: 'default' } }),
  timeoutSeconds: (way) => ignoredTimeout(way),
  guidanceKey: (way, toolset) => rootKey(way, toolset),
  guidance: (toolset, _, key) => blockOf(toolset, key),
  described: (way) => (isAlone(way) ? way[0] : leafOf(way)),
  listed: (way, name) => ({
    name,
    title: name,
    description: descriptionOf(ahma06.described(way).tool) ?? '',
    inputSchema: listedSchema(way, { dialect: 'ahma-0.6', type: allTypes, items: saidItems, describesOptions: true }),
  }),
  hints: false,
  words: wordsOf,
}

/** The names below the tool; a nested `default` takes its parent's path. */
export const pathOf = ([, ...subs]: Way): string[] =>
  subs.map((node) => nameOf(node.tool)).filter((name, index) => index === 0 || name !== 'default')

/** Whether it bears the name of its file alone: there is no subcommand, or only a `default`. */
export function isAlone(way: Way): boolean {
  if (way.length === 1) return true
  const offered = leavesOf([way[0]]).filter((other) => other.every((node) => node.own?.enabled !== false) || leafOf(other) === leafOf(way))
  return offered.length === 1 && pathOf(way).join('_') === 'default'
}

/** Only a sequence or a live log can be called without a subcommand. */
export function withoutSubcommands({ mtdf }: Node): { uncallable?: string } {
  const runs = mtdf && (Array.isArray(member(mtdf, 'sequence')) || member(mtdf, 'tool_type') === 'livelog')
  return runs ? {} : { uncallable: 'Every call of it fails: it has no subcommand. Give it one called "default".' }
}

function ignoredTimeout(way: Way): Effective<number | undefined> {
  const said = nearest(way, (node) => node.own?.timeoutSeconds)
  const used = { value: 360, from: { rule: "the server's default" } }
  if (!said) return used
  return {
    ...used,
    differs: `The guide gives it ${said.value} s; this server ignores that, and takes a call's own timeout_seconds, else its default.`,
  }
}

/** The tool's key, else the block of its name, else of the listed name. */
function rootKey(way: Way, toolset: Toolset): Effective<string | undefined> {
  const [root] = way
  const own = root.own?.guidanceKey
  const names = [nameOf(root.tool), ahma06.name(way).name]
  const byName = names.find((name) => blockOf(toolset, name) !== undefined)
  const used: Effective<string | undefined> =
    own !== undefined
      ? { value: own, from: { node: root.id } }
      : { value: byName, from: { rule: byName === undefined ? 'not set' : 'the block of its name' } }
  const said = nearest(way, (node) => node.own?.guidanceKey)
  if (!said || said.value === used.value) return used
  return { ...used, differs: `By the guide it would be "${said.value}", said by the subcommand; this server asks only the tool.` }
}
