import { Hono } from 'hono'
import { api } from './api'
import type { Deps } from './deps'
import type { Env } from './http/env'
import { onError } from './http/errors'
import { guard } from './http/guard'
import { notFound, pageRoutes } from './http/pages'

export type Place = { address(): { url: string; port: number }; pages: string; closing(): boolean }

export const app = (deps: Deps, { address, pages, closing }: Place) => {
  const built = new Hono<Env>()
  built.onError(onError)
  built.notFound(notFound)
  built.use(guard({ auth: deps.auth, log: deps.log, address, closing }))
  built.route('/api', api(deps, address))
  built.all('/api', notFound)
  built.all('/api/*', notFound)
  built.route('/', pageRoutes(pages))
  return built
}
