import { type RefObject, useEffect, useRef } from 'react'

/** Whoever adds a row goes on in its first field; whoever removes one goes on at the button that adds. */
export function useAdded(length: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(length)
  useEffect(() => {
    const [was, box] = [before.current, list.current]
    before.current = length
    if (was === length || !box) return
    const rows = box.querySelectorAll('[data-row]')
    const isInside = box.contains(document.activeElement) || document.activeElement === document.body
    if (!isInside) return
    const next = length > was ? rows[rows.length - 1]?.querySelector<HTMLElement>('input, textarea') : undefined
    ;(next ?? box.querySelector<HTMLElement>('[data-add]'))?.focus()
  }, [length])
  return list
}
