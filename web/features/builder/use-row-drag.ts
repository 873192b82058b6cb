import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { ownerIn } from '#shared/builder/row-edits'
import type { Row } from '#shared/builder/rows'
import type { Builder } from './builder'
import type { Line } from './lines'

export type Grip = ReturnType<typeof makeGrip>
type Drop = { key: string; depth: number; owner: string; after: string }
type Drag = { row: Row; fromY: number; moving: boolean; drop?: Drop }

/** Moves a field by its handle: behind another one, or into an open object. Esc leaves everything as it was. */
export function useRowDrag(list: React.RefObject<HTMLUListElement | null>, lines: readonly Line[], builder: Builder) {
  const drag = useRef<Drag>(undefined)
  const [drop, setDrop] = useState<Drop>()
  const latest = useRef(lines)
  latest.current = lines
  const grip = useMemo(() => makeGrip({ list, lines: () => latest.current, builder, drag, setDrop }), [list, builder])

  const dragging = drop !== undefined
  useEffect(() => {
    if (!dragging) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      grip.cancel()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [dragging, grip])
  return { grip, drop }
}

type Deps = {
  list: React.RefObject<HTMLUListElement | null>
  lines(): readonly Line[]
  builder: Builder
  drag: React.RefObject<Drag | undefined>
  setDrop(drop: Drop | undefined): void
}

const slackPx = 4

function makeGrip({ list, lines, builder, drag, setDrop }: Deps) {
  const cancel = () => {
    drag.current = undefined
    setDrop(undefined)
  }
  return {
    down(event: PointerEvent<HTMLElement>, row: Row) {
      if (event.button !== 0 || row.slot !== 'field') return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { row, fromY: event.clientY, moving: false }
    },
    /** Whether the row is being moved, and not merely pressed. */
    move(event: PointerEvent<HTMLElement>): boolean {
      const now = drag.current
      if (!now) return false
      now.moving ||= Math.abs(event.clientY - now.fromY) > slackPx
      if (!now.moving) return false
      const drop = dropAt(list.current, lines(), now.row, event.clientY)
      if (drop) now.drop = drop
      setDrop(drop)
      return true
    },
    up() {
      const now = drag.current
      cancel()
      if (now?.moving && now.drop) builder.put(now.row, now.drop.owner, now.drop.after)
    },
    cancel,
  }
}

/** A row comes to stand behind the last row whose middle is above the pointer; behind an open object it goes into it. */
function dropAt(list: HTMLElement | null, lines: readonly Line[], row: Row, y: number): Drop | undefined {
  const elements = [...(list?.querySelectorAll<HTMLElement>(':scope > [data-key]') ?? [])]
  const above = elements.filter((element) => {
    const { top } = element.getBoundingClientRect()
    return top + 16 < y
  })
  const line = lines.find(({ key }) => key === above.at(-1)?.dataset.key)
  if (line?.is === 'add') return { key: line.key, depth: line.depth, owner: line.owner, after: '' }
  if (line?.is !== 'row') return { key: '', depth: 0, owner: '', after: '' }
  const into = line.fold === 'open' && line.row.at !== row.at ? ownerIn(line.row) : undefined
  if (into !== undefined) return { key: line.key, depth: line.depth + 1, owner: into, after: '' }
  return line.row.slot === 'field' ? { key: line.key, depth: line.depth, owner: line.owner, after: line.row.name } : undefined
}
