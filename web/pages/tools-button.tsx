import { narrow, useMedia } from '../lib/media'
import { ListButton } from './list-button'
import { ToolColumn } from './tool-column'
import { useServer } from './use-server'

/** A server's tools, where their column is not in sight. */
export function ToolsButton() {
  const tight = useMedia(narrow.list)
  const { tools, all } = useServer()
  if (!tight && !all) return null
  return <ListButton amount={tools.data?.tools.length}>{(close) => <ToolColumn onOpen={close} />}</ListButton>
}
