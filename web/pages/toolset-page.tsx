import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { countTools } from '#shared/tool/ids'
import type { Node } from '#shared/tool/node'
import { rulesWords } from '#shared/tool/rules-effect'
import { LinkedPath } from '../features/toolsets/linked-path'
import { LinkedProblem } from '../features/toolsets/linked-problem'
import { SavedState } from '../features/toolsets/saved-state'
import { ToolsetMenu } from '../features/toolsets/toolset-menu'
import { SaveVersion } from '../features/versions/save-version'
import { useCommands } from '../lib/commands'
import { narrow, useMedia } from '../lib/media'
import { noteRecent } from '../lib/recent'
import { useRemembered } from '../lib/remembered'
import { count } from '../lib/words'
import { IconButton } from '../ui/icon-button'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { PaneHeader } from '../ui/pane-header'
import { Skeleton } from '../ui/skeleton'
import { Splitter } from '../ui/splitter'
import { ConflictBar } from './conflict-bar'
import { NodeColumn } from './node-column'
import styles from './server-page.module.css'
import { ToolsetConflict } from './toolset-conflict'
import header from './toolset-page.module.css'
import { useToolset } from './use-toolset'

const columnWidth = { min: 180, max: 560, start: 240 }

/** A toolset: whether it is saved on top, its tree at the left, and what was chosen of it. */
export function ToolsetPage() {
  const { id, panel, nodeId, draft, view, toolset, error } = useToolset()
  const tight = useMedia(narrow.list)
  const [width, setWidth] = useRemembered('tree-column', columnWidth.start)
  const known = toolset !== undefined
  useEffect(() => {
    if (known) noteRecent({ toolset: id, at: Date.now() })
  }, [known, id])
  useCommands(
    draft
      ? [
          { id: 'design-undo', title: 'Undo', section: 'This toolset', keys: 'mod+z', inFields: true, run: draft.undo },
          { id: 'design-redo-y', title: 'Redo', section: 'This toolset', keys: 'mod+y', inFields: true, unlisted: true, run: draft.redo },
          { id: 'design-redo', title: 'Redo', section: 'This toolset', keys: 'mod+shift+z', inFields: true, run: draft.redo },
        ]
      : [],
  )

  if (error) {
    return (
      <>
        <PaneHeader title="Not here" />
        <Notice title="This toolset cannot be opened" action={<LinkButton to="/">Go home</LinkButton>}>
          {error.message}
        </Notice>
      </>
    )
  }
  if (!draft || !view || !toolset) return <Skeleton label="Reading the toolset" />
  const whole = panel !== undefined && nodeId === undefined
  return (
    <>
      <PaneHeader
        title={toolset.name}
        actions={
          <>
            <IconButton label="Undo" keys="mod+z" {...without(view.undo, 'Nothing to undo')} onClick={draft.undo}>
              <IconArrowBackUp size={16} stroke={1.6} />
            </IconButton>
            <IconButton label="Redo" keys="mod+shift+z" {...without(view.redo, 'Nothing to redo')} onClick={draft.redo}>
              <IconArrowForwardUp size={16} stroke={1.6} />
            </IconButton>
            {view.state.is !== 'conflict' && <SaveVersion onSave={(note) => void draft.save(note)} />}
            <ToolsetMenu id={id} toolset={toolset} />
          </>
        }
      >
        <span className={header.size}>
          toolset · {sizeWords(toolset.nodes)} · {rulesWords(toolset.rules).label}
        </span>
        <SavedState state={view.state} />
        <LinkedPath id={id} />
      </PaneHeader>
      <LinkedProblem id={id} />
      {view.state.is === 'conflict' && !view.state.isOpen && <ConflictBar draft={draft} conflict={view.state} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that a field was left, which ends its step of undo */}
      <div className={styles.body} onBlur={draft.leaveField}>
        {!tight && !whole && (
          <>
            <div className={styles.column} style={{ width }}>
              <NodeColumn />
            </div>
            <Splitter label="Width of the tree" value={width} {...columnWidth} onChange={setWidth} />
          </>
        )}
        <div className={styles.main}>
          {view.state.is === 'conflict' && view.state.isOpen ? <ToolsetConflict draft={draft} conflict={view.state} /> : <Outlet />}
        </div>
      </div>
    </>
  )
}

/** What cannot be done now says why in its tip. */
const without = (can: boolean, why: string) => (can ? {} : { 'aria-disabled': true, tip: why })

function sizeWords(nodes: readonly Node[]): string {
  const groups = (list: readonly Node[]): number => list.reduce((sum, { children }) => sum + (children ? 1 + groups(children) : 0), 0)
  const amount = groups(nodes)
  return `${count(countTools(nodes), 'tool')}${amount > 0 ? ` in ${count(amount, 'group')}` : ''}`
}
