import { IconArrowBackUp } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Effective } from '#shared/tool/resolved'
import { Button } from '../../ui/button'
import { type Editing, sourceWords } from './editing'
import styles from './inherited-row.module.css'
import { Row, type RowIds } from './row'

type Props<T> = {
  editing: Pick<Editing, 'toolset'>
  label: string
  place: string
  own: T | undefined
  inherited: Effective<T | undefined>
  /** What an override starts with where nothing is inherited. */
  start: T
  words(value: T | undefined): string
  onChange(value: T | undefined): void
  problem?: string | undefined
  note?: ReactNode
  children(value: T, ids: RowIds): ReactNode
}

/** A value that a node says itself or takes from above: in grey with where it comes from, and one step to the other. */
export function InheritedRow<T>({ editing, label, place, own, inherited, start, words, onChange, problem, note, children }: Props<T>) {
  const row = useRef<HTMLDivElement>(null)
  const switched = useRef(false)
  const isOwn = own !== undefined
  const source = sourceWords(editing.toolset, inherited.from)
  const isFromAbove = !('rule' in inherited.from)

  // What was pressed is gone; the focus goes on to what took its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the change from one to the other moves the focus
  useEffect(() => {
    if (!switched.current) return
    switched.current = false
    row.current?.querySelector<HTMLElement>('input:not([type=radio]), input:checked, [data-first], button')?.focus()
  }, [isOwn])
  const change = (value: T | undefined) => {
    switched.current = true
    onChange(value)
  }

  return (
    <div ref={row}>
      <Row label={label} place={place} problem={problem} note={note}>
        {(ids) =>
          isOwn ? (
            <>
              <div className={styles.own}>{children(own, ids)}</div>
              <Button
                look="link"
                className={styles.back}
                icon={<IconArrowBackUp size={14} stroke={1.6} />}
                onClick={() => change(undefined)}
              >
                {isFromAbove ? `Back to inherited, ${words(inherited.value)}` : `Back to ${words(inherited.value)}`}
              </Button>
            </>
          ) : (
            <>
              <output id={ids.id} className={styles.inherited}>
                {words(inherited.value)}
              </output>
              {source && <span className={styles.from}>{source}</span>}
              <Button
                look="link"
                aria-label={`${isFromAbove ? 'Override' : 'Set'} ${label}`}
                onClick={() => change(inherited.value ?? start)}
              >
                {isFromAbove ? 'Override' : 'Set'}
              </Button>
            </>
          )
        }
      </Row>
    </div>
  )
}
