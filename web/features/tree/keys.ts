import { liftNode, moveNode, nestNode } from '#shared/tool/edits/move'
import { findNode } from '#shared/tool/edits/tree'
import { nameOf } from '#shared/tool/lenses'
import type { NodeId } from '#shared/tool/node'
import type { Toolset } from '#shared/tool/toolset'
import type { Edit } from '../../lib/edit'
import { deleteNodes } from './delete-nodes'
import { between, type TreeRow } from './rows'

type Hands = {
  rows: readonly TreeRow[]
  active: number
  chosen: ReadonlySet<NodeId>
  toolset: Toolset
  pageSize(): number
  go(index: number): TreeRow | undefined
  fold(id: NodeId, open: boolean): void
  choose(ids: Iterable<NodeId>): void
  open(id: NodeId): void
  /** Absent: rows can be gone through and nothing else. */
  edit: Edit | undefined
  /** Reads out what an edit came to. */
  say(text: string): void
}

/** What the keys do in the tree. Tab always leaves it. */
export const rowKeys = (hands: Hands) => (event: React.KeyboardEvent) => {
  const row = hands.rows[hands.active]
  if (!row || event.metaKey || event.ctrlKey) return
  const done = event.altKey ? moved(event, row, hands) : walked(event, row, hands)
  if (done) event.preventDefault()
}

function walked({ key, shiftKey }: React.KeyboardEvent, row: TreeRow, hands: Hands): boolean {
  const { rows, active, chosen, go, fold, choose, open, edit } = hands
  const { id } = row.node
  const next = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + hands.pageSize(),
    PageUp: active - hands.pageSize(),
    Home: 0,
    End: rows.length - 1,
  }[key]
  if (next !== undefined) {
    const reached = go(next)
    if (shiftKey && reached && edit) choose(new Set([...chosen, ...between(rows, id, reached.node.id)]))
    else choose([])
  } else if (key === 'Enter') open(id)
  else if (key === ' ' && edit) choose(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id])
  else if (key === 'Escape' && chosen.size > 0) choose([])
  else if (key === 'ArrowRight' && row.node.children) {
    if (row.open) go(active + 1)
    else fold(id, true)
  } else if (key === 'ArrowLeft') {
    if (row.open) fold(id, false)
    else go(rows.findIndex(({ node }) => node.id === row.parent))
  } else if (edit && (key === 'Delete' || key === 'Backspace')) {
    deleteNodes(hands.toolset, chosen.size > 1 ? chosen : [id], edit)
    hands.say(`${nameOf(row.node.tool)} deleted. Undo brings it back.`)
    choose([])
    go(active === rows.length - 1 ? active - 1 : active + 1)
  } else return false
  return true
}

/** ⌥↑ and ⌥↓ move among siblings, ⇧⌥→ nests into the node above, ⇧⌥← lifts out. */
function moved({ key, shiftKey }: React.KeyboardEvent, row: TreeRow, { edit, fold, toolset, say }: Hands): boolean {
  if (!edit) return false
  const { id } = row.node
  const name = nameOf(row.node.tool)
  const siblings = row.parent === undefined ? toolset.nodes : (findNode(toolset, row.parent)?.children ?? [])
  const above = siblings[row.index - 1]
  if (key === 'ArrowUp' && !shiftKey) {
    edit((all) => moveNode(all, id, { parent: row.parent, index: row.index - 1 }))
    say(row.index === 0 ? `${name} is already first` : `${name} is now ${row.index} of ${row.size}`)
  } else if (key === 'ArrowDown' && !shiftKey) {
    edit((all) => moveNode(all, id, { parent: row.parent, index: row.index + 1 }))
    say(row.index + 1 === row.size ? `${name} is already last` : `${name} is now ${row.index + 2} of ${row.size}`)
  } else if (key === 'ArrowRight' && shiftKey && above) {
    edit((all) => nestNode(all, id, above.id))
    fold(above.id, true)
    say(`${name} is now in ${nameOf(above.tool)}`)
  } else if (key === 'ArrowLeft' && shiftKey) {
    edit((all) => liftNode(all, id))
    say(`${name} is now one level up`)
  } else return false
  return true
}
