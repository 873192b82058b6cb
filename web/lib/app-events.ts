import type { AppEvent } from '#shared/api/events'

type Listener = (event: AppEvent) => void

const listeners = new Set<Listener>()

/** Hands on what our server has told this page. */
export function tellAppEvent(event: AppEvent): void {
  for (const listener of [...listeners]) listener(event)
}

/** Listens to what happens on our server, for what is more than a list to read again. */
export function hearAppEvents(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
