import { countVisible, manyFields } from '#shared/form/visible'
import { Button } from '../../ui/button'
import type { FormStore } from './form-store'
import styles from './huge-note.module.css'

/** Whether the form would start with more fields than a person reads. */
export const isHuge = (store: FormStore) => countVisible(store.root, store.root, store.value, store.fits) > manyFields

/** Why the JSON comes first here, and the way to the form. */
export function HugeNote({ onForm }: { onForm(): void }) {
  return (
    <p className={styles.note}>
      As a form this has more than {manyFields} fields, so its JSON comes first.
      <Button look="link" size="small" onClick={onForm}>
        Show the form
      </Button>
    </p>
  )
}
