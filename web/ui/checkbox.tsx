import styles from './checkbox.module.css'

/** A box to tick; without visible words it keeps its name for those who hear it. */
export function Checkbox({
  label,
  hidden = false,
  checked,
  onChange,
}: {
  label: string
  hidden?: boolean
  checked: boolean
  onChange(checked: boolean): void
}) {
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span className={hidden ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  )
}
