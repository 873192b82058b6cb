import { type PointerEvent, useEffect, useRef, useState } from 'react'

type Drag = { from: number; to: number }

/** Moves rows of a list by a grip: `to` is where the row would come to stand. Esc leaves everything as it was. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<Drag>()

  const dragging = drag !== undefined
  useEffect(() => {
    if (!dragging) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setDrag(undefined)
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [dragging])

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])]
  const grip = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: index, to: index })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return
      const all = rows()
      const to = targetOf(all, drag.from, event.clientY)
      all[to]?.scrollIntoView({ block: 'nearest' })
      if (to !== drag.to) setDrag({ from: drag.from, to })
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  return { list, drag, grip }
}

/** A row comes to stand behind every other row whose middle is above the pointer. */
function targetOf(rows: readonly HTMLElement[], from: number, y: number): number {
  return rows.filter((row, index) => {
    const { top, height } = row.getBoundingClientRect()
    return index !== from && top + height / 2 < y
  }).length
}
