import { useRef } from 'react'
import { classes } from './classes'
import styles from './splitter.module.css'

/** Which edge of the sized part it is: the part grows that way. */
export type Edge = 'right' | 'left' | 'top' | 'bottom'

type Props = { label: string; value: number; min: number; max: number; start: number; onChange(value: number): void; edge?: Edge }

const step = 16
const arrows: Record<Edge, { more: string; less: string }> = {
  right: { more: 'ArrowRight', less: 'ArrowLeft' },
  left: { more: 'ArrowLeft', less: 'ArrowRight' },
  top: { more: 'ArrowUp', less: 'ArrowDown' },
  bottom: { more: 'ArrowDown', less: 'ArrowUp' },
}

/** The edge between two parts: dragged, moved with the arrow keys, put back with a double click. */
export function Splitter({ label, value, min, max, start, onChange, edge = 'right' }: Props) {
  const grip = useRef<{ at: number; value: number }>(undefined)
  const clamped = (next: number) => Math.round(Math.min(max, Math.max(min, next)))
  const isUpright = edge === 'right' || edge === 'left'
  const outwards = edge === 'right' || edge === 'bottom' ? 1 : -1
  const along = (event: { clientX: number; clientY: number }) => outwards * (isUpright ? event.clientX : event.clientY)
  const { more, less } = arrows[edge]
  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = { [less]: value - step, [more]: value + step, Home: min, End: max, Enter: start }[event.key]
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
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      className={classes(styles.splitter, !isUpright && styles.flat)}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onChange(start)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = { at: along(event), value }
      }}
      onPointerMove={(event) => grip.current && onChange(clamped(grip.current.value + along(event) - grip.current.at))}
      onLostPointerCapture={() => {
        grip.current = undefined
      }}
    />
  )
}
