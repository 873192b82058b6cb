import { IconGripVertical } from '@tabler/icons-react'
import { useRef } from 'react'
import { setNullable } from '#shared/builder/nullable'
import { listIn, ownerIn } from '#shared/builder/row-edits'
import type { Row } from '#shared/builder/rows'
import { Menu, type MenuItem } from '../../ui/menu'
import type { Builder } from './builder'
import styles from './builder-row.module.css'
import type { Grip } from './use-row-drag'

/** The handle of a row: drawn, it moves the row; pressed, it offers all that a row can do. */
export function RowMenu({ row, builder, grip }: { row: Row; builder: Builder; grip: Grip | undefined }) {
  const dragged = useRef(false)
  return (
    <Menu
      label={`What to do with ${row.name}`}
      items={itemsOf(row, builder)}
      trigger={(props) => (
        <button
          type="button"
          aria-label={`Move or change ${row.name}`}
          className={styles.grip}
          {...props}
          onPointerDown={(event) => {
            dragged.current = false
            grip?.down(event, row)
          }}
          onPointerMove={(event) => {
            if (grip?.move(event)) dragged.current = true
          }}
          onPointerUp={() => grip?.up()}
          onPointerCancel={() => grip?.cancel()}
          onClick={(event) => (dragged.current ? undefined : props.onClick(event))}
        >
          <IconGripVertical size={14} />
        </button>
      )}
    />
  )
}

function itemsOf(row: Row, builder: Builder): MenuItem[] {
  const { slot, kind } = row
  const isField = slot === 'field'
  const isListed = slot === 'branch' || slot === 'item' || slot === 'part'
  const word = slot === 'branch' ? 'kind' : slot === 'item' ? 'item' : 'field'
  const into = ownerIn(row)
  const items: MenuItem[] = []
  if (isField || isListed) items.push({ label: `Add a ${word} below`, keys: 'enter', run: () => builder.addAfter(row) })
  if (into !== undefined) items.push({ label: 'Add a field inside', run: () => builder.addInside(row) })
  const list = listIn(row)
  if (list) items.push({ label: list.key.endsWith('Of') ? 'Add a kind' : 'Add an item', run: () => builder.addInside(row) })
  if (isField || isListed) {
    items.push('line')
    items.push({ label: 'Move up', keys: 'alt+arrowup', run: () => builder.move(row, -1) })
    items.push({ label: 'Move down', keys: 'alt+arrowdown', run: () => builder.move(row, 1) })
  }
  if (isField) {
    items.push({ label: 'Nest into the field above', keys: 'alt+shift+arrowright', run: () => builder.nest(row) })
    items.push({ label: 'Lift out', keys: 'alt+shift+arrowleft', run: () => builder.lift(row) })
  }
  items.push('line')
  if (!['anything', 'nothing', 'null', 'odd'].includes(kind.kind))
    items.push({
      label: 'May be null',
      checked: row.nullable,
      run: () => builder.edit((root) => setNullable(root, row.at, !row.nullable), `null ${row.at}`),
    })
  if (kind.kind === 'reference') items.push({ label: 'Put the definition in its place', run: () => builder.inline(row) })
  else if (slot !== 'root' && slot !== 'definition')
    items.push({ label: 'Make it a definition', run: () => builder.extract(row, definitionName(row.name)) })
  if (slot !== 'root') items.push('line', { label: 'Remove', danger: true, run: () => builder.remove(row) })
  return items
}

/** A definition is named as types are. */
function definitionName(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('') || 'Definition'
}
