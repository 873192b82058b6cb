import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconIndentDecrease,
  IconIndentIncrease,
  IconTrash,
} from '@tabler/icons-react'
import { liftNode, moveNode, nestNode } from '#shared/tool/edits/move'
import { duplicateNode } from '#shared/tool/edits/nodes'
import { setEnabled } from '#shared/tool/edits/own'
import { wayTo } from '#shared/tool/edits/tree'
import { nameOf } from '#shared/tool/lenses'
import type { NodeId } from '#shared/tool/node'
import type { Toolset } from '#shared/tool/toolset'
import { useCommands } from '../../lib/commands'
import type { Edit } from '../../lib/edit'
import { newId } from '../../lib/new-id'
import { IconButton } from '../../ui/icon-button'
import { Menu } from '../../ui/menu'
import { deleteNodes } from './delete-nodes'

type Props = {
  toolset: Toolset
  id: NodeId
  edit: Edit
  onOpen(id: NodeId): void
  /** It was deleted; what stands beside it is to be shown, if anything does. */
  onGone(next: NodeId | undefined): void
}

const icon = { size: 16, stroke: 1.6 }

/** What can be done with a node as a whole: all that the tree does by keys and by drag. */
export function NodeMenu({ toolset, id, edit, onOpen, onGone }: Props) {
  const actions = actionsOn({ toolset, id, edit, onOpen, onGone })
  useCommands(
    actions
      .filter(({ off }) => off === undefined)
      .map(({ label, run }) => ({ id: `node-${label}`, title: label, section: 'This tool', run })),
  )
  const items = actions.flatMap(({ line, ...item }) => (line ? (['line', item] as const) : [item]))
  return (
    <Menu
      label="What can be done with this node"
      items={items}
      trigger={(props) => (
        <IconButton label="Node menu" small {...props}>
          <IconDots {...icon} />
        </IconButton>
      )}
    />
  )
}

type Action = { label: string; icon: React.ReactNode; keys?: string; off?: string; danger?: boolean; line?: boolean; run(): void }

function actionsOn({ toolset, id, edit, onOpen, onGone }: Props): Action[] {
  const way = wayTo(toolset.nodes, id)
  const node = way.at(-1)
  if (!node) return []
  const parent = way.at(-2)
  const siblings = parent?.children ?? toolset.nodes
  const index = siblings.indexOf(node)
  const above = siblings[index - 1]
  const off = node.own?.enabled === false
  const move = (to: number) => edit((all) => moveNode(all, id, { parent: parent?.id, index: to }))
  return [
    {
      label: 'Duplicate',
      icon: <IconCopy {...icon} />,
      run: () => {
        const copies = new Map<string, string>()
        edit((all) => duplicateNode(all, id, (one) => copies.get(one.id) ?? (copies.set(one.id, newId()).get(one.id) as string)))
        const copy = copies.get(id)
        if (copy !== undefined) onOpen(copy)
      },
    },
    off
      ? { label: 'Enable', icon: <IconEye {...icon} />, run: () => edit((all) => setEnabled(all, [id], true)) }
      : { label: 'Disable', icon: <IconEyeOff {...icon} />, run: () => edit((all) => setEnabled(all, [id], false)) },
    {
      label: 'Move up',
      keys: 'alt+arrowup',
      icon: <IconArrowUp {...icon} />,
      line: true,
      ...(index === 0 && { off: 'it is first' }),
      run: () => move(index - 1),
    },
    {
      label: 'Move down',
      keys: 'alt+arrowdown',
      icon: <IconArrowDown {...icon} />,
      ...(index === siblings.length - 1 && { off: 'it is last' }),
      run: () => move(index + 1),
    },
    {
      label: above ? `Move into ${nameOf(above.tool)}` : 'Move into the node above',
      keys: 'alt+shift+arrowright',
      icon: <IconIndentIncrease {...icon} />,
      ...(!above && { off: 'none is above it' }),
      run: () => above && edit((all) => nestNode(all, id, above.id)),
    },
    {
      label: parent ? `Lift out of ${nameOf(parent.tool)}` : 'Lift out',
      keys: 'alt+shift+arrowleft',
      icon: <IconIndentDecrease {...icon} />,
      ...(!parent && { off: 'it is in no group' }),
      run: () => edit((all) => liftNode(all, id)),
    },
    {
      label: 'Delete',
      icon: <IconTrash {...icon} />,
      danger: true,
      line: true,
      run: () => {
        deleteNodes(toolset, [id], edit)
        onGone((siblings[index + 1] ?? above ?? parent)?.id)
      },
    },
  ]
}
