import { useId } from 'react'
import { TextInput } from '../../ui/field'
import styles from './number-setting.module.css'
import { SettingRow } from './setting-row'

type Props = {
  title: string
  about: string
  unit: string
  value: string
  readOnly: boolean
  problem: string | undefined
  onChange(text: string): void
}

/** A number with its unit; what is wrong with it stands beside it. */
export function NumberSetting({ title, about, unit, value, readOnly, problem, onChange }: Props) {
  const id = useId()
  return (
    <SettingRow title={title} about={about}>
      {problem && (
        <span id={id} className={styles.problem}>
          {problem}
        </span>
      )}
      <TextInput
        aria-label={title}
        inputMode="numeric"
        className={styles.input ?? ''}
        value={value}
        readOnly={readOnly}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': id })}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={styles.unit}>{unit}</span>
    </SettingRow>
  )
}
