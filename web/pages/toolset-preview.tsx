import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Tried } from '#shared/preview/consequence'
import { setHint } from '#shared/tool/edits/own'
import { hintNames } from '#shared/tool/node'
import { MatrixPanel } from '../features/matrix/matrix-panel'
import { PreviewPanel } from '../features/preview/preview-panel'
import { firstDesignPanel } from '../lib/panels'
import { rememberPreviewClient } from '../lib/preview-client'
import { Notice } from '../ui/notice'
import { offeredTools, useOfferedServer } from './offered'
import { useBeside } from './use-beside'
import { useToolset } from './use-toolset'

/** A toolset as clients will show it: one tool of it, or all at once. */
export function ToolsetPreview({ node }: { node?: string }) {
  const { id, toolset, resolved, edit } = useToolset()
  const navigate = useNavigate()
  const tools = useMemo(() => offeredTools(resolved ?? []), [resolved])
  const server = useOfferedServer(toolset)
  const beside = useBeside()
  const show = useCallback(
    (at: string) =>
      void navigate({
        to: '/toolsets/$id/tools/$node/$panel',
        params: { id, node: node ?? '', panel: firstDesignPanel },
        search: true,
        hash: at,
      }),
    [navigate, id, node],
  )
  const apply = useCallback(
    (tried: Tried) =>
      edit?.((present) =>
        hintNames.reduce((all, hint) => {
          const state = tried[hint]
          return state === undefined || node === undefined
            ? all
            : setHint(all, [node], hint, state === 'absent' ? undefined : state === 'true')
        }, present),
      ),
    [edit, node],
  )
  if (!toolset || !resolved || !server || !edit) return null
  if (node === undefined) {
    const open = (tool: string, client: string) => {
      rememberPreviewClient(client)
      const params = { id, node: tool, panel: 'preview' }
      void navigate({ to: '/toolsets/$id/tools/$node/$panel', params, search: (before) => ({ ...before, client }) })
    }
    return <MatrixPanel tools={tools} server={server} onOpen={open} />
  }
  const tool = tools.find((each) => each.id === node)
  if (!tool) {
    const why = resolved.find((each) => each.id === node)?.unlisted
    return <Notice title="Clients do not see it">It is not offered, so there is nothing to preview. {why}</Notice>
  }
  return (
    <PreviewPanel
      tools={tools}
      tool={tool}
      server={server}
      beside={beside}
      instructions={toolset.server?.instructions}
      onShow={show}
      onApply={apply}
    />
  )
}
