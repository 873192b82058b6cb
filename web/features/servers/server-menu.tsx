import { IconCopy, IconDots, IconPencil, IconPlug, IconPlugOff, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Connection } from '#shared/connections/connection'
import { type Command, useCommands } from '../../lib/commands'
import { offerUndo } from '../../lib/undo'
import { IconButton } from '../../ui/icon-button'
import { Menu, type MenuItem } from '../../ui/menu'
import { useConnect, useDelete, useDisconnect, useDuplicate, useReconnect, useRestore } from './queries'

/** What can be done with a server: in the menu of its header, and from the palette. */
export function ServerMenu({ connection, more = [] }: { connection: Connection; more?: readonly ServerAction[] }) {
  const [last, ...own] = useServerActions(connection).toReversed()
  const actions = [...own.toReversed(), ...more, ...(last ? [last] : [])]
  useCommands(
    actions.map(
      ({ id, label, run }): Command => ({ id: `server-${id}`, title: `${label} ${connection.name}`, section: 'This server', run }),
    ),
  )
  const items = actions.flatMap(({ line, ...item }): MenuItem[] => (line ? ['line', item] : [item]))
  return (
    <Menu
      label={`What can be done with ${connection.name}`}
      items={items}
      trigger={(props) => (
        <IconButton label="Server menu" {...props}>
          <IconDots size={16} stroke={1.6} />
        </IconButton>
      )}
    />
  )
}

export type ServerAction = { id: string; label: string; icon: React.ReactNode; danger?: boolean; line?: boolean; run(): void }

function useServerActions(connection: Connection): ServerAction[] {
  const { id, name, state } = connection
  const navigate = useNavigate()
  const connect = useConnect()
  const disconnect = useDisconnect()
  const reconnect = useReconnect()
  const duplicate = useDuplicate()
  const remove = useDelete()
  const restore = useRestore()
  const open = (to: string) => void navigate({ to: '/servers/$id', params: { id: to } })
  const live = state.status === 'ready' || state.status === 'connecting'
  const icon = { size: 16, stroke: 1.6 }

  // Awaited, not called back: the menu is gone with the server before the answer comes.
  const bringBack = async () => {
    await restore.mutateAsync(id)
    offerUndo(undefined)
    open(id)
  }
  const takeAway = async () => {
    await remove.mutateAsync(id)
    offerUndo({ label: `Deleted ${name}`, run: () => void bringBack() })
    void navigate({ to: '/' })
  }

  return [
    ...(live
      ? [
          { id: 'reconnect', label: 'Reconnect', icon: <IconRefresh {...icon} />, run: () => reconnect.mutate(id) },
          { id: 'disconnect', label: 'Disconnect', icon: <IconPlugOff {...icon} />, run: () => disconnect.mutate(id) },
        ]
      : [{ id: 'connect', label: 'Connect', icon: <IconPlug {...icon} />, run: () => connect.mutate(id) }]),
    {
      id: 'edit',
      label: 'Edit',
      icon: <IconPencil {...icon} />,
      line: true,
      run: () => void navigate({ to: '/servers/$id/edit', params: { id }, search: true }),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      icon: <IconCopy {...icon} />,
      run: () =>
        duplicate.mutate(
          { id, name: `${name} copy` },
          { onSuccess: (copy) => void navigate({ to: '/servers/$id/edit', params: { id: copy.id } }) },
        ),
    },
    { id: 'delete', label: 'Delete', icon: <IconTrash {...icon} />, danger: true, line: true, run: () => void takeAway() },
  ]
}
