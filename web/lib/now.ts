import { useSyncExternalStore } from 'react'

const stepMs = 10_000
let now = Date.now()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  now = Date.now()
  timer ??= setInterval(() => {
    now = Date.now()
    for (const each of listeners) each()
  }, stepMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time, in steps that are fine enough for "2 min ago". */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
