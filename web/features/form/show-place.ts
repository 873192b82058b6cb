import { pointer, pointerParts } from '#shared/tool/pointer'
import type { FormStore } from './form-store'

/** Opens what hides a place, brings it into view, and puts the focus into it. */
export function showPlace(store: FormStore, at: string): void {
  const parts = pointerParts(at)
  parts.forEach((_, index) => {
    if (index > 0) store.note('opened', pointer(parts.slice(0, index)), true)
  })
  requestAnimationFrame(() => {
    for (let length = parts.length; length >= 0; length--) {
      const place = document.querySelector(`[data-at="${CSS.escape(pointer(parts.slice(0, length)))}"]`)
      if (!place) continue
      place.scrollIntoView({ block: 'nearest' })
      place.querySelector<HTMLElement>('input, textarea, [role=combobox], button:not([aria-haspopup])')?.focus()
      return
    }
  })
}
