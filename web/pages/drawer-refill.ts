import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Doc } from '#shared/tool/json'

const waiting = new Map<string, Doc>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Leaves arguments for the form with that key; it takes them when it is next on screen. */
export function refill(key: string, args: Doc): void {
  waiting.set(key, args)
  for (const listener of listeners) listener()
}

/** Hands over what was left for this form, once. */
export function useRefill(key: string, put: (args: Doc) => void): void {
  const args = useSyncExternalStore(subscribe, () => waiting.get(key))
  const latest = useRef(put)
  latest.current = put
  useEffect(() => {
    if (!args) return
    waiting.delete(key)
    latest.current(args)
  }, [args, key])
}
