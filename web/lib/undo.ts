import { useSyncExternalStore } from 'react'

/** The last thing that can be taken back. */
export type Undo = {
  label: string
  /** Whether ⌘Z means it; not where there is a history of its own. */
  hasKey?: boolean
  run(): void
}

let offered: Undo | undefined
const listeners = new Set<() => void>()

/** Stands until it is used or the next one takes its place. */
export function offerUndo(undo: Undo | undefined): void {
  offered = undo
  for (const listener of listeners) listener()
}

export function useUndo(): Undo | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => offered,
  )
}
