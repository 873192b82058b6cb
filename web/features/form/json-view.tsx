import { useId } from 'react'
import { isDoc, type Json } from '#shared/tool/json'
import { unrepresentableNumbers } from '#shared/tool/json-text'
import { TextArea } from '../../ui/field'
import styles from './json-view.module.css'

type Props = { value: Json; text: string | undefined; onChange(text: string): void }

/** The same value as JSON. Text that is no object yet is kept as it is typed, and the value stays what it was. */
export function JsonView({ value, text, onChange }: Props) {
  const id = useId()
  const shown = text ?? JSON.stringify(value, null, 2)
  const problem = text === undefined ? undefined : readArguments(text).problem
  return (
    <div className={styles.view}>
      <label htmlFor={id} className="visually-hidden">
        Arguments as JSON
      </label>
      <TextArea
        id={id}
        className={styles.text}
        value={shown}
        {...(problem && { 'aria-invalid': true as const, 'aria-describedby': `${id}-problem` })}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}

/** Arguments from text, or why they are none. */
export function readArguments(text: string): { value: Json; problem?: undefined } | { value?: undefined; problem: string } {
  try {
    const value = JSON.parse(text) as Json
    if (!isDoc(value)) return { problem: 'Arguments are a JSON object, for example {"city": "Oslo"}.' }
    const lost = unrepresentableNumbers(text)[0]
    if (lost) return { problem: `${lost.at}: ${lost.text} cannot be sent exactly; it would become ${Number(lost.text)}.` }
    return { value }
  } catch (error) {
    return { problem: `This is not JSON: ${(error as Error).message}.` }
  }
}
