import { IconRefresh } from '@tabler/icons-react'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CopiedNotice } from '../features/copy/copied-notice'
import { ServerFacts } from '../features/servers/server-facts'
import { SettingsChanged } from '../features/servers/settings-changed'
import { StaleNotice } from '../features/servers/stale-notice'
import { useRefreshTools } from '../features/tools/queries'
import { useCommands } from '../lib/commands'
import { narrow, useMedia } from '../lib/media'
import { firstPanel, isPanel } from '../lib/panels'
import { noteRecent } from '../lib/recent'
import { remember, remembered, useRemembered } from '../lib/remembered'
import { IconButton } from '../ui/icon-button'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { PaneHeader } from '../ui/pane-header'
import { Skeleton } from '../ui/skeleton'
import { Splitter } from '../ui/splitter'
import { Drawer } from './drawer'
import { DrawerBar } from './drawer-bar'
import { ServerMenuWithCopy } from './server-menu'
import styles from './server-page.module.css'
import { ToolColumn } from './tool-column'
import { useServer } from './use-server'

const columnWidth = { min: 200, max: 560, start: 280 }

/** A server: its state on top, its tools at the left, and what was chosen of them. */
export function ServerPage() {
  const { id, tool, panel, all, connection, tools } = useServer()
  const refresh = useRefreshTools(id)
  const tight = useMedia(narrow.list)
  const [width, setWidth] = useRemembered('tool-column', columnWidth.start)
  const ready = connection?.state.status === 'ready'
  const amount = tools.data?.tools.length
  const known = Boolean(connection)
  // Try has a bar of its own, with the drawer's buttons in it.
  const shown = panel !== undefined && isPanel(panel) ? panel : firstPanel
  const hasCallBar = shown === 'try' && tool !== undefined && (tools.data?.byId.has(tool) ?? false)
  useCommands(ready ? [{ id: 'refresh', title: 'Read the tool list again', section: 'This server', run: () => refresh.mutate() }] : [])
  useEffect(() => {
    if (known) noteRecent({ server: id, at: Date.now() })
  }, [known, id])
  useEffect(() => {
    if (amount !== undefined) remember('tool-counts', { ...remembered<Record<string, number>>('tool-counts', {}), [id]: amount })
  }, [id, amount])

  if (connection === undefined) return <Skeleton label="Reading the server" />
  if (connection === null) {
    return (
      <>
        <PaneHeader title="Not here" />
        <Notice title="There is no such server" action={<LinkButton to="/">Go home</LinkButton>}>
          It was deleted, or the link is from another machine.
        </Notice>
      </>
    )
  }
  return (
    <>
      <PaneHeader
        title={connection.name}
        actions={
          <>
            {ready && (
              <IconButton
                label="Read the tool list again"
                onClick={() => refresh.mutate()}
                className={refresh.isPending ? styles.turning : undefined}
              >
                <IconRefresh size={16} stroke={1.6} />
              </IconButton>
            )}
            <ServerMenuWithCopy connection={connection} list={tools.data} />
          </>
        }
      >
        <ServerFacts connection={connection} list={tools.data && { ...tools.data, amount: tools.data.tools.length }} />
      </PaneHeader>
      <div className={styles.body}>
        {!tight && !all && (
          <>
            <div className={styles.column} style={{ width }}>
              <ToolColumn />
            </div>
            <Splitter label="Width of the tool list" value={width} {...columnWidth} onChange={setWidth} />
          </>
        )}
        <div className={styles.main}>
          <SettingsChanged connection={connection} />
          <CopiedNotice />
          {(tool !== undefined || all) && tools.data && <StaleNotice connection={connection} />}
          <Outlet />
          {!hasCallBar && (
            <DrawerBar connectionId={id}>
              {connection.state.status === 'failed' && 'It is not started again by itself after a failure.'}
            </DrawerBar>
          )}
          <Drawer />
        </div>
      </div>
    </>
  )
}
