import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Entry } from '../features/palette/entries'
import { Palette } from '../features/palette/palette'
import { connectionsQuery } from '../features/servers/queries'
import { type ToolList, toolsQuery } from '../features/tools/queries'
import { type Command, useAllCommands } from '../lib/commands'
import { firstPanel } from '../lib/panels'
import { statusWords } from '../ui/state-mark'

/** The palette with everything this page knows: servers, the tools that were read, and what can be done here. */
export function AppPalette({ onClose }: { onClose(): void }) {
  const { data: servers = [] } = useQuery(connectionsQuery)
  const queryClient = useQueryClient()
  const commands = useAllCommands()
  const navigate = useNavigate()
  const entries = useMemo(
    (): Entry[] => [
      ...asEntries(commands.filter(({ section }) => section !== everywhere)),
      ...servers.map(
        ({ id, name, state }): Entry => ({
          id: `server ${id}`,
          section: 'Servers',
          text: name,
          note: statusWords[state.status],
          icon: 'server',
          run: () => void navigate({ to: '/servers/$id', params: { id } }),
        }),
      ),
      ...asEntries(commands.filter(({ section }) => section === everywhere)),
      ...servers.flatMap(({ id, name }) =>
        (queryClient.getQueryData<ToolList>(toolsQuery(id, false).queryKey)?.tools ?? []).map(
          (tool): Entry => ({
            id: `tool ${id} ${tool.id}`,
            section: 'Tools',
            text: tool.title,
            ...(tool.title !== tool.name && { aside: tool.name }),
            note: name,
            icon: 'tool',
            run: () => void navigate({ to: '/servers/$id/tools/$tool/$panel', params: { id, tool: tool.id, panel: firstPanel } }),
          }),
        ),
      ),
    ],
    [servers, commands, queryClient, navigate],
  )
  return <Palette entries={entries} onClose={onClose} />
}

const everywhere = 'Everywhere'

function asEntries(commands: readonly Command[]): Entry[] {
  return commands
    .filter(({ unlisted }) => !unlisted)
    .map(({ id, title, section, keys, run }) => ({
      id: `command ${id}`,
      section: section === everywhere ? 'Commands' : section,
      text: title,
      ...(keys && { keys }),
      icon: 'command',
      run,
    }))
}
