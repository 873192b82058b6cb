import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { Auth } from './auth'
import { body, noBody } from './body'
import type { Env } from './env'
import { AppError } from './errors'
import { cookieName } from './guard'

/** The one-time key travels behind the `#`, which browsers keep to themselves. */
export const launchLink = (address: string, key: string) => `${address}/launch#key=${key}`

export const launchRoutes = (auth: Auth, address: () => { url: string; port: number }) =>
  new Hono<Env>()
    .post('/', body(z.strictObject({ key: z.string() })), async (c) => {
      const value = await auth.redeem(c.req.valid('json').key)
      if (value === undefined)
        throw new AppError('unauthorized', 'This link was used before or is not known. Run "toolwright link" for a new one.')
      setCookie(c, cookieName(address().port), value, { path: '/', httpOnly: true, sameSite: 'Strict', maxAge: 30 * 24 * 3600 })
      return c.body(null, 204)
    })
    .post('/keys', noBody, (c) => c.json({ url: launchLink(address().url, auth.newKey()) }, 201))
