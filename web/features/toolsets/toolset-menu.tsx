import { IconCopy, IconDots, IconHistory, IconSettings, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Toolset } from '#shared/tool/toolset'
import { type Command, useCommands } from '../../lib/commands'
import { offerUndo } from '../../lib/undo'
import { IconButton } from '../../ui/icon-button'
import { Menu, type MenuItem } from '../../ui/menu'
import { useCreateToolset, useDeleteToolset, useRestoreToolset } from './queries'

/** What can be done with a toolset: in the menu of its header, and from the palette. */
export function ToolsetMenu({ id, toolset }: { id: string; toolset: Toolset }) {
  const actions = useToolsetActions(id, toolset)
  useCommands(
    actions.map(
      ({ key, label, run }): Command => ({ id: `toolset-${key}`, title: `${label} (${toolset.name})`, section: 'This toolset', run }),
    ),
  )
  return (
    <Menu
      label={`What can be done with ${toolset.name}`}
      items={actions.flatMap(({ line, key: _, ...item }): MenuItem[] => (line ? ['line', item] : [item]))}
      trigger={(props) => (
        <IconButton label="Toolset menu" {...props}>
          <IconDots size={16} stroke={1.6} />
        </IconButton>
      )}
    />
  )
}

type Action = { key: string; label: string; icon: React.ReactNode; danger?: boolean; line?: boolean; run(): void }

function useToolsetActions(id: string, toolset: Toolset): Action[] {
  const navigate = useNavigate()
  const create = useCreateToolset()
  const remove = useDeleteToolset()
  const restore = useRestoreToolset()
  const icon = { size: 16, stroke: 1.6 }

  // Awaited, not called back: the menu is gone with the toolset before the answer comes.
  const bringBack = async () => {
    await restore.mutateAsync(id)
    offerUndo(undefined)
    void navigate({ to: '/toolsets/$id', params: { id } })
  }
  const takeAway = async () => {
    await remove.mutateAsync(id)
    offerUndo({ label: `Deleted ${toolset.name}`, run: () => void bringBack() })
    void navigate({ to: '/' })
  }
  const duplicate = async () => {
    const copy = await create.mutateAsync({ ...toolset, name: `${toolset.name} copy` })
    void navigate({ to: '/toolsets/$id/settings', params: { id: copy.id } })
  }

  return [
    {
      key: 'settings',
      label: 'Settings of this toolset',
      icon: <IconSettings {...icon} />,
      run: () => void navigate({ to: '/toolsets/$id/settings', params: { id } }),
    },
    {
      key: 'versions',
      label: 'Versions',
      icon: <IconHistory {...icon} />,
      run: () => void navigate({ to: '/toolsets/$id/versions', params: { id } }),
    },
    { key: 'duplicate', label: 'Duplicate', icon: <IconCopy {...icon} />, line: true, run: () => void duplicate() },
    { key: 'delete', label: 'Delete', icon: <IconTrash {...icon} />, danger: true, line: true, run: () => void takeAway() },
  ]
}
