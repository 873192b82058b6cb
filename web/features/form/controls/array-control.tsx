import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconPlus, IconX } from '@tabler/icons-react'
import type { Json } from '#shared/tool/json'
import { Button } from '../../../ui/button'
import { classes } from '../../../ui/classes'
import { IconButton } from '../../../ui/icon-button'
import type { MenuItem } from '../../../ui/menu'
import { FieldMenu } from '../field-menu'
import { FieldView } from '../field-view'
import { useForm } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'
import { useRows } from './use-rows'

const icon = { size: 16, stroke: 1.6 } as const

/** Numbered rows. An empty list is a list; "Unset" in the menu sends none. */
export function ArrayControl({ at, field, value, bare = false }: ControlProps) {
  const form = useForm()
  const { items } = field.control as Extract<typeof field.control, { kind: 'array' }>
  const list = Array.isArray(value) ? (value as readonly Json[]) : []
  const { item, rows, drag, grip, move, onKeyDown, onPaste, add, duplicate, remove } = useRows(at, items, list)
  const moves = (index: number): MenuItem[] => [
    {
      label: 'Move up',
      icon: <IconArrowUp {...icon} />,
      keys: 'alt+arrowup',
      off: index === 0 ? 'it is the first' : undefined,
      run: () => move(index, index - 1),
    },
    {
      label: 'Move down',
      icon: <IconArrowDown {...icon} />,
      keys: 'alt+arrowdown',
      off: index === list.length - 1 ? 'it is the last' : undefined,
      run: () => move(index, index + 1),
    },
  ]
  return (
    <div ref={rows} className={styles.rows}>
      <Button
        className={bare ? '' : (styles.inHead ?? '')}
        size="small"
        look="link"
        icon={<IconPlus size={14} stroke={1.8} />}
        onClick={add}
      >
        Add an item
      </Button>
      {list.map((each, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys that move the row its field stands in
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name but its place
          key={index}
          data-row={index}
          className={classes(styles.row, drag?.from === index && styles.dragged, dropMark(drag, index))}
          onKeyDown={(event) => onKeyDown(event, index)}
          onPaste={(event) => onPaste(event, index)}
        >
          <span className={styles.grip} title="Drag to another place" {...grip(index)}>
            <IconGripVertical size={14} stroke={1.6} aria-hidden="true" />
          </span>
          <span className={styles.number}>{index + 1}</span>
          <div className={styles.rowBody}>
            <FieldView at={`${at}/${index}`} schema={items} value={each} required headless />
          </div>
          <div className={styles.rowTools}>
            <IconButton small label={`Duplicate item ${index + 1}`} onClick={() => duplicate(index)}>
              <IconCopy size={14} stroke={1.6} />
            </IconButton>
            <IconButton small label={`Remove item ${index + 1}`} onClick={() => remove(index)}>
              <IconX size={14} stroke={1.6} />
            </IconButton>
            <span className={styles.more}>
              <FieldMenu at={`${at}/${index}`} name={undefined} field={item} value={each} row={moves(index)} />
            </span>
          </div>
        </div>
      ))}
      {list.length === 0 && (
        <p className={styles.empty}>
          {value === undefined ? 'Nothing is sent.' : 'An empty list is sent.'}
          {value === undefined && (
            <Button size="small" look="link" onClick={() => form.set(at, [])}>
              Send an empty list
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

/** A line where the dragged row would come to stand. */
function dropMark(drag: { from: number; to: number } | undefined, index: number): string | undefined {
  if (!drag || drag.to !== index || drag.from === index) return undefined
  return drag.to > drag.from ? styles.dropAfter : styles.dropBefore
}
