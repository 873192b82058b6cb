import type { NavigateOptions } from '@tanstack/react-router'
import type { ToolsetSummary } from '#shared/api/toolsets'
import type { Connection } from '#shared/connections/connection'
import { titleOf } from '#shared/tool/lenses'
import { statusWords as callWords } from '../features/calls/status-words'
import { knownCalls } from '../features/calls/use-calls'
import { draftKey } from '../features/form/use-draft'
import type { Entry } from '../features/palette/entries'
import type { ListedTool } from '../features/tools/queries'
import type { OpenToolset } from '../features/toolsets/open-toolsets'
import type { Command } from '../lib/commands'
import { firstDesignPanel, firstPanel } from '../lib/panels'
import type { Recent } from '../lib/recent'
import { ago, count } from '../lib/words'
import { refill } from '../pages/drawer-refill'
import { statusWords } from '../ui/state-mark'
import type { router } from './router'

export type Go = (where: NavigateOptions<typeof router>) => void
type Listed = { server: Connection; tools: readonly ListedTool[] }
/** What the address names. */
type Here = { id?: string; tool?: string; panel?: string }

const everywhere = 'Everywhere'
/** What is in the midst of the page comes before what is around it. */
const nearest = 'This tool'
const earlierShown = 5
const longestArguments = 120

export const entryId = ({ server, toolset, tool }: Pick<Recent, 'server' | 'toolset' | 'tool'>) =>
  [server === undefined ? 'toolset' : 'server', server ?? toolset, tool].filter((part) => part !== undefined).join(' ')

export function commandEntries(commands: readonly Command[], where: 'here' | 'everywhere'): Entry[] {
  return commands
    .filter(({ unlisted, section }) => !unlisted && (section === everywhere) === (where === 'everywhere'))
    .toSorted((a, b) => Number(b.section === nearest) - Number(a.section === nearest))
    .map(({ id, title, section, keys, run }) => ({
      id: `command ${id}`,
      section: section === everywhere ? 'Commands' : section,
      text: title,
      ...(keys && { keys }),
      icon: 'command',
      ...(id === 'call' && { calls: 'now' }),
      run,
    }))
}

export function serverEntries(servers: readonly Connection[], go: Go): Entry[] {
  return servers.map(({ id, name, state }) => ({
    id: entryId({ server: id }),
    section: 'Servers',
    text: name,
    note: statusWords[state.status],
    icon: 'server',
    run: () => go({ to: '/servers/$id', params: { id } }),
  }))
}

export function toolsetEntries(toolsets: readonly ToolsetSummary[], go: Go): Entry[] {
  return toolsets.map(({ id, name, tools }) => ({
    id: entryId({ toolset: id }),
    section: 'Toolsets',
    text: name,
    note: count(tools, 'tool'),
    icon: 'toolset',
    run: () => go({ to: '/toolsets/$id', params: { id } }),
  }))
}

/** The tools of a toolset that is open in this page. */
export function designEntries({ id, name, tools }: OpenToolset, go: Go): Entry[] {
  return tools.map((tool) => {
    const title = titleOf(tool.tool)
    return {
      id: entryId({ toolset: id, tool: tool.id }),
      section: 'Designed tools',
      text: title ?? tool.name,
      ...(title !== undefined && { aside: tool.name }),
      note: name,
      icon: 'tool',
      run: () => go({ to: '/toolsets/$id/tools/$node/$panel', params: { id, node: tool.id, panel: firstDesignPanel } }),
    }
  })
}

export function toolEntries({ server, tools }: Listed, go: Go): Entry[] {
  return tools.map((tool) => ({
    id: entryId({ server: server.id, tool: tool.id }),
    section: 'Tools',
    text: tool.title,
    ...(tool.title !== tool.name && { aside: tool.name }),
    note: server.name,
    icon: 'tool',
    run: () => go(tryOf(server, tool)),
  }))
}

/** Calling from here opens the form: what goes out is seen before it goes. The tool in sight has a command of its own for it. */
export function callEntries({ server, tools }: Listed, here: Here, go: Go): Entry[] {
  const inSight = here.id === server.id && here.panel === firstPanel ? here.tool : undefined
  return [
    ...tools
      .filter(({ id }) => id !== inSight)
      .map(
        (tool): Entry => ({
          id: `call ${server.id} ${tool.id}`,
          section: `Call on ${server.name}`,
          text: `Call ${tool.title}`,
          ...(tool.title !== tool.name && { aside: tool.name }),
          note: 'opens the form',
          icon: 'call',
          calls: 'new',
          run: () => go({ ...tryOf(server, tool), hash: 'arguments' }),
        }),
      ),
    ...earlierEntries({ server, tools }, go),
  ]
}

function earlierEntries({ server, tools }: Listed, go: Go): Entry[] {
  const now = Date.now()
  return knownCalls(server.id)
    .slice(0, earlierShown)
    .flatMap((call): Entry[] => {
      const tool = tools.find(({ name }) => name === call.tool)
      if (!tool) return []
      return [
        {
          id: `earlier ${call.id}`,
          section: 'Earlier calls',
          text: tool.title,
          aside: call.argumentsText.slice(0, longestArguments),
          note: `${callWords(call).words.toLowerCase()}, ${ago(call.startedAt, now)}`,
          icon: 'earlier',
          calls: 'again',
          run: () => {
            refill(draftKey(server.id, tool.name), call.arguments)
            go({ ...tryOf(server, tool), hash: 'arguments' })
          },
        },
      ]
    })
}

const tryOf = ({ id }: Connection, tool: ListedTool) =>
  ({ to: '/servers/$id/tools/$tool/$panel', params: { id, tool: tool.id, panel: firstPanel } }) as const
