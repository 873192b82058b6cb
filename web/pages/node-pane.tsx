import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { wayTo } from '#shared/tool/edits/tree'
import { descriptionOf, nameOf, titleOf } from '#shared/tool/lenses'
import { HintChip } from '../features/tools/hint-chip'
import { hintsOf } from '../features/tools/hints'
import { NodeMenu } from '../features/tree/node-menu'
import { useCommands } from '../lib/commands'
import { firstDesignPanel, isPanel, panels } from '../lib/panels'
import { noteRecent } from '../lib/recent'
import { Button } from '../ui/button'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { ServerText } from '../ui/server-text'
import { Skeleton } from '../ui/skeleton'
import { Tabs } from '../ui/tabs'
import head from './node-pane.module.css'
import { NodesButton } from './nodes-button'
import styles from './tool-pane.module.css'
import { useToolset } from './use-toolset'

const ToolsetEditor = lazy(() => import('./toolset-editor').then((module) => ({ default: module.ToolsetEditor })))
const DesignTry = lazy(() => import('./design-try').then((module) => ({ default: module.DesignTry })))
const ToolsetPreview = lazy(() => import('./toolset-preview').then((module) => ({ default: module.ToolsetPreview })))
const ToolsetCode = lazy(() => import('./toolset-code').then((module) => ({ default: module.ToolsetCode })))

/** A group is neither called nor offered. */
const groupPanels = panels.filter(({ id }) => id !== 'try' && id !== 'preview')

/** One node of a toolset: its head, and one panel of it at a time. */
export function NodePane() {
  const { id, nodeId = '', panel = firstDesignPanel, toolset, node, tool, edit, draft, view } = useToolset()
  const navigate = useNavigate()
  const offered = node?.children ? groupPanels : panels
  const chosen = isPanel(panel) && offered.some((each) => each.id === panel) ? panel : firstDesignPanel
  const show = (next: string, of = nodeId) =>
    void navigate({ to: '/toolsets/$id/tools/$node/$panel', params: { id, node: of, panel: next }, search: true })
  useCommands(
    offered.map((each, index) => ({
      id: `panel-${each.id}`,
      title: `Show ${each.label}`,
      section: 'This tool',
      keys: String(index + 1),
      run: () => show(each.id),
    })),
  )
  const title = node && (titleOf(tool?.tool ?? node.tool) ?? nameOf(node.tool))
  useEffect(() => {
    if (title !== undefined) noteRecent({ toolset: id, tool: nodeId, title, at: Date.now() })
  }, [id, nodeId, title])

  if (!toolset || !edit || !draft || !view) return null
  if (!node) {
    return (
      <Notice
        title="This toolset has no such tool now"
        action={
          <>
            {view.undo && <Button onClick={draft.undo}>Undo the last step</Button>}
            <LinkButton to="/toolsets/$id" params={{ id }}>
              Back to the toolset
            </LinkButton>
            <LinkButton look="quiet" to="/toolsets/$id/versions" params={{ id }}>
              See the versions
            </LinkButton>
          </>
        }
      >
        It was deleted, here or elsewhere, or the link is older than the toolset. What was deleted is still in an earlier version.
      </Notice>
    )
  }
  const path = wayTo(toolset.nodes, nodeId).map((one) => nameOf(one.tool))
  return (
    <div className={styles.pane}>
      <div className={head.head}>
        <div className={head.first}>
          <NodesButton />
          <h2 className={head.title}>
            <ServerText text={title || 'unnamed'} />
          </h2>
          {tool && tool.name !== title && (
            <code className={head.name}>
              <ServerText text={tool.name} />
            </code>
          )}
          {tool && (
            <div className={head.hints}>
              {hintsOf(tool.tool).map((hint) => (
                <HintChip key={hint.name} hint={hint} says="The design says so." />
              ))}
            </div>
          )}
          <span className={head.menu}>
            <NodeMenu
              toolset={toolset}
              id={nodeId}
              edit={edit}
              onOpen={(next) => show(chosen, next)}
              onGone={(next) => (next === undefined ? void navigate({ to: '/toolsets/$id', params: { id } }) : show(chosen, next))}
            />
          </span>
        </div>
        {tool?.unlisted !== undefined ? (
          <p className={head.unlisted}>Not offered: {tool.unlisted}</p>
        ) : path.length > 1 ? (
          <p className={head.path}>{path.join(' / ')}</p>
        ) : (
          <p className={head.said}>{descriptionOf(node.tool) ?? 'Not described'}</p>
        )}
      </div>
      <Tabs label="Panels" tabs={offered} value={chosen} panelId="panel" onChange={(next) => show(next)} />
      <div id="panel" role="tabpanel" aria-label={offered.find((each) => each.id === chosen)?.label} className={styles.panel}>
        <Suspense fallback={<Skeleton label="The panel is being loaded" />}>
          {chosen === 'try' && tool ? (
            <DesignTry key={nodeId} />
          ) : chosen === 'preview' ? (
            <ToolsetPreview node={nodeId} />
          ) : chosen === 'code' ? (
            <ToolsetCode node={nodeId} />
          ) : (
            <ToolsetEditor key={nodeId} />
          )}
        </Suspense>
      </div>
    </div>
  )
}
