import { IconChevronRight } from '@tabler/icons-react'
import type { Field } from '#shared/form/field'
import { openDepth } from '#shared/form/visible'
import type { Json } from '#shared/tool/json'
import { ServerText } from '../../../ui/server-text'
import { useNote } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

const deep = new Set(['object', 'union', 'tuple'])

export const depthOf = (at: string) => at.split('/').length - 1

/** A schema may refer to itself for ever, so a deep place with nothing in it is opened on demand. */
export function isClosed(at: string, { control }: Field, value: Json | undefined, opened: boolean | undefined): boolean {
  return value === undefined && opened !== true && deep.has(control.kind) && depthOf(at) >= openDepth
}

export function ClosedPlace({ id, at, field }: ControlProps) {
  const [, setOpen] = useNote('opened', at)
  return (
    <button type="button" id={id} className={styles.closed} aria-expanded={false} onClick={() => setOpen(true)}>
      <IconChevronRight size={14} stroke={1.6} aria-hidden="true" />
      <span className={styles.summary}>
        {field.title === undefined ? 'unset' : <ServerText text={field.title} />}, level {depthOf(at)}
      </span>
      <span className={styles.openWord}>Open</span>
    </button>
  )
}
