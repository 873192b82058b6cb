import { Hono } from 'hono'
import { callRoutes } from './calls/routes'
import { newId } from './connections/connections'
import { connectionRoutes } from './connections/routes'
import type { Deps } from './deps'
import type { Env } from './http/env'
import { eventRoutes } from './http/event-routes'
import { launchRoutes } from './http/launch-routes'
import { settingRoutes } from './settings/routes'
import { toolsetRoutes } from './toolsets/routes'

export const api = (deps: Deps, address: () => { url: string; port: number }) =>
  new Hono<Env>()
    .get('/health', (c) => c.json({ status: 'ok' as const }))
    .route('/launch', launchRoutes(deps.auth, address))
    .route('/connections', connectionRoutes(deps.connections, deps.calls))
    .route('/calls', callRoutes(deps.calls))
    .route(
      '/toolsets',
      toolsetRoutes({ toolsets: deps.storage.toolsets, linked: deps.linked, emit: deps.events.emit, newId, now: () => new Date() }),
    )
    .route('/settings', settingRoutes(deps))
    .route('/events', eventRoutes(deps.events))

/** The only thing `web/` may import from `server/`, and only as a type. */
export type Api = ReturnType<typeof api>
