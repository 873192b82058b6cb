import { IconChevronDown } from '@tabler/icons-react'
import { Button } from '../../ui/button'
import { Menu, type MenuItem } from '../../ui/menu'
import { Segmented } from '../../ui/segmented'
import styles from './form-head.module.css'

const views = [
  { value: 'form', label: 'Form' },
  { value: 'json', label: 'JSON' },
] as const

type Props = { view: 'form' | 'json'; onView(view: 'form' | 'json'): void; examples: readonly MenuItem[]; onReset(): void }

/** One value, two views of it, and where to get one from. */
export function FormHead({ view, onView, examples, onReset }: Props) {
  return (
    <div className={styles.head}>
      <Segmented label="How the arguments are shown" value={view} options={views} onChange={onView} />
      <span className={styles.gap} />
      <Menu
        label="Examples"
        items={examples}
        trigger={(props) => (
          <Button look="quiet" {...props}>
            Examples <IconChevronDown size={14} stroke={1.6} aria-hidden="true" />
          </Button>
        )}
      />
      <Button look="quiet" onClick={onReset}>
        Reset
      </Button>
    </div>
  )
}
