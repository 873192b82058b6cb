import { useCallback, useSyncExternalStore } from 'react'

const prefix = 'toolwright.'
const listeners = new Set<() => void>()
const cache = new Map<string, { text: string | null; value: unknown }>()

addEventListener('storage', () => {
  for (const listener of listeners) listener()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What this browser remembers under a key. The same text gives the same object. */
export function remembered<T>(key: string, fallback: T): T {
  const text = stored(key)
  const known = cache.get(key)
  if (known && known.text === text) return (known.value ?? fallback) as T
  const value = parsed(text)
  cache.set(key, { text, value })
  return (value ?? fallback) as T
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // A full or forbidden storage costs the memory, not the page.
  }
  for (const listener of listeners) listener()
}

/** State that outlives a reload and is the same in every tab. */
export function useRemembered<T>(key: string, fallback: T): [T, (value: T) => void] {
  const value = useSyncExternalStore(subscribe, () => remembered(key, fallback))
  return [value, useCallback((next: T) => remember(key, next), [key])]
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key)
  } catch {
    return null
  }
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
