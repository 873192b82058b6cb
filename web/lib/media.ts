import { useCallback, useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** The widths at which the frame changes its shape. */
export const narrow = { rail: '(max-width: 1099.98px)', side: '(max-width: 1279.98px)', list: '(max-width: 900px)' } as const
