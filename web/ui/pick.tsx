import { IconChevronDown } from '@tabler/icons-react'
import { Button } from './button'
import { Menu, type MenuItem } from './menu'
import styles from './pick.module.css'

export type Choice<T> = { value: T; label: string; aside?: string }

type Props<T> = {
  label: string
  value: T
  choices: readonly Choice<T>[]
  /** What is shown where the value is none of the choices. */
  other?: string
  id?: string
  onPick(value: T): void
}

/** One of several, in a menu under the one that holds. */
export function Pick<T>({ label, value, choices, other = '', id, onPick }: Props<T>) {
  const shown = choices.find((choice) => choice.value === value)?.label ?? other
  const items: MenuItem[] = choices.map((choice) => ({
    label: choice.label,
    checked: choice.value === value,
    ...(choice.aside !== undefined && { aside: choice.aside }),
    run: () => onPick(choice.value),
  }))
  return (
    <Menu
      label={label}
      items={items}
      trigger={(props) => (
        <Button {...props} {...(id && { id })} aria-label={`${label}: ${shown}`} className={styles.pick}>
          <span className={styles.shown}>{shown}</span>
          <IconChevronDown size={14} stroke={1.6} className={styles.chevron} />
        </Button>
      )}
    />
  )
}
