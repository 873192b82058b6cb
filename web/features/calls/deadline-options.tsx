import { useId, useRef, useState } from 'react'
import { deadlineWords } from '../../lib/words'
import { TextInput } from '../../ui/field'
import { readSeconds, secondsProblem } from './deadline'
import styles from './deadline-button.module.css'
import type { Deadline } from './use-deadline'

/** The server's own deadline, a few that are often right, and any other. */
export function DeadlineOptions({ deadline, presets }: { deadline: Deadline; presets: readonly number[] }) {
  const { chosen, standard, choose } = deadline
  const name = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isOther, setOther] = useState(chosen !== undefined && !presets.includes(chosen))
  const [typed, setTyped] = useState(isOther && chosen !== undefined ? String(chosen / 1000) : '')
  const isWrong = isOther && typed !== '' && readSeconds(typed) === undefined
  const pick = (milliseconds: number | undefined) => {
    setOther(false)
    choose(milliseconds)
  }
  const type = (text: string) => {
    setTyped(text)
    const milliseconds = readSeconds(text)
    if (milliseconds !== undefined) choose(milliseconds)
  }
  return (
    <fieldset className={styles.options}>
      <legend>Give up after a silence of</legend>
      <Option name={name} checked={!isOther && chosen === undefined} onPick={() => pick(undefined)}>
        {deadlineWords(standard)} <span className={styles.quiet}>this server’s setting</span>
      </Option>
      {presets
        .filter((each) => each !== standard || each === chosen)
        .map((each) => (
          <Option key={each} name={name} checked={!isOther && chosen === each} onPick={() => pick(each)}>
            {deadlineWords(each)}
          </Option>
        ))}
      <div className={styles.other}>
        <Option
          name={name}
          checked={isOther}
          onPick={() => {
            setOther(true)
            type(typed)
            field.current?.focus()
          }}
        >
          Other
        </Option>
        <TextInput
          ref={field}
          inputMode="decimal"
          aria-label="Seconds"
          value={typed}
          className={styles.seconds}
          {...(isWrong && { 'aria-invalid': true })}
          onFocus={() => setOther(true)}
          onChange={(event) => type(event.target.value)}
        />
        <span className={styles.quiet}>seconds</span>
      </div>
      <p role="status" className={isWrong ? styles.wrong : styles.quiet}>
        {isWrong ? secondsProblem : 'Counted anew at each sign of progress. Kept for this tool.'}
      </p>
    </fieldset>
  )
}

type OptionProps = { name: string; checked: boolean; onPick(): void; children: React.ReactNode }

function Option({ name, checked, onPick, children }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type="radio" name={name} checked={checked} onChange={onPick} />
      <span>{children}</span>
    </label>
  )
}
