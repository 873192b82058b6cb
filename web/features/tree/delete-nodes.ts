import { addNode, type Place, removeNodes } from '#shared/tool/edits/nodes'
import { wayTo } from '#shared/tool/edits/tree'
import { nameOf } from '#shared/tool/lenses'
import type { Node, NodeId } from '#shared/tool/node'
import type { Toolset } from '#shared/tool/toolset'
import type { Edit } from '../../lib/edit'
import { offerUndo } from '../../lib/undo'
import { count } from '../../lib/words'

/** Deletes nodes with all below them. They can be put back where they stood, also when other edits were made since. */
export function deleteNodes(toolset: Toolset, ids: Iterable<NodeId>, edit: Edit): void {
  const gone = [...ids].flatMap((id) => taken(toolset, id))
  const [first] = gone
  if (!first) return
  edit((all) =>
    removeNodes(
      all,
      gone.map(({ node }) => node.id),
    ),
  )
  offerUndo({
    label: gone.length === 1 ? `Deleted ${nameOf(first.node.tool)}` : `Deleted ${count(gone.length, 'node')}`,
    hasKey: false,
    run: () => {
      edit((all) => gone.reduce(putBack, all))
      offerUndo(undefined)
    },
  })
}

type Taken = { node: Node; place: Place }

function taken(toolset: Toolset, id: NodeId): Taken[] {
  const way = wayTo(toolset.nodes, id)
  const node = way.at(-1)
  const parent = way.at(-2)
  if (!node) return []
  return [{ node, place: { parent: parent?.id, index: (parent?.children ?? toolset.nodes).indexOf(node) } }]
}

/** What is there already (undone by its key, or inside something that came back) is not put back twice. */
function putBack(toolset: Toolset, { node, place }: Taken): Toolset {
  if (wayTo(toolset.nodes, node.id).length > 0) return toolset
  const hasParent = place.parent === undefined || wayTo(toolset.nodes, place.parent).length > 0
  return addNode(toolset, node, hasParent ? place : {})
}
