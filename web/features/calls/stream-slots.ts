/** A browser gives a host six connections for all its tabs, and the page needs some to stay awake: calls may hold two. */
const slots = ['toolwright-call-stream-1', 'toolwright-call-stream-2']

/** Does the work while it holds a slot, or without one where none is free. */
export async function withSlot(work: (hasSlot: boolean) => Promise<void>): Promise<void> {
  for (const slot of slots) {
    const done = await navigator.locks.request(slot, { ifAvailable: true }, async (lock) => {
      if (!lock) return false
      await work(true)
      return true
    })
    if (done) return
  }
  await work(false)
}

/** Does one such thing at a time: a request may wait long for a server that is being connected. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('toolwright-call-start', work)
