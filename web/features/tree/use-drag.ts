import { useCallback, useMemo, useRef, useState } from 'react'
import { moveNode } from '#shared/tool/edits/move'
import { wayTo } from '#shared/tool/edits/tree'
import type { NodeId } from '#shared/tool/node'
import type { Toolset } from '#shared/tool/toolset'
import type { Edit } from '../../lib/edit'
import type { TreeRow } from './rows'

export type Side = 'before' | 'into' | 'after'
type Over = { id: NodeId; side: Side }
export type RowDrag = {
  start(event: React.DragEvent, row: TreeRow): void
  over(event: React.DragEvent, row: TreeRow): void
  drop(event: React.DragEvent, row: TreeRow): void
}

type Props = { toolset: Toolset; edit: Edit | undefined; chosen: ReadonlySet<NodeId>; rowHeight: number }

/** Nodes carried to another place: the upper and lower edge of a row mean beside it, its middle into it. */
export function useDrag({ toolset, edit, chosen, rowHeight }: Props) {
  const carried = useRef<readonly NodeId[]>([])
  const [over, setOver] = useState<Over>()
  const latest = useRef({ toolset, chosen })
  latest.current = { toolset, chosen }

  const sideOf = useCallback(
    (event: React.DragEvent, row: TreeRow): Side => {
      const at = (event.clientY - event.currentTarget.getBoundingClientRect().top) / rowHeight
      const edge = row.node.children ? 0.28 : 0.38
      if (at < edge) return 'before'
      // Below an open group stand its own nodes: there the lower edge means into it.
      return at > 1 - edge && !row.open ? 'after' : 'into'
    },
    [rowHeight],
  )
  const row = useMemo<RowDrag>(
    () => ({
      start(event, { node }) {
        const { chosen } = latest.current
        carried.current = chosen.has(node.id) ? [...chosen] : [node.id]
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', node.id)
      },
      over(event, row) {
        if (carried.current.length === 0 || carried.current.some((id) => holds(latest.current.toolset, id, row.node.id))) return
        event.preventDefault()
        const side = sideOf(event, row)
        setOver((known) => (known?.id === row.node.id && known.side === side ? known : { id: row.node.id, side }))
      },
      drop(event, row) {
        event.preventDefault()
        const side = sideOf(event, row)
        const ids = carried.current
        edit?.((all) => ids.reduce((done, id) => put(done, id, row.node.id, side), all))
        carried.current = []
        setOver(undefined)
      },
    }),
    [edit, sideOf],
  )
  const end = () => {
    carried.current = []
    setOver(undefined)
  }
  return { over, row, list: { onDragEnd: end } }
}

/** Whether a node is, or stands below, another. */
const holds = (toolset: Toolset, id: NodeId, inner: NodeId) => wayTo(toolset.nodes, inner).some((node) => node.id === id)

function put(toolset: Toolset, id: NodeId, target: NodeId, side: Side): Toolset {
  if (side === 'into') return moveNode(toolset, id, { parent: target })
  const parent = wayTo(toolset.nodes, target).at(-2)
  const siblings = (parent?.children ?? toolset.nodes).filter((node) => node.id !== id)
  const at = siblings.findIndex((node) => node.id === target)
  return moveNode(toolset, id, { parent: parent?.id, index: side === 'before' ? at : at + 1 })
}
