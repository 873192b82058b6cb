import { useRef } from 'react'
import styles from './drawer.module.css'

type Props = { value: number; min: number; max: number; start: number; onChange(value: number): void }

const step = 16

/** The upper edge of the drawer: dragged, moved with the arrow keys, put back with a double click. */
export function DrawerEdge({ value, min, max, start, onChange }: Props) {
  const grip = useRef<{ y: number; value: number }>(undefined)
  const clamped = (next: number) => Math.round(Math.min(max, Math.max(min, next)))
  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = { ArrowUp: value + step, ArrowDown: value - step, Home: min, End: max, Enter: start }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onChange(clamped(next))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; a separator with a value can
    <div
      role="separator"
      tabIndex={0}
      aria-label="Height of the drawer"
      aria-orientation="horizontal"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      className={styles.edge}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onChange(start)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = { y: event.clientY, value }
      }}
      onPointerMove={(event) => grip.current && onChange(clamped(grip.current.value + grip.current.y - event.clientY))}
      onLostPointerCapture={() => {
        grip.current = undefined
      }}
    />
  )
}
