import { useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Connection } from '#shared/connections/connection'
import { CopyToToolset } from '../features/copy/copy-to-toolset'
import type { ToolList } from '../features/tools/queries'
import { allPanelOf, allPanels } from '../lib/panels'
import { count } from '../lib/words'
import { Skeleton } from '../ui/skeleton'
import { Tabs } from '../ui/tabs'
import styles from './all-tools.module.css'
import { useCopySource } from './copy-source'
import { ServerHome } from './server-home'
import pane from './tool-pane.module.css'
import { ToolsButton } from './tools-button'
import { useServer } from './use-server'

const ServerPreview = lazy(() => import('./server-preview').then((module) => ({ default: module.ServerPreview })))
const ServerCode = lazy(() => import('./server-code').then((module) => ({ default: module.ServerCode })))

/** All tools of a server at once; the list of them is folded away. */
export function AllTools() {
  const { id, connection, tools } = useServer()
  const navigate = useNavigate()
  const panel = allPanelOf(useParams({ strict: false }).panel)
  if (!tools.data || !connection) return <ServerHome />
  const show = (tool: string, at: string) =>
    void navigate({ to: '/servers/$id/tools/$tool/$panel', params: { id, tool, panel: 'definition' }, search: true, hash: at })
  return (
    <div className={pane.pane}>
      <div className={styles.head}>
        <ToolsButton />
        <h2 className={styles.title}>All tools</h2>
        <span className={styles.facts}>{count(tools.data.tools.length, 'tool')} of this server</span>
        <CopyAll connection={connection} list={tools.data} />
      </div>
      <Tabs
        label="Panels"
        tabs={allPanels}
        value={panel.id}
        panelId="panel"
        onChange={(next) => void navigate({ to: '/servers/$id/all/$panel', params: { id, panel: next }, search: true })}
      />
      <div id="panel" role="tabpanel" aria-label={panel.label} className={pane.panel}>
        <Suspense fallback={<Skeleton label={`${panel.label} is being loaded`} />}>
          {panel.id === 'preview' ? (
            <ServerPreview connection={connection} list={tools.data} onShow={show} />
          ) : (
            <ServerCode connection={connection} list={tools.data} onShow={show} />
          )}
        </Suspense>
      </div>
    </div>
  )
}

function CopyAll({ connection, list }: { connection: Connection; list: ToolList }) {
  return (
    <span className={styles.copy}>
      <CopyToToolset {...useCopySource(connection, list)} choosing />
    </span>
  )
}
