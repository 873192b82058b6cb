import { type Context, Hono } from 'hono'
import type { SSEMessage } from 'hono/streaming'
import { z } from 'zod'
import type { Call } from '#shared/calls/call'
import { connectionEdit, connectionInput } from '#shared/connections/connection'
import type { Fault } from '#shared/tool/fault'
import { doc, type Json } from '#shared/tool/json'
import { runningText } from '../calls/call-text'
import type { Calls } from '../calls/calls'
import { body, noBody } from '../http/body'
import type { Env } from '../http/env'
import { eventStream } from '../http/event-stream'
import { exactNumbers } from '../http/exact-numbers'
import { json, rawJson } from '../http/raw-json'
import { validate } from '../http/validate'
import type { Connections } from './connections'
import { type ListKind, listText } from './lists'
import type { Ring } from './ring'

const callInput = z.strictObject({ tool: z.string(), arguments: doc, timeoutMs: z.number().int().min(1).max(86_400_000).optional() })
const reading = z.strictObject({ refresh: z.literal('1').optional(), connect: z.literal('0').optional() })
const stretch = z.strictObject({
  after: z.coerce.number().int().min(0).default(0),
  since: z.iso.datetime().transform(Date.parse).optional(),
  limit: z.coerce.number().int().min(0).max(1000).default(200),
})

type Listed<Key extends string, Item extends string> = Record<Key, (Record<Item, Json> & { faults: Fault[] })[]> & {
  pages: number
  listedAt: string
  tookMs: number
}

export const connectionRoutes = (connections: Connections, calls: Calls) => {
  /** A page only looks: what it reads (`connect=0`) never starts a server, least of all one that has just crashed. */
  const list = async (id: string, kind: ListKind, { refresh, connect }: z.infer<typeof reading>) => {
    const session = connect === '0' ? (await connections.managed(id)).session : await connections.connected(id)
    return listText(kind, await session.list(kind, refresh === '1'))
  }
  return new Hono<Env>()
    .get('/', async (c) => json(c, { connections: await connections.list() }))
    .post('/', body(connectionInput), async (c) => json(c, await connections.create(c.req.valid('json')), 201))
    .post('/sample', noBody, async (c) => {
      const { connection, created } = await connections.sample()
      return json(c, connection, created ? 201 : 200)
    })

    .get('/:id', async (c) => json(c, await connections.get(c.req.param('id'))))
    .put('/:id', body(connectionEdit), async (c) => json(c, await connections.edit(c.req.param('id'), c.req.valid('json'))))
    .delete('/:id', async (c) => {
      await connections.remove(c.req.param('id'))
      return c.body(null, 204)
    })
    .post('/:id/restore', noBody, async (c) => json(c, await connections.restore(c.req.param('id'))))
    .post('/:id/duplicate', body(z.strictObject({ name: z.string().trim().min(1) })), async (c) =>
      json(c, await connections.duplicate(c.req.param('id'), c.req.valid('json').name), 201),
    )

    .post('/:id/connect', noBody, async (c) => json(c, await connections.connect(c.req.param('id'))))
    .post('/:id/disconnect', noBody, async (c) => json(c, await connections.disconnect(c.req.param('id'))))

    .get('/:id/tools', validate('query', reading), async (c) =>
      rawJson<Listed<'tools', 'tool'>>(c, await list(c.req.param('id'), 'tools', c.req.valid('query'))),
    )
    .get('/:id/resources', validate('query', reading), async (c) =>
      rawJson<Listed<'resources', 'resource'>>(c, await list(c.req.param('id'), 'resources', c.req.valid('query'))),
    )
    .get('/:id/resource-templates', validate('query', reading), async (c) =>
      rawJson<Listed<'resourceTemplates', 'resourceTemplate'>>(c, await list(c.req.param('id'), 'resourceTemplates', c.req.valid('query'))),
    )
    .get('/:id/prompts', validate('query', reading), async (c) =>
      rawJson<Listed<'prompts', 'prompt'>>(c, await list(c.req.param('id'), 'prompts', c.req.valid('query'))),
    )

    .get('/:id/frames', validate('query', stretch), async (c) => {
      const { traffic } = await connections.managed(c.req.param('id'))
      const { entries, ...counts } = asked(traffic.frames, c.req.valid('query'))
      return c.json({
        frames: entries.map(({ seq, at, direction, text, bytes }) => ({ seq, at: new Date(at).toISOString(), direction, text, bytes })),
        ...counts,
      })
    })
    .get('/:id/stderr', validate('query', stretch), async (c) => {
      const { traffic } = await connections.managed(c.req.param('id'))
      const { entries, ...counts } = asked(traffic.lines, c.req.valid('query'))
      return c.json({
        lines: entries.map(({ seq, at, stream, text }) => ({ seq, at: new Date(at).toISOString(), stream, text })),
        ...counts,
      })
    })

    .post('/:id/calls', body(callInput), exactNumbers, async (c) => {
      const connection = await connections.stored(c.req.param('id'))
      const request = c.req.valid('json')
      if (c.req.query('stream') === '1') return streamed(c, (listener) => calls.start(connection, request, c.var.correlationId, listener))
      const { head, done } = await calls.start(connection, request, c.var.correlationId)
      if (c.req.query('wait') === '0') {
        done.catch(() => {})
        return rawJson<Call>(c, runningText(head), 202)
      }
      const { text, refused } = await done
      if (refused) throw refused
      return rawJson<Call>(c, text)
    })
}

/** Of a series, what was asked for; with `limit=0` only how much there is. */
const asked = <T extends { at: number; bytes: number }>(ring: Ring<T>, { after, since, limit }: z.infer<typeof stretch>) =>
  ring.after(since === undefined ? after : Math.max(after, ring.lastUntil(since)), limit)

type Start = (listener: { onprogress(progress: Json): void; onlog(message: Json): void }) => ReturnType<Calls['start']>

/** The call as it goes. The caller may leave: the call goes on without it. */
async function streamed(c: Context<Env>, start: Start): Promise<Response> {
  const early: SSEMessage[] = []
  let put = (message: SSEMessage): void => void early.push(message)
  const { head, done } = await start({
    onprogress: (progress) => put({ event: 'progress', data: JSON.stringify(progress) }),
    onlog: (message) => put({ event: 'log', data: JSON.stringify(message) }),
  })
  return eventStream(c, (writer) => {
    for (const message of [{ event: 'call', data: JSON.stringify({ id: head.id }) }, ...early]) writer.put(message)
    put = writer.put
    done
      .then(({ text }) => writer.put({ event: 'done', data: text }))
      .catch(() =>
        writer.put({ event: 'error', data: JSON.stringify({ message: 'Something went wrong on our side. The log has the details.' }) }),
      )
      .finally(writer.end)
    return undefined
  })
}
