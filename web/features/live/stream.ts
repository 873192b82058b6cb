import { type AppEvent, appEventTypes } from '#shared/api/events'

/** How our own server stands, as this browser sees it. */
export type Reach = 'here' | 'away' | 'refused'

type News = { event: AppEvent } | { reach: Reach }
type Listener = { onevent(event: AppEvent): void; onreach(reach: Reach): void }

const lockName = 'toolwright-events'
const healthEveryMs = 1000

/**
 * Follows what happens on our server. All tabs of a browser share one stream, since a browser gives a host six connections in all:
 * the tab that holds the lock reads it and tells the others; when it closes, the next one takes over.
 */
export function followEvents(listener: Listener): () => void {
  const over = new AbortController()
  const channel = new BroadcastChannel(lockName)
  const hear = (news: News) => ('event' in news ? listener.onevent(news.event) : listener.onreach(news.reach))
  channel.onmessage = ({ data }: MessageEvent<News>) => hear(data)
  const tell = (news: News) => {
    channel.postMessage(news)
    hear(news)
  }

  let waited = false
  const notAtOnce = setTimeout(() => {
    waited = true
  }, 500)
  navigator.locks
    .request(lockName, { signal: over.signal }, () => {
      clearTimeout(notAtOnce)
      // What happened between the last leader and us, nobody heard.
      if (waited) tell({ event: { type: 'reset' } })
      return lead(tell, over.signal)
    })
    .catch((error: unknown) => {
      if (!over.signal.aborted) throw error
    })
  return () => {
    clearTimeout(notAtOnce)
    over.abort()
    channel.close()
  }
}

/** Reads the stream until told to stop; when it breaks, asks for our server until it answers again. */
async function lead(tell: (news: News) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await readStream(tell, signal)
    const reach = await untilAnswered(signal, () => tell({ reach: 'away' }))
    if (signal.aborted) return
    tell({ reach })
    tell({ event: { type: 'reset' } })
    if (reach === 'refused') await pause(5000, signal)
  }
}

/** Settles when the stream is lost. */
function readStream(tell: (news: News) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource('/api/events')
    const end = () => {
      source.close()
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
    source.onopen = () => tell({ reach: 'here' })
    source.onerror = end
    for (const type of appEventTypes) {
      source.addEventListener(type, ({ data }: MessageEvent<string>) => tell({ event: JSON.parse(data) as AppEvent }))
    }
  })
}

/** Asks until our server answers; each time it does not is told. */
async function untilAnswered(signal: AbortSignal, onmiss: () => void): Promise<Reach> {
  while (!signal.aborted) {
    try {
      if ((await fetch('/api/health', { signal })).ok)
        return (await fetch('/api/connections', { signal })).status === 401 ? 'refused' : 'here'
    } catch {
      if (!signal.aborted) onmiss()
    }
    await pause(healthEveryMs, signal)
  }
  return 'away'
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
