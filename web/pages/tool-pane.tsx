import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import type { HintName } from '#shared/tool/node'
import { CopyToToolset } from '../features/copy/copy-to-toolset'
import { useConnection } from '../features/servers/queries'
import { HintChip } from '../features/tools/hint-chip'
import { hintOf } from '../features/tools/hints'
import { type ListedTool, toolsQuery } from '../features/tools/queries'
import { ToolHead } from '../features/tools/tool-head'
import { useAskedPlace } from '../lib/asked-place'
import { useCommands } from '../lib/commands'
import { firstPanel, isPanel, panels } from '../lib/panels'
import { noteRecent } from '../lib/recent'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { Tabs } from '../ui/tabs'
import { copyFrom, copyTool, isCopyable } from './copy-source'
import { ServerHome } from './server-home'
import styles from './tool-pane.module.css'
import { ToolsButton } from './tools-button'

/** Forms are the heaviest part of the page, and the list should not wait for them. */
const TryPanel = lazy(() => import('./try-panel').then((module) => ({ default: module.TryPanel })))
const DefinitionPanel = lazy(() =>
  import('../features/definition/definition-panel').then((module) => ({ default: module.DefinitionPanel })),
)

const ServerPreview = lazy(() => import('./server-preview').then((module) => ({ default: module.ServerPreview })))
const ServerCode = lazy(() => import('./server-code').then((module) => ({ default: module.ServerCode })))

/** One tool of a server: its head, and one panel of it at a time. */
export function ToolPane() {
  const { id = '', tool: toolId = '', panel = firstPanel } = useParams({ strict: false })
  const connection = useConnection(id)
  const { data: list } = useQuery(toolsQuery(id, connection?.state.status))
  const navigate = useNavigate()
  const asked = useAskedPlace()
  const tool = list?.byId.get(toolId)
  const chosen = isPanel(panel) ? panel : firstPanel
  const show = (next: string, of = toolId, at = '') =>
    void navigate({ to: '/servers/$id/tools/$tool/$panel', params: { id, tool: of, panel: next }, search: true, hash: at })
  useCommands(
    panels.map((each, index) => ({
      id: `panel-${each.id}`,
      title: `Show ${each.label}`,
      section: 'This tool',
      keys: String(index + 1),
      run: () => show(each.id),
    })),
  )
  const title = tool?.title
  useEffect(() => {
    if (title !== undefined) noteRecent({ server: id, tool: toolId, title, at: Date.now() })
  }, [id, toolId, title])

  if (!list) return <ServerHome />
  if (!tool) {
    return (
      <Notice
        title="This server has no such tool now"
        action={
          <LinkButton to="/servers/$id" params={{ id }} search={true}>
            Back to the server
          </LinkButton>
        }
      >
        The list that was read last has no tool named <code>{toolId}</code>. It may have been renamed or removed.
      </Notice>
    )
  }
  return (
    <div className={styles.pane}>
      <ToolHead key={tool.id} tool={tool} before={<ToolsButton />} />
      <Tabs label="Panels" tabs={panels} value={chosen} panelId="panel" onChange={(next) => show(next)}>
        {(chosen === 'definition' || chosen === 'preview') && connection && isCopyable(list, tool) && (
          <CopyToToolset from={copyFrom(connection)} tools={[copyTool(list, tool)]} />
        )}
      </Tabs>
      <div id="panel" role="tabpanel" aria-label={panels.find(({ id }) => id === chosen)?.label} className={styles.panel}>
        {chosen === 'try' && connection ? (
          <Suspense fallback={<Skeleton label="The form is being loaded" />}>
            <TryPanel key={`${connection.id} ${tool.id}`} connection={connection} list={list} tool={tool} />
          </Suspense>
        ) : chosen === 'preview' && connection ? (
          <Suspense fallback={<Skeleton label="The preview is being loaded" />}>
            <ServerPreview connection={connection} list={list} tool={tool.id} onShow={(id, at) => show('definition', id, at)} />
          </Suspense>
        ) : chosen === 'code' && connection ? (
          <Suspense fallback={<Skeleton label="The code is being loaded" />}>
            <ServerCode connection={connection} list={list} tool={tool.id} onShow={(id, at) => show('definition', id, at)} />
          </Suspense>
        ) : (
          <Suspense fallback={<Skeleton label="The definition is being loaded" />}>
            <DefinitionPanel key={tool.id} entry={tool} text={list.textOf(tool)} hint={(name) => drawnHint(tool, name)} asked={asked} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function drawnHint({ tool }: ListedTool, name: HintName) {
  const hint = hintOf(tool, name)
  return { ...hint, chip: <HintChip hint={hint} /> }
}
