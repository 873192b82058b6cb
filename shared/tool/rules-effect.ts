import { mtdfDialect } from '../mtdf/dialects'
import { resolve } from './resolve'
import type { ResolvedTool } from './resolved'
import type { Toolset } from './toolset'

type Rules = Toolset['rules']

/** Whose rules a toolset follows, in words. */
export function rulesWords(rules: Rules): { label: string; about: string } {
  if (rules !== 'mcp') return mtdfDialect(rules)
  return {
    label: 'MCP',
    about: 'A plain MCP server: names of groups and tools are joined by “_”, each level passes on what it says, hints are listed.',
  }
}

/** What would change for the tools of a toolset, as it is resolved now, under other rules, one sentence each; none where nothing does. */
export function rulesEffect(toolset: Toolset, before: readonly ResolvedTool[], rules: Rules): string[] {
  const after = resolve(toolset, rules)
  const now = new Map(before.map((tool) => [tool.id, tool]))
  const both = after.flatMap((tool): [ResolvedTool, ResolvedTool][] => {
    const known = now.get(tool.id)
    return known ? [[known, tool]] : []
  })
  const amount = (differs: (a: ResolvedTool, b: ResolvedTool) => boolean) => both.filter(([a, b]) => differs(a, b)).length
  const gone = before.length - both.length
  return [
    say(gone, 'tool is gone', 'tools are gone'),
    say(after.length - both.length, 'tool is added', 'tools are added'),
    say(
      amount((a, b) => a.name !== b.name),
      'name changes',
      'names change',
    ),
    say(
      amount((a, b) => a.unlisted === undefined && b.unlisted !== undefined),
      'tool is no longer offered',
      'tools are no longer offered',
    ),
    say(
      amount((a, b) => a.unlisted !== undefined && b.unlisted === undefined),
      'tool is offered',
      'more tools are offered',
    ),
    say(
      amount((a, b) => a.uncallable === undefined && b.uncallable !== undefined),
      'tool can no longer be reached',
      'tools can no longer be reached',
    ),
    say(
      amount((a, b) => saysHints(a) && !saysHints(b)),
      'tool loses its hints',
      'tools lose their hints',
    ),
    say(
      amount((a, b) => a.guidanceKey.value !== b.guidanceKey.value),
      'tool has other guidance',
      'tools have other guidance',
    ),
    say(
      amount((a, b) => a.timeoutSeconds.value !== b.timeoutSeconds.value),
      'tool has another deadline',
      'tools have another deadline',
    ),
    say(
      amount((a, b) => a.synchronous.value !== b.synchronous.value),
      'tool changes whether it waits for the end',
      'tools change whether they wait for the end',
    ),
  ].flat()
}

const saysHints = ({ hints }: ResolvedTool) => Object.values(hints).some(({ implied }) => !implied)
const say = (amount: number, one: string, many: string): string[] => (amount === 0 ? [] : [`${amount} ${amount === 1 ? one : many}`])
