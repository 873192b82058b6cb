import { randomBytes } from 'node:crypto'
import { Calls } from './calls/calls'
import { History } from './calls/history'
import type { Config } from './config'
import { Children } from './connections/children'
import { Connections, newId } from './connections/connections'
import { SessionManager } from './connections/manager'
import { Events } from './events'
import { Auth } from './http/auth'
import { LinkedToolsets } from './linked/linked-toolsets'
import type { Log } from './log'
import type { DataPlace } from './settings/routes'
import { LiveSettings } from './settings/settings'
import { openStorage } from './storage/open'
import type { Storage } from './storage/store'
import { openValidator, type SchemaValidator } from './validation/validator'

/** Everything that lives as long as the program. */
export type Deps = {
  log: Log
  token: string
  storage: Storage
  events: Events
  children: Children
  sessions: SessionManager
  connections: Connections
  calls: Calls
  history: History
  linked: LinkedToolsets
  validator: SchemaValidator
  auth: Auth
  settings: LiveSettings
  place: DataPlace
}

const megabyte = 1024 * 1024

export type Surroundings = { workerFile: URL; sampleCommand: { command: string; args: string[] } }

export async function openDeps(config: Config, log: Log, { workerFile, sampleCommand }: Surroundings): Promise<Deps> {
  const storage = await openStorage({ dataDir: config.dataDir, ...(config.databaseUrl && { databaseUrl: config.databaseUrl }) })
  const token = config.token ?? randomBytes(32).toString('base64url')
  const events = new Events()
  const children = new Children(config.dataDir)
  const sessions = new SessionManager({ events, children, log })
  const connections = new Connections({ store: storage.connections, sessions, events, sampleCommand })
  const validator = openValidator(workerFile)
  const settings = await LiveSettings.open(storage.settings, config.settings)
  const limits = () => ({ maxCount: settings.current.historyCalls, maxBytes: settings.current.historyMegabytes * megabyte })
  const history = new History({ store: storage.calls, limits, log })
  const calls = new Calls({ sessions, store: storage.calls, history, validator, events, log })
  const linked = new LinkedToolsets({
    toolsets: storage.toolsets,
    links: storage.links,
    emit: events.emit,
    now: () => new Date(),
    newId,
    log,
  })
  await linked.start()
  const auth = await Auth.open(storage.settings, token)
  const place: DataPlace = { dataDir: config.dataDir, database: config.databaseUrl ? 'postgres' : 'file' }
  return { log, token, storage, events, children, sessions, connections, calls, history, linked, validator, auth, settings, place }
}

/** Ends sessions first, so that what they still say is kept. */
export async function closeDeps(deps: Deps): Promise<void> {
  await deps.sessions.closeAll()
  await deps.linked.close()
  await deps.history.flush()
  await deps.validator.close()
  await deps.storage.close()
}
