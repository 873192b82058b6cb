import { Hono } from 'hono'
import { settings } from '#shared/settings/settings'
import type { History } from '../calls/history'
import { body } from '../http/body'
import type { Env } from '../http/env'
import type { LiveSettings } from './settings'

/** Where the data is: in a file of the data folder, or in a PostgreSQL database. */
export type DataPlace = { dataDir: string; database: 'file' | 'postgres' }

/** What is left out stays as it is. */
const changes = settings.partial()

type Deps = { settings: LiveSettings; history: History; place: DataPlace }

export const settingRoutes = ({ settings: live, history, place }: Deps) => {
  const answer = () => ({ settings: live.current, fixed: live.fixed, ...place })
  return new Hono<Env>()
    .get('/', (c) => c.json(answer()))
    .put('/', body(changes), async (c) => {
      await live.put(c.req.valid('json'))
      await history.trim()
      return c.json(answer())
    })
}
