import type { HttpBindings } from '@hono/node-server'
import type { Log } from '../log'

/** What every request carries. */
export type Env = { Bindings: HttpBindings; Variables: { correlationId: string; log: Log; bodyText: string } }
