import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

const firstControl = '[data-at] :is(input, textarea, [role=combobox]), .cm-content'

/** Who comes by an address that ends in `#arguments` wants to call: the focus goes to the first field, or to the button where there is none. */
export function useAskedForm(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const asked = useLocation({ select: ({ hash, state }) => (hash === 'arguments' ? (state.__TSR_key ?? '') : undefined) })
  useEffect(() => {
    if (asked === undefined) return
    // A dialog that closes gives the focus back first.
    requestAnimationFrame(() => {
      const place =
        panel.current?.querySelector<HTMLElement>(firstControl) ?? panel.current?.querySelector<HTMLElement>('[data-bar] button')
      place?.focus()
    })
  }, [asked])
  return panel
}
