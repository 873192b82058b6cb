import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { MatrixPanel } from '../features/matrix/matrix-panel'
import { PreviewPanel } from '../features/preview/preview-panel'
import { firstDesignPanel } from '../lib/panels'
import { Notice } from '../ui/notice'
import { offeredServer, offeredTools } from './offered'
import { useToolset } from './use-toolset'

/** A toolset as clients will show it: one tool of it, or all at once. */
export function ToolsetPreview({ node }: { node?: string }) {
  const { id, toolset, resolved } = useToolset()
  const navigate = useNavigate()
  const tools = useMemo(() => offeredTools(resolved ?? []), [resolved])
  const server = useMemo(() => toolset && offeredServer(toolset), [toolset])
  if (!toolset || !resolved || !server) return null
  const show = (of: string, panel: string, at = '') =>
    void navigate({ to: '/toolsets/$id/tools/$node/$panel', params: { id, node: of, panel }, search: true, hash: at })
  const open = (of: string, client: string) =>
    void navigate({
      to: '/toolsets/$id/tools/$node/$panel',
      params: { id, node: of, panel: 'preview' },
      search: (search) => ({ ...search, client }),
    })
  if (node === undefined) return <MatrixPanel tools={tools} server={server} onOpen={open} />
  const tool = tools.find((each) => each.id === node)
  if (!tool) return <Notice title="Clients do not see it">It is not offered, so there is nothing to preview.</Notice>
  return <PreviewPanel tools={tools} tool={tool} server={server} onShow={(at) => show(tool.id, firstDesignPanel, at)} />
}
