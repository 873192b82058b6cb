import { IconDots } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../ui/icon-button'
import { Menu } from '../../ui/menu'

type Props = { what: string; index: number; length: number; onMove(to: number): void; onRemove(): void }

/** What can be done with one row of a list. */
export function RowTools({ what, index, length, onMove, onRemove }: Props) {
  return (
    <Menu
      label={what}
      items={[
        { label: 'Move up', keys: 'alt+arrowup', off: index === 0 ? 'it is the first' : undefined, run: () => onMove(index - 1) },
        {
          label: 'Move down',
          keys: 'alt+arrowdown',
          off: index === length - 1 ? 'it is the last' : undefined,
          run: () => onMove(index + 1),
        },
        'line',
        { label: 'Remove', danger: true, run: onRemove },
      ]}
      trigger={(props) => (
        <IconButton small {...props} label={what}>
          <IconDots size={16} stroke={1.6} />
        </IconButton>
      )}
    />
  )
}

/** Alt with an arrow moves the row that has the focus, and the focus with it: rows are their places. */
export const moveKeys = (index: number, length: number, onMove: (to: number) => void) => (event: KeyboardEvent<HTMLElement>) => {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!event.altKey || by === undefined || event.shiftKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const to = index + by
  if (to < 0 || to >= length) return
  onMove(to)
  const fields = (row: Element | null | undefined) => [...(row?.querySelectorAll<HTMLElement>('input, textarea, button') ?? [])]
  const at = fields(event.currentTarget).indexOf(event.target as HTMLElement)
  const next = by < 0 ? event.currentTarget.previousElementSibling : event.currentTarget.nextElementSibling
  fields(next)[at]?.focus()
}
