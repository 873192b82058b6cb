import { countTools } from '#shared/tool/ids'
import { narrow, useMedia } from '../lib/media'
import { ListButton } from './list-button'
import { NodeColumn } from './node-column'
import { useToolset } from './use-toolset'

/** A toolset's tree, where its column is not in sight. */
export function NodesButton() {
  const tight = useMedia(narrow.list)
  const { toolset, nodeId, panel } = useToolset()
  const whole = panel !== undefined && nodeId === undefined
  if (!tight && !whole) return null
  return <ListButton amount={toolset && countTools(toolset.nodes)}>{(close) => <NodeColumn onOpen={close} />}</ListButton>
}
