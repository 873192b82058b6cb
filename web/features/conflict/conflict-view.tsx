import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Conflict } from '#shared/diff/conflict'
import { decide, merge } from '#shared/diff/merge'
import type { Side } from '#shared/diff/three'
import type { NodeId } from '#shared/tool/node'
import type { Toolset } from '#shared/tool/toolset'
import { useCommands } from '../../lib/commands'
import { moment } from '../../lib/words'
import { Button } from '../../ui/button'
import type { DrawHint } from '../../ui/compared-value'
import { Keys } from '../../ui/keys'
import { Switch } from '../../ui/switch'
import { type Choice, outcomeOf } from './choices'
import { ConflictItem } from './conflict-item'
import styles from './conflict-view.module.css'
import { TakenList } from './taken-list'
import { useChoices } from './use-choices'

export type Saved = { toolset: Toolset; version: number; updatedAt: string }

type Props = {
  base: Saved
  mine: Toolset
  /** When this page last changed something. */
  mineAt: string
  theirs: Saved
  /** The node in sight: what is to decide about it is brought into view. */
  node?: NodeId | undefined
  drawHint: DrawHint
  /** Takes what was decided as the next version. */
  onSave(decided: Toolset): void
  onCopy(): void
  onDrop(): void
  /** Back to the editor; nothing is decided yet. */
  onLater(): void
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const

/** Two pages changed one toolset: both sides of every place they touched alike, with nothing chosen at the start. */
export function ConflictView({ base, mine, mineAt, theirs, node, drawHint, onSave, onCopy, onDrop, onLater }: Props) {
  const merged = useMemo(() => merge(base.toolset, mine, theirs.toolset), [base, mine, theirs])
  const [choices, setChoices] = useChoices(theirs)
  const [withBase, setWithBase] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const { decisions, open } = useMemo(() => outcomeOf(merged, choices), [merged, choices])
  const [first] = open

  const choose = (id: string, choice: Choice) => setChoices({ ...choices, [id]: choice })
  const takeAll = (side: Side) => setChoices(Object.fromEntries(merged.conflicts.map(({ id }) => [id, { is: side }])))
  const bring = (conflict: Conflict) => {
    const item = list.current?.querySelector<HTMLElement>(`[data-conflict="${CSS.escape(conflict.id)}"]`)
    item?.scrollIntoView({ block: 'nearest' })
    return item
  }
  const ofNode = node === undefined ? undefined : merged.conflicts.find((conflict) => conflict.node === node)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another node is gone to
  useEffect(() => {
    if (ofNode) bring(ofNode)
  }, [ofNode?.id])
  const goTo = (conflict: Conflict) => {
    const item = bring(conflict)
    const field = item?.querySelector<HTMLElement>('[aria-invalid]') ?? item?.querySelector<HTMLElement>('input')
    field?.focus()
  }
  const save = () => (first ? goTo(first) : onSave(decide(merged, decisions)))
  useCommands([{ id: 'save-version', title: `Save as version ${theirs.version + 1}`, section: 'This toolset', keys: 'mod+s', run: save }])

  return (
    <section aria-label="Conflict" className={styles.view}>
      <header className={styles.head}>
        <h2 className={styles.title}>This toolset was changed in two places</h2>
        <p className={styles.lead}>
          This tab began with version {base.version}. Version {theirs.version} was saved elsewhere, {moment(theirs.updatedAt)}. Both are
          kept while this page is open.
        </p>
      </header>
      <div className={styles.bar}>
        <span role="status" className={styles.counts}>
          <span className={styles.done}>
            <IconCircleCheck {...icon} />
            {merged.conflicts.length - open.length} decided
          </span>
          {first && (
            <span className={styles.open}>
              <IconCircleDashed {...icon} />
              {open.length} to decide
            </span>
          )}
        </span>
        <span className={styles.all}>
          Take all of
          <Button size="small" onClick={() => takeAll('mine')}>
            mine
          </Button>
          <Button size="small" onClick={() => takeAll('theirs')}>
            theirs
          </Button>
        </span>
        <Switch checked={withBase} onChange={setWithBase}>
          show version {base.version} too
        </Switch>
      </div>
      <div ref={list} className={styles.list}>
        {merged.conflicts.map((conflict) => (
          <ConflictItem
            key={conflict.id}
            merge={merged}
            conflict={conflict}
            choice={choices[conflict.id]}
            onChoose={(choice) => choose(conflict.id, choice)}
            base={base}
            withBase={withBase}
            mineAt={mineAt}
            theirs={theirs}
            drawHint={drawHint}
          />
        ))}
        <TakenList taken={merged.taken} />
      </div>
      <footer className={styles.foot}>
        <Button look="primary" size="large" onClick={save}>
          Save as version {theirs.version + 1} <Keys keys="mod+s" />
        </Button>
        {first && (
          <span className={styles.open}>
            <IconAlertCircle {...icon} />
            <Button look="link" className={styles.next} onClick={() => goTo(first)}>
              {open.length} to decide: {[first.path.slice(-2).join(' / '), first.label].filter(Boolean).join(', ')}
            </Button>
          </span>
        )}
        <span className={styles.away}>
          <Button look="quiet" onClick={onLater}>
            Go on writing
          </Button>
          <Button look="quiet" onClick={onCopy}>
            Keep mine as a copy
          </Button>
          <Button look="quiet" onClick={onDrop}>
            Drop mine
          </Button>
        </span>
      </footer>
    </section>
  )
}
