import { IconLayoutSidebarRight } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useCommands } from '../lib/commands'
import { narrow, useMedia } from '../lib/media'
import { useRemembered } from '../lib/remembered'
import { IconButton } from '../ui/icon-button'
import { Skeleton } from '../ui/skeleton'
import { Splitter } from '../ui/splitter'
import { Tabs } from '../ui/tabs'
import styles from './side-pane.module.css'
import { useToolset } from './use-toolset'

const ToolsetPreview = lazy(() => import('./toolset-preview').then((module) => ({ default: module.ToolsetPreview })))
const ToolsetCode = lazy(() => import('./toolset-code').then((module) => ({ default: module.ToolsetCode })))
const NodeJson = lazy(() => import('./node-json').then((module) => ({ default: module.NodeJson })))

const sides = [
  { id: 'preview', label: 'Preview' },
  { id: 'json', label: 'JSON' },
  { id: 'code', label: 'Code' },
] as const
const paneWidth = { min: 280, max: 900, start: 400 }

/** Beside the editor: what comes of the design, live. It folds away where a person wants the room. */
export function SidePane() {
  const { nodeId } = useToolset()
  const tight = useMedia(narrow.side)
  const [chosen, setOpen] = useRemembered<boolean | null>('side-open', null)
  const [side, setSide] = useRemembered<(typeof sides)[number]['id']>('side', 'json')
  const [width, setWidth] = useRemembered('side-width', paneWidth.start)
  const open = chosen ?? !tight
  useCommands([
    {
      id: 'side-pane',
      title: open ? 'Fold the side pane' : 'Open the side pane',
      section: 'This tool',
      keys: 'mod+.',
      run: () => setOpen(!open),
    },
  ])
  if (!open) {
    return (
      <div className={styles.folded}>
        <IconButton label="Open the side pane" keys="mod+." onClick={() => setOpen(true)}>
          <IconLayoutSidebarRight size={16} stroke={1.6} />
        </IconButton>
      </div>
    )
  }
  return (
    <>
      <Splitter label="Width of the side pane" edge="left" value={width} {...paneWidth} onChange={setWidth} />
      <aside aria-label="Side pane" className={styles.pane} style={{ width }}>
        <Tabs label="What comes of it" tabs={sides} value={side} panelId="side" onChange={setSide}>
          <IconButton label="Fold the side pane" keys="mod+." onClick={() => setOpen(false)}>
            <IconLayoutSidebarRight size={16} stroke={1.6} />
          </IconButton>
        </Tabs>
        <div id="side" role="tabpanel" aria-label={sides.find(({ id }) => id === side)?.label} className={styles.content}>
          <Suspense fallback={<Skeleton label="The side pane is being loaded" />}>
            {side === 'preview' && nodeId !== undefined ? (
              <ToolsetPreview node={nodeId} />
            ) : side === 'code' ? (
              <ToolsetCode {...(nodeId !== undefined && { node: nodeId })} />
            ) : (
              <NodeJson key={nodeId} />
            )}
          </Suspense>
        </div>
      </aside>
    </>
  )
}
