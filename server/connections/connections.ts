import { randomBytes } from 'node:crypto'
import type { Connection, ConnectionEdit, ConnectionInput, StoredConnection } from '#shared/connections/connection'
import type { Events } from '../events'
import { AppError } from '../http/errors'
import type { ConnectionStore } from '../storage/store'
import type { Managed, SessionManager } from './manager'
import type { Session } from './session'
import { created, edited, runsTheSame, shown } from './settings'

type Deps = { store: ConnectionStore; sessions: SessionManager; events: Events; sampleCommand: { command: string; args: string[] } }

export const newId = () => randomBytes(10).toString('hex')
const sampleId = 'sample'
const freshMs = 1000

const isLive = ({ state }: Session) => state.status === 'ready' || state.status === 'connecting'

/** Saved servers and what happens to them. */
export class Connections {
  readonly #deps: Deps
  readonly #known = new Map<string, { stored: StoredConnection; at: number }>()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  #shown(stored: StoredConnection): Connection {
    const { session } = this.#deps.sessions.for(stored.id)
    const outdated = isLive(session) && session.settings !== undefined && !runsTheSame(session.settings, stored)
    return { ...shown(stored, session.state), ...(outdated && { reconnect: true }) }
  }

  async list(): Promise<Connection[]> {
    return (await this.#deps.store.list()).map((stored) => this.#shown(stored))
  }

  /** With its secrets: for our own use. A call must not wait for the database, so what was read a moment ago is still good. */
  async stored(id: string): Promise<StoredConnection> {
    const known = this.#known.get(id)
    if (known && performance.now() - known.at < freshMs) return known.stored
    const found = await this.#deps.store.find(id)
    if (found) this.#known.set(id, { stored: found, at: performance.now() })
    if (!found) throw new AppError('not_found', 'There is no such server.')
    return found
  }

  async get(id: string): Promise<Connection> {
    return this.#shown(await this.stored(id))
  }

  async managed(id: string): Promise<Managed> {
    await this.stored(id)
    return this.#deps.sessions.for(id)
  }

  async create(input: ConnectionInput, id: string = newId()): Promise<Connection> {
    const stored = created(input, id, new Date().toISOString())
    await this.#deps.store.create(stored)
    this.#changed(id)
    return this.#shown(stored)
  }

  async edit(id: string, edit: ConnectionEdit): Promise<Connection> {
    const stored = edited(await this.stored(id), edit, new Date().toISOString())
    await this.#deps.store.update(stored)
    this.#changed(id)
    return { ...this.#shown(stored), ...(isLive(this.#deps.sessions.for(id).session) && { reconnect: true }) }
  }

  async duplicate(id: string, name: string): Promise<Connection> {
    const { transport, era, timeoutMs, connectTimeoutMs } = await this.stored(id)
    return this.create({
      name,
      transport,
      era,
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...(connectTimeoutMs !== undefined && { connectTimeoutMs }),
    })
  }

  async remove(id: string): Promise<void> {
    this.#known.delete(id)
    if (!(await this.#deps.store.remove(id, new Date()))) throw new AppError('not_found', 'There is no such server.')
    await this.#deps.sessions.forget(id)
    this.#deps.events.emit({ type: 'connection', connectionId: id, deleted: true })
  }

  async restore(id: string): Promise<Connection> {
    const stored = (await this.#deps.store.restore(id)) ?? (await this.#deps.store.find(id))
    if (!stored) throw new AppError('not_found', 'There is no such server, or it was deleted for good.')
    this.#changed(id)
    return this.#shown(stored)
  }

  async connect(id: string): Promise<Connection> {
    await this.connected(id)
    return this.get(id)
  }

  /** The session of a server, ready to be used. */
  async connected(id: string): Promise<Session> {
    const stored = await this.stored(id)
    const { session } = this.#deps.sessions.for(id)
    await session.connect(stored)
    return session
  }

  async disconnect(id: string): Promise<Connection> {
    const { session } = await this.managed(id)
    await session.close()
    return this.get(id)
  }

  /** The server that ships with us; made anew where it was deleted, and pointed at where we are now. */
  async sample(): Promise<{ connection: Connection; created: boolean }> {
    const { store, sampleCommand } = this.#deps
    const input: ConnectionInput = { name: 'Sample server', transport: { type: 'stdio', ...sampleCommand, env: {} } }
    const known = await store.find(sampleId)
    if (!known && !(await store.restore(sampleId))) return { connection: await this.create(input, sampleId), created: true }
    return { connection: await this.edit(sampleId, { ...input, name: known?.name ?? input.name }), created: !known }
  }

  #changed(connectionId: string): void {
    this.#known.delete(connectionId)
    this.#deps.events.emit({ type: 'connection', connectionId })
  }
}
