import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** Who comes by an address that ends in `#name` has just made this: its name is chosen, to be typed over. */
export function useAskedName(): RefObject<HTMLDivElement | null> {
  const editor = useRef<HTMLDivElement>(null)
  const asked = useLocation({ select: ({ hash, state }) => (hash === 'name' ? (state.__TSR_key ?? '') : undefined) })
  useEffect(() => {
    if (asked === undefined) return
    // A menu that closes gives the focus back first.
    requestAnimationFrame(() => editor.current?.querySelector<HTMLInputElement>('[data-field=name]')?.select())
  }, [asked])
  return editor
}
