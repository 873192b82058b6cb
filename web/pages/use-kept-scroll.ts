import { type RefObject, useLayoutEffect } from 'react'

const kept = new Map<string, number>()

/** A part that scrolls comes back where it was left. What is drawn late is waited for, a moment. */
export function useKeptScroll(part: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const element = part.current
    if (!element) return
    const wanted = kept.get(key) ?? 0
    const restore = () => {
      if (wanted > 0) element.scrollTop = wanted
    }
    restore()
    const frame = requestAnimationFrame(restore)
    const note = () => kept.set(key, element.scrollTop)
    element.addEventListener('scroll', note, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', note)
    }
  }, [part, key])
}
