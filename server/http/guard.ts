import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Log } from '../log'
import type { Auth } from './auth'
import type { Env } from './env'
import { AppError, errorResponse } from './errors'
import { setHeader } from './headers'
import { refusalPage } from './pages'

/** `address` is known once we listen. */
export type Gate = { auth: Auth; log: Log; address(): { url: string; port: number }; closing(): boolean }

export const cookieName = (port: number) => `toolwright_${port}`

const freeApi = new Set(['/api/health', '/api/launch'])
const isFree = (path: string) => freeApi.has(path) || path === '/launch' || path.startsWith('/launch/')
const isApi = (path: string) => path === '/api' || path.startsWith('/api/')

/** Names every request, then lets in only what comes from this machine's own page or with the token: in this order, whatever the route. */
export function guard(gate: Gate): MiddlewareHandler<Env> {
  const boot = randomBytes(4).toString('hex')
  let count = 0
  return async (c, next) => {
    const given = c.req.header('x-correlation-id')
    const correlationId =
      given !== undefined && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : `${boot}-${(++count).toString().padStart(6, '0')}`
    c.set('correlationId', correlationId)
    c.set('log', gate.log)
    setHeader(c, 'x-correlation-id', correlationId)
    setHeader(c, 'x-content-type-options', 'nosniff')
    setHeader(c, 'cross-origin-resource-policy', 'same-origin')
    const started = performance.now()
    const refused = refusal(c, gate)
    if (refused) c.res = isApi(c.req.path) ? errorResponse(c, refused) : refusalPage(c, refused)
    else await next()
    if (c.res.status >= 400 || gate.log.isLevelEnabled('trace')) logRequest(c, gate.log, started)
  }
}

/** A request that went well is worth a line only to those who follow every step. */
function logRequest(c: Context<Env>, log: Log, started: number): void {
  const { correlationId } = c.var
  const line = {
    correlationId,
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Math.round((performance.now() - started) * 10) / 10,
  }
  if (c.res.status >= 400) log.info(line, 'request refused')
  else log.trace(line, 'request')
}

function refusal(c: Context<Env>, gate: Gate): AppError | undefined {
  const { path } = c.req
  const hosts = allowedHosts(gate.address())
  if (!hosts.includes(c.req.header('host') ?? '')) return new AppError('forbidden', 'This address is not one that Toolwright answers to.')
  // The page's own files are harmless and may still be on their way to a page that is open.
  if (gate.closing() && isApi(path)) return new AppError('service_unavailable', 'Toolwright is shutting down.')
  if (isApi(path) && path !== '/api/health') {
    const origin = c.req.header('origin')
    if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`))
      return new AppError('forbidden', 'A page from elsewhere may not use this address.')
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return new AppError('forbidden', 'A page from elsewhere may not use this address.')
  }
  if (isFree(path) || isKnown(c, gate)) return undefined
  return new AppError(
    'unauthorized',
    'This needs the token, or a browser that was let in. Run "toolwright link" for a link that lets it in.',
  )
}

function isKnown(c: Context<Env>, { auth, address }: Gate): boolean {
  const bearer = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (bearer !== undefined) return auth.isToken(bearer)
  const cookie = getCookie(c, cookieName(address().port))
  return cookie !== undefined && auth.isCookie(cookie)
}

let known: { url: string; hosts: string[] } = { url: '', hosts: [] }

/** Our own names with our port, and the address we were told to listen on. */
function allowedHosts({ url, port }: { url: string; port: number }): string[] {
  if (known.url === url) return known.hosts
  const names = ['127.0.0.1', 'localhost', '[::1]', new URL(url).hostname]
  known = { url, hosts: names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])) }
  return known.hosts
}
