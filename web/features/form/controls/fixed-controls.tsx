import { IconLock } from '@tabler/icons-react'
import { Button } from '../../../ui/button'
import { ServerText } from '../../../ui/server-text'
import { useForm } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

/** A value that can only be one thing: sent as it stands, or not at all. */
export function ConstControl({ at, field, value, required }: ControlProps) {
  const form = useForm()
  const control = field.control as Extract<typeof field.control, { kind: 'const' }>
  const isSet = value !== undefined
  return (
    <div className={styles.locked}>
      <IconLock size={14} stroke={1.6} aria-hidden="true" />
      <code className={styles.constant}>
        <ServerText text={JSON.stringify(control.value)} />
      </code>
      <span className={styles.aside}>{isSet ? 'sent as it stands' : required ? 'not set yet' : 'not sent'}</span>
      {!isSet && (
        <Button size="small" look="quiet" onClick={() => form.set(at, control.value)}>
          Set
        </Button>
      )}
    </div>
  )
}

/** Where nothing but null may stand: null, or nothing. */
export function NullControl({ at, value }: ControlProps) {
  const form = useForm()
  return (
    <div className={styles.locked}>
      <code className={styles.null}>{value === undefined ? 'unset' : 'null'}</code>
      <span className={styles.aside}>{value === null ? 'null is sent' : 'nothing is sent'}</span>
      <Button size="small" look="quiet" onClick={() => form.set(at, value === undefined ? null : undefined)}>
        {value === undefined ? 'Set to null' : 'Unset'}
      </Button>
    </div>
  )
}

export function NeverControl({ at, value }: ControlProps) {
  const form = useForm()
  return (
    <div className={styles.locked}>
      <span>The schema allows nothing here.</span>
      {value !== undefined && (
        <Button size="small" look="quiet" onClick={() => form.set(at, undefined)}>
          Unset
        </Button>
      )}
    </div>
  )
}
