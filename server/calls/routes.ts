import { Hono } from 'hono'
import { z } from 'zod'
import type { Call } from '#shared/calls/call'
import type { Env } from '../http/env'
import { AppError } from '../http/errors'
import { rawJson } from '../http/raw-json'
import { validate } from '../http/validate'
import { withoutAnswer } from './call-text'
import type { Calls } from './calls'

const page = z.strictObject({
  connection: z.string().optional(),
  tool: z.string().optional(),
  before: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
  answers: z.literal('0').optional(),
})

export const callRoutes = (calls: Calls) =>
  new Hono<Env>()
    .get('/', validate('query', page), async (c) => {
      const { connection, tool, before, limit, answers } = c.req.valid('query')
      const { texts, next, dropped } = await calls.list({ connectionId: connection, tool, before, limit })
      const shown = answers === '0' ? texts.map(withoutAnswer) : texts
      const rest = JSON.stringify({ ...(next !== undefined && { next }), dropped })
      return rawJson<{ calls: Call[]; next?: string; dropped: number }>(c, `{"calls":[${shown.join(',')}],${rest.slice(1)}`)
    })

    .get('/:id', async (c) => {
      const text = await calls.find(c.req.param('id'))
      if (text === undefined) throw noSuchCall()
      return rawJson<Call>(c, text)
    })

    .delete('/:id', async (c) => {
      if (!(await calls.cancel(c.req.param('id')))) throw noSuchCall()
      return c.body(null, 204)
    })

const noSuchCall = () => new AppError('not_found', 'There is no such call. The history may have dropped it.')
