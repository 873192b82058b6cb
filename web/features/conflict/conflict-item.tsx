import { IconCheck, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { Conflict } from '#shared/diff/conflict'
import type { Merge } from '#shared/diff/merge'
import type { Side } from '#shared/diff/three'
import { moment } from '../../lib/words'
import { classes } from '../../ui/classes'
import type { DrawHint } from '../../ui/compared-value'
import { Segmented } from '../../ui/segmented'
import { begunFrom, type Choice, readChoice } from './choices'
import styles from './conflict-item.module.css'
import type { Saved } from './conflict-view'
import { EditField } from './edit-field'
import { SideValue } from './side-value'

type Props = {
  merge: Merge
  conflict: Conflict
  choice: Choice | undefined
  onChoose(choice: Choice): void
  base: Saved
  withBase: boolean
  mineAt: string
  theirs: Saved
  drawHint: DrawHint
}

type Way = Choice['is'] | ''

const ways: readonly { value: Way; label: string }[] = [
  { value: 'mine', label: 'Mine' },
  { value: 'theirs', label: 'Theirs' },
  { value: 'edit', label: 'Edit' },
]

/** One place that both sides touched, and what shall become of it. */
export function ConflictItem({ merge, conflict, choice, onChoose, base, withBase, mineAt, theirs, drawHint }: Props) {
  const id = useId()
  const read = choice && readChoice(merge, conflict, choice)
  const isDecided = read?.decision !== undefined
  // An order, a place and a tool that is gone are one side's or the other's; there is nothing to type.
  const offered = conflict.kind === 'value' ? ways : ways.filter(({ value }) => value !== 'edit')
  const choose = (way: Way) => {
    if (way === 'edit') onChoose(begunFrom(conflict, choice))
    else if (way !== '') onChoose({ is: way })
  }
  const value = (side: Side | 'base') => (
    <SideValue merge={merge} conflict={conflict} side={side} baseVersion={base.version} drawHint={drawHint} />
  )
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const
  return (
    <section aria-labelledby={id} data-conflict={conflict.id} className={styles.item}>
      <div className={styles.head}>
        {isDecided ? <IconCircleCheck {...icon} className={styles.good} /> : <IconCircleDashed {...icon} className={styles.warn} />}
        <h3 id={id} className={styles.label}>
          {conflict.label}
        </h3>
        <code className={styles.path}>{conflict.path.join(' / ') || 'the toolset'}</code>
        {!isDecided && <span className={styles.chip}>to decide</span>}
        <span className={styles.ways}>
          <Segmented
            label={`What to keep: ${[...conflict.path, conflict.label].join(' / ')}`}
            value={choice?.is ?? ''}
            options={offered}
            onChange={choose}
          />
        </span>
      </div>
      <div className={classes(styles.sides, withBase && styles.three)}>
        {withBase && (
          <Card title={`Version ${base.version}`} aside={moment(base.updatedAt)}>
            {value('base')}
          </Card>
        )}
        <Card title="Mine" aside={`this tab, ${moment(mineAt)}`} isTaken={choice?.is === 'mine'}>
          {value('mine')}
        </Card>
        <Card title="Theirs" aside={`version ${theirs.version}, ${moment(theirs.updatedAt)}`} isTaken={choice?.is === 'theirs'}>
          {value('theirs')}
        </Card>
      </div>
      {choice?.is === 'edit' && (
        <EditField conflict={conflict} choice={choice} problem={read?.problem} onChange={(text) => onChoose({ ...choice, text })} />
      )}
    </section>
  )
}

function Card({ title, aside, isTaken = false, children }: { title: string; aside: string; isTaken?: boolean; children: ReactNode }) {
  return (
    <div className={classes(styles.card, isTaken && styles.taken)}>
      <div className={styles.cardHead}>
        <span className={styles.side}>{title}</span>
        <span className={styles.aside}>{aside}</span>
        {isTaken && (
          <span className={styles.tick}>
            <IconCheck size={14} stroke={2} aria-hidden="true" /> taken
          </span>
        )}
      </div>
      <div className={styles.cardBody}>{children}</div>
    </div>
  )
}
