import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Connection } from '#shared/connections/connection'
import { resolve } from '#shared/tool/resolve'
import { MatrixPanel } from '../features/matrix/matrix-panel'
import { PreviewPanel } from '../features/preview/preview-panel'
import type { ToolList } from '../features/tools/queries'
import { rememberPreviewClient } from '../lib/preview-client'
import { useOfferedServer } from './offered'
import { useBeside } from './use-beside'
import { useServerToolset } from './use-server-toolset'

type Props = { connection: Connection; list: ToolList; tool?: string; onShow(tool: string, at: string): void }

/** A live server's tools as clients show them: one of them, or all at once. */
export function ServerPreview({ connection, list, tool: id, onShow }: Props) {
  const toolset = useServerToolset(connection, list)
  const tools = useMemo(() => resolve(toolset), [toolset])
  const server = useOfferedServer(toolset)
  const beside = useBeside(connection.id)
  const navigate = useNavigate()
  const tool = tools.find((each) => each.id === id)
  if (tool) {
    const instructions = toolset.server?.instructions
    return (
      <PreviewPanel
        tools={tools}
        tool={tool}
        server={server}
        beside={beside}
        instructions={instructions}
        onShow={(at) => onShow(tool.id, at)}
      />
    )
  }
  const open = (node: string, client: string) => {
    rememberPreviewClient(client)
    const params = { id: connection.id, tool: node, panel: 'preview' }
    void navigate({ to: '/servers/$id/tools/$tool/$panel', params, search: (before) => ({ ...before, client }) })
  }
  return <MatrixPanel tools={tools} server={server} onOpen={open} />
}
