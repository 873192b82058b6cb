import { useRef } from 'react'
import styles from './splitter.module.css'

type Props = { label: string; value: number; min: number; max: number; start: number; onChange(value: number): void }

const step = 16

/** The edge between two columns: dragged, moved with the arrow keys, put back with a double click. */
export function Splitter({ label, value, min, max, start, onChange }: Props) {
  const grip = useRef<{ x: number; value: number }>(undefined)
  const clamped = (next: number) => Math.round(Math.min(max, Math.max(min, next)))
  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = { ArrowLeft: value - step, ArrowRight: value + step, Home: min, End: max, Enter: start }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onChange(clamped(next))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; a separator with a value can
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      className={styles.splitter}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onChange(start)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = { x: event.clientX, value }
      }}
      onPointerMove={(event) => grip.current && onChange(clamped(grip.current.value + event.clientX - grip.current.x))}
      onLostPointerCapture={() => {
        grip.current = undefined
      }}
    />
  )
}
