import { lazy, Suspense, useEffect, useMemo } from 'react'
import type { Connection } from '#shared/connections/connection'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import { DeadlineButton } from '../features/calls/deadline-button'
import { RequestButton } from '../features/calls/request-button'
import { ArgumentsForm } from '../features/form/arguments-form'
import { CallBar } from '../features/form/call-bar'
import { FormHead } from '../features/form/form-head'
import { FormStore } from '../features/form/form-store'
import { HugeNote, isHuge } from '../features/form/huge-note'
import { JsonView, readArguments } from '../features/form/json-view'
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
import { useTryCall } from './try-panel-call'
import { useAskedForm } from './use-asked-form'

const Result = lazy(() => import('./try-panel-result').then((module) => ({ default: module.TryPanelResult })))

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
  const huge = useMemo(() => isHuge(store), [store])
  const view = draft.view ?? (huge ? 'json' : 'form')
  const problems = useProblems(store, draft.value, draft.notes.typed)
  const [width, setWidth] = useRemembered('form.width', startWidth)
  const [height, setHeight] = useRemembered('form.height', startHeight)
  const stacked = useMedia(narrow.list)
  const args = isDoc(draft.value) ? draft.value : ({} as Doc)
  const unsendable =
    Object.keys(draft.notes.typed).some((at) => problems.places.has(at)) ||
    (view === 'json' && draft.json !== undefined && readArguments(draft.json).value === undefined)

  const { shown, running, other, deadline, call, send, showFirst, question } = useTryCall({
    connection,
    tool,
    args,
    store,
    problems,
    unsendable,
  })
  useCommands([{ id: 'call', title: `Call ${tool.title}`, section: 'This tool', keys: 'mod+enter', run: () => call() }])
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
        <FormHead view={view} onView={(next) => change({ view: next })} examples={examples} onReset={() => put({})} />
        {huge && draft.view === undefined && <HugeNote onForm={() => change({ view: 'form' })} />}
        {view === 'form' ? (
          <div className={styles.scroll}>
            <ArgumentsForm
              store={store}
              value={draft.value}
              onChange={(value) => change({ value, json: undefined })}
              onSubmit={() => call()}
            />
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
          <Result
            connection={connection}
            shown={shown}
            other={other}
            onAgain={call}
            argumentsChanged={last !== undefined && JSON.stringify(last) !== JSON.stringify(args)}
          />
        </Suspense>
      </section>
      <div data-bar className={styles.bar}>
        <CallBar
          problems={problems}
          running={running}
          question={question}
          unsendable={unsendable}
          onCall={() => call()}
          onSendAnyway={() => send()}
          onShowFirst={showFirst}
        >
          <DeadlineButton deadline={deadline} />
          <RequestButton connection={connection} tool={tool.name} args={args} timeoutMs={deadline.chosen} />
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
