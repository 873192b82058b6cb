import type { HttpBindings } from '@hono/node-server'
import type { Log } from '../log'

/** What every request carries. Lines of the log name the correlation id themselves: a logger of its own for each request costs more than the request. */
export type Env = { Bindings: HttpBindings; Variables: { correlationId: string; log: Log; bodyText: string } }
