import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ToolEditor } from '../features/editor/tool-editor'
import { HintChip } from '../features/tools/hint-chip'
import { hintOf } from '../features/tools/hints'
import { useAskedPlace } from '../lib/asked-place'
import { NodeExamples } from './node-examples'
import { NodeInput, NodeOutput } from './node-schemas'
import { useOfferedServer } from './offered'
import { SidePane } from './side-pane'
import styles from './toolset-editor.module.css'
import { useAskedName } from './use-asked-name'
import { useKeptScroll } from './use-kept-scroll'
import { useToolset } from './use-toolset'

/** It knows every client, and comes when the rest is there; its room is kept. */
const Consequence = lazy(() => import('../features/consequence/consequence').then((module) => ({ default: module.Consequence })))

/** The editor of one node, and at its side what comes of it. */
export function ToolsetEditor() {
  const { id, toolset, node, tool, resolved, edit } = useToolset()
  const editor = useAskedName()
  const asked = useAskedPlace()
  const server = useOfferedServer(toolset)
  useKeptScroll(editor, `${id}/${node?.id}`)
  if (!toolset || !node || !edit) return null
  return (
    <div className={styles.sides}>
      <div ref={editor} className={styles.editor}>
        <ToolEditor
          toolset={toolset}
          node={node}
          resolved={tool}
          tools={resolved}
          edit={edit}
          asked={asked}
          input={<NodeInput />}
          output={<NodeOutput />}
          examples={<NodeExamples />}
          chip={(name, { value, explicit }) => (
            <HintChip hint={hintOf(explicit ? { annotations: { [name]: value } } : {}, name)} says="The design says so." />
          )}
          consequence={(of) =>
            tool?.unlisted === undefined &&
            tool &&
            server && (
              <Suspense fallback={<div className={styles.consequence} />}>
                <Consequence
                  tool={tool.tool}
                  server={server}
                  {...of}
                  link={(client, words) => (
                    <Link
                      to="/toolsets/$id/tools/$node/$panel"
                      params={{ id, node: node.id, panel: 'preview' }}
                      search={(before) => ({ ...before, client: client.id })}
                    >
                      {words}
                    </Link>
                  )}
                />
              </Suspense>
            )
          }
        />
      </div>
      <SidePane />
    </div>
  )
}
