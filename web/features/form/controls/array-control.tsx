import { IconArrowDown, IconArrowUp, IconCopy, IconPlus, IconX } from '@tabler/icons-react'
import { moveItem } from '#shared/form/edit'
import { generate } from '#shared/form/generate'
import type { Json } from '#shared/tool/json'
import { Button } from '../../../ui/button'
import { classes } from '../../../ui/classes'
import { IconButton } from '../../../ui/icon-button'
import { FieldView } from '../field-view'
import { useForm } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

const scalar = new Set(['text', 'number', 'boolean', 'choice', 'const', 'file'])

/** Numbered rows. An empty list is a list; "unset" in the menu sends none. */
export function ArrayControl({ at, field, value }: ControlProps) {
  const form = useForm()
  const { items } = field.control as Extract<typeof field.control, { kind: 'array' }>
  const list = Array.isArray(value) ? (value as readonly Json[]) : []
  const quick = scalar.has(form.field(items).control.kind)
  const put = (next: readonly Json[]) => form.set(at, next as Json)
  const add = () => put([...list, starting(form.field(items).control.kind) ?? generate(form.root, items, form.fits) ?? null])
  return (
    <div className={classes(styles.rows, quick && styles.quick)}>
      {list.map((item, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys that move the row its field stands in
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name but its place
          key={index}
          className={styles.row}
          onKeyDown={(event) => moves(event, index, list, put)}
        >
          <span className={styles.number}>{index + 1}</span>
          <div className={styles.rowBody}>
            <FieldView at={`${at}/${index}`} schema={items} value={item} />
          </div>
          <div className={styles.rowTools}>
            {index > 0 && (
              <IconButton
                small
                label={`Move item ${index + 1} up`}
                keys="alt+arrowup"
                onClick={() => put(moveItem(list, index, index - 1))}
              >
                <IconArrowUp size={14} stroke={1.6} />
              </IconButton>
            )}
            {index < list.length - 1 && index === 0 && (
              <IconButton
                small
                label={`Move item ${index + 1} down`}
                keys="alt+arrowdown"
                onClick={() => put(moveItem(list, index, index + 1))}
              >
                <IconArrowDown size={14} stroke={1.6} />
              </IconButton>
            )}
            <IconButton
              small
              label={`Duplicate item ${index + 1}`}
              onClick={() => put([...list.slice(0, index + 1), item, ...list.slice(index + 1)])}
            >
              <IconCopy size={14} stroke={1.6} />
            </IconButton>
            <IconButton small label={`Remove item ${index + 1}`} onClick={() => put(list.filter((_, other) => other !== index))}>
              <IconX size={14} stroke={1.6} />
            </IconButton>
          </div>
        </div>
      ))}
      <div>
        <Button size="small" look="quiet" icon={<IconPlus size={14} stroke={1.8} />} onClick={add}>
          Add an item
        </Button>
        {value !== undefined && list.length === 0 && <span className={styles.empty}>an empty list is sent</span>}
      </div>
    </div>
  )
}

/** A new row starts empty where a person will type into it. */
function starting(kind: string): Json | undefined {
  if (kind === 'text' || kind === 'file') return ''
  return undefined
}

function moves(event: React.KeyboardEvent, index: number, list: readonly Json[], put: (next: readonly Json[]) => void): void {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  event.stopPropagation()
  put(moveItem(list, index, index + (event.key === 'ArrowUp' ? -1 : 1)))
}
