import { type ReactNode, Suspense } from 'react'
import type { Json } from '#shared/tool/json'
import { ArgumentsForm } from '../features/form/arguments-form'
import { FormHead } from '../features/form/form-head'
import { HugeNote } from '../features/form/huge-note'
import { JsonView, readArguments } from '../features/form/json-view'
import { narrow, useMedia } from '../lib/media'
import { useRemembered } from '../lib/remembered'
import type { MenuItem } from '../ui/menu'
import { Skeleton } from '../ui/skeleton'
import { Splitter } from '../ui/splitter'
import styles from './try-panel.module.css'
import { useAskedForm } from './use-asked-form'
import type { TryForm } from './use-try-form'

const startWidth = 480
const startHeight = 340

type Props = {
  form: TryForm
  examples: readonly MenuItem[]
  onCall(): void
  result: ReactNode
  bar: ReactNode
}

/** Form at the left, result at the right, the call bar below: of a live tool and of a design alike. */
export function TryLayout({ form, examples, onCall, result, bar }: Props) {
  const { store, draft, change, put, view, huge, problems } = form
  const [width, setWidth] = useRemembered('form.width', startWidth)
  const [height, setHeight] = useRemembered('form.height', startHeight)
  const stacked = useMedia(narrow.list)
  const panel = useAskedForm()
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
            <ArgumentsForm store={store} value={draft.value} onChange={(value) => change({ value, json: undefined })} onSubmit={onCall} />
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
        <Suspense fallback={<Skeleton label="The result is being prepared" />}>{result}</Suspense>
      </section>
      <div data-bar className={styles.bar}>
        {bar}
      </div>
    </div>
  )
}

function valueIn(json: string): { value: Json } | object {
  const read = readArguments(json)
  return read.value === undefined ? {} : { value: read.value }
}
