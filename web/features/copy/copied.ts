import { useSyncExternalStore } from 'react'

/** What was put into which toolset, for the line that leads there. */
export type Copied = { words: string; toolsetId: string; toolset: string; node?: string | undefined }

let last: Copied | undefined
const listeners = new Set<() => void>()

/** Stands until it is dismissed or the next one takes its place. */
export function tellCopied(copied: Copied | undefined): void {
  last = copied
  for (const listener of listeners) listener()
}

export function useCopied(): Copied | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => last,
  )
}
