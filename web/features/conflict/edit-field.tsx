import { useId } from 'react'
import type { Conflict } from '#shared/diff/conflict'
import { count } from '../../lib/words'
import { classes } from '../../ui/classes'
import { TextArea } from '../../ui/field'
import { Segmented } from '../../ui/segmented'
import { type Choice, kindOf } from './choices'
import styles from './edit-field.module.css'

type Edit = Extract<Choice, { is: 'edit' }>
type Props = { conflict: Conflict; choice: Edit; problem: string | undefined; onChange(text: string): void }

/** What shall be saved instead of either side, by the kind of value. */
export function EditField({ conflict, choice, problem, onChange }: Props) {
  const id = useId()
  const kind = kindOf(conflict)
  const isText = kind === 'text'
  const name = `${conflict.label}, edited`
  return (
    <div className={styles.edit}>
      <div className={styles.head}>
        <span className={styles.label}>Edit</span>
        <span>begun from {choice.from}, this is what will be saved</span>
        {isText && <span className={styles.count}>{count(choice.text.length, 'character')}</span>}
      </div>
      {kind === 'hint' || kind === 'answer' ? (
        <Segmented
          label={name}
          value={choice.text}
          options={[
            { value: 'true', label: 'Yes' },
            { value: 'false', label: 'No' },
            { value: '', label: kind === 'hint' ? 'Do not say' : 'Not set' },
          ]}
          onChange={onChange}
        />
      ) : (
        <TextArea
          aria-label={name}
          rows={Math.min(16, Math.max(2, choice.text.split('\n').length))}
          value={choice.text}
          className={classes(isText && styles.words)}
          {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
