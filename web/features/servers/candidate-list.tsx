import { IconAlertCircle, IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import type { Pasted } from '#shared/connections/parse-pasted'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { classes } from '../../ui/classes'
import { addressOf } from './address'
import styles from './candidate-list.module.css'
import { type Draft, transportOf } from './draft'
import type { Candidate } from './use-pasted'

type Props = {
  pasted: Pasted
  candidates: readonly Candidate[]
  selected: number
  twinOf(draft: Draft): string | undefined
  onSelect(index: number): void
  onTick(index: number, ticked: boolean): void
  onTickAll(ticked: boolean): void
}

/** What was understood; several servers stand as a list to tick. */
export function CandidateList({ pasted, candidates, selected, twinOf, onSelect, onTick, onTickAll }: Props) {
  if (pasted.kind === 'problem') {
    return (
      <p role="alert" className={styles.problem}>
        <IconAlertCircle size={16} stroke={1.6} aria-hidden="true" /> {pasted.message}
      </p>
    )
  }
  if (pasted.kind === 'nothing') return null
  const all = candidates.every(({ ticked }) => ticked)
  return (
    <section aria-label="Understood">
      <div className={styles.head} role="status">
        <IconCircleCheck size={16} stroke={1.6} aria-hidden="true" />
        <strong>Understood</strong>
        <span>{candidates.length === 1 ? pasted.form : `${count(candidates.length, 'server')} in ${pasted.form}`}</span>
        {candidates.length > 1 && (
          <Button look="link" onClick={() => onTickAll(!all)}>
            {all ? 'Select none' : 'Select all'}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {candidates.map(({ draft, notes, ticked }, index) => {
          const twin = twinOf(draft)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
            <li key={index} className={classes(styles.row, index === selected && styles.selected)}>
              {candidates.length > 1 && (
                <Checkbox hidden label={`Take ${draft.name}`} checked={ticked} onChange={(to) => onTick(index, to)} />
              )}
              <button type="button" aria-current={index === selected} className={styles.pick} onClick={() => onSelect(index)}>
                <span className={styles.name}>
                  {draft.name} <span className={styles.chip}>{draft.type}</span>
                </span>
                <code>{addressOf(transportOf(draft))}</code>
                {twin !== undefined && <span className={styles.note}>The same is saved as “{twin}”.</span>}
                {notes.map((note) => (
                  <span key={note} className={styles.note}>
                    {note}
                  </span>
                ))}
              </button>
              {candidates.length > 1 && <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
