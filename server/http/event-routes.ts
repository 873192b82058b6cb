import { Hono } from 'hono'
import type { Events } from '../events'
import type { Env } from './env'
import { eventStream } from './event-stream'

/** A page that falls so far behind is told to read again instead. */
const mostWaiting = 5000

export const eventRoutes = (events: Events) =>
  new Hono<Env>().get('/', (c) => {
    const seen = c.req.header('last-event-id')
    return eventStream(c, (writer) => {
      const missed = seen === undefined ? [] : events.since(seen)
      if (missed === undefined) writer.put({ event: 'reset', data: '{"type":"reset"}', id: events.position })
      else if (missed.length === 0) writer.put({ data: '', id: events.position, retry: 1000 })
      for (const { id, event } of missed ?? []) writer.put({ event: event.type, data: JSON.stringify(event), id })
      return events.subscribe(({ id, event }) => {
        if (writer.waiting() < mostWaiting) return writer.put({ event: event.type, data: JSON.stringify(event), id })
        writer.clear()
        writer.put({ event: 'reset', data: '{"type":"reset"}', id })
      })
    })
  })
