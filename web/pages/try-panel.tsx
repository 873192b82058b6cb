import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { Connection } from '#shared/connections/connection'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import { RequestButton } from '../features/calls/request-button'
import { cancelCall, runCall } from '../features/calls/running'
import { useCall } from '../features/calls/use-call'
import { ArgumentsForm } from '../features/form/arguments-form'
import { CallBar } from '../features/form/call-bar'
import { FormHead } from '../features/form/form-head'
import { FormStore } from '../features/form/form-store'
import { JsonView, readArguments } from '../features/form/json-view'
import { showPlace } from '../features/form/show-place'
import { draftKey, useDraft } from '../features/form/use-draft'
import { useExamples } from '../features/form/use-examples'
import { useProblems } from '../features/form/use-problems'
import type { ListedTool } from '../features/tools/queries'
import { useCommands } from '../lib/commands'
import { narrow, useMedia } from '../lib/media'
import { useRemembered } from '../lib/remembered'
import { Skeleton } from '../ui/skeleton'
import { Splitter } from '../ui/splitter'
import { DrawerButtons } from './drawer-bar'
import { useRefill } from './drawer-refill'
import styles from './try-panel.module.css'
import { useAskedForm } from './use-asked-form'

const ResultPanel = lazy(() => import('../features/result/result-panel').then((module) => ({ default: module.ResultPanel })))

const startWidth = 480
const startHeight = 340

/** Form at the left, result at the right: what does this tool answer? */
export function TryPanel({ connection, tool }: { connection: Connection; tool: ListedTool }) {
  const { draft, change } = useDraft(draftKey(connection.id, tool.name))
  const schema = (member(tool.tool, 'inputSchema') ?? noFields) as Json
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is put in later reaches the store through the form
  const store = useMemo(() => new FormStore(schema, draft.value, draft.notes), [schema])
  useEffect(() => {
    store.onnotes = (notes) => change({ notes })
  }, [store, change])
  const problems = useProblems(store, draft.value, draft.notes.typed)
  const shown = useCall(connection.id, tool.name)
  const [confirming, setConfirming] = useState(false)
  /** Asked for before the arguments were checked: it goes out, or shows what is wrong, as soon as they are. */
  const [wanted, setWanted] = useState(false)
  const [width, setWidth] = useRemembered('form.width', startWidth)
  const [height, setHeight] = useRemembered('form.height', startHeight)
  const stacked = useMedia(narrow.list)
  const args = isDoc(draft.value) ? draft.value : ({} as Doc)
  const running = shown.state === 'running'
  const unsendable =
    Object.keys(draft.notes.typed).some((at) => problems.places.has(at)) ||
    (draft.view === 'json' && draft.json !== undefined && readArguments(draft.json).value === undefined)

  const send = () => {
    if (saysDestructive(tool.tool) && !confirming) return setConfirming(true)
    setConfirming(false)
    void runCall({ connectionId: connection.id, tool: tool.name, arguments: args })
  }
  const call = () => {
    if (running) return
    store.attempt()
    setWanted(!problems.checked)
    if (!problems.checked) return
    if (problems.places.size > 0) return showPlace(store, problems.places.keys().next().value as string)
    if (!unsendable) send()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be called is what is there when the check is done
  useEffect(() => {
    if (wanted && problems.checked) call()
  }, [wanted, problems.checked])
  useCommands([{ id: 'call', title: `Call ${tool.title}`, section: 'This tool', keys: 'mod+enter', run: call }])
  const put = (value: Json) => {
    store.restart(value)
    change({ value, json: undefined, notes: store.notes })
  }
  const panel = useAskedForm()
  useRefill(draftKey(connection.id, tool.name), put)
  const examples = useExamples({ connectionId: connection.id, tool: tool.name, store, onPut: put })
  const last = shown.state === 'none' ? undefined : shown.state === 'running' ? shown.arguments : shown.call.arguments
  return (
    <div
      ref={panel}
      className={styles.panel}
      style={{ '--form-width': `${width}px`, '--form-height': `${height}px` } as React.CSSProperties}
    >
      <section className={styles.form} aria-label="Arguments">
        <FormHead view={draft.view} onView={(view) => change({ view })} examples={examples} onReset={() => put({})} />
        {draft.view === 'form' ? (
          <div className={styles.scroll}>
            <ArgumentsForm store={store} value={draft.value} onChange={(value) => change({ value, json: undefined })} onSubmit={call} />
          </div>
        ) : (
          <JsonView
            store={store}
            value={draft.value}
            text={draft.json}
            problems={problems.places}
            onChange={(json) => change({ json, ...valueIn(json) })}
          />
        )}
      </section>
      {stacked ? (
        <Splitter label="Height of the form" edge="bottom" value={height} min={120} max={640} start={startHeight} onChange={setHeight} />
      ) : (
        <Splitter label="Width of the form" value={width} min={320} max={900} start={startWidth} onChange={setWidth} />
      )}
      <section className={styles.result} aria-label="Result">
        <Suspense fallback={<Skeleton label="The result is being prepared" />}>
          <ResultPanel
            shown={shown}
            onCancel={() => running && void cancelCall(shown.callId)}
            onAgain={call}
            argumentsChanged={last !== undefined && JSON.stringify(last) !== JSON.stringify(args)}
            {...(shown.state === 'running' && shown.previous && { previous: shown.previous })}
            {...(connection.state.status === 'failed' && { end: connection.state })}
          />
        </Suspense>
      </section>
      <div data-bar className={styles.bar}>
        <CallBar
          problems={problems}
          running={running}
          confirming={confirming}
          unsendable={unsendable}
          onCall={confirming ? send : call}
          onSendAnyway={send}
          onCancel={() => running && void cancelCall(shown.callId)}
          onDismiss={() => setConfirming(false)}
          onShowFirst={() => {
            store.attempt()
            showPlace(store, problems.places.keys().next().value as string)
          }}
        >
          <RequestButton connection={connection} tool={tool.name} args={args} />
        </CallBar>
        <div className={styles.drawer}>
          <DrawerButtons connectionId={connection.id} />
        </div>
      </div>
    </div>
  )
}

const noFields: Json = { type: 'object' }

function valueIn(json: string): { value: Json } | object {
  const read = readArguments(json)
  return read.value === undefined ? {} : { value: read.value }
}

/** Only what the server says outright; what the protocol implies is shown, not asked about. */
function saysDestructive(tool: Doc): boolean {
  const hints = member(tool, 'annotations')
  return isDoc(hints) && member(hints, 'destructiveHint') === true && member(hints, 'readOnlyHint') !== true
}
