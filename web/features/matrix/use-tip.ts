import { useEffect, useId, useRef, useState } from 'react'

export type CellPlace = { row: number; column: number }

const openAfterMs = 350
const closeAfterMs = 160

/** One tip for all cells: after a moment under the pointer, at once under the keys. It stays while it is hovered itself. */
export function useTip() {
  const tipId = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [over, setOver] = useState<CellPlace>()
  const [shown, setShown] = useState<CellPlace>()
  const soon = (next: CellPlace | undefined, after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(next), after)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    tipId,
    /** The cell under the pointer. */
    over,
    shown,
    hear(place: CellPlace | undefined) {
      if (place?.row === over?.row && place?.column === over?.column) return
      setOver(place)
      soon(place, place ? openAfterMs : closeAfterMs)
    },
    show(place: CellPlace) {
      clearTimeout(timer.current)
      setShown(place)
    },
    hide() {
      clearTimeout(timer.current)
      setShown(undefined)
    },
  }
}
