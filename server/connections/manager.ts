import type { Events } from '../events'
import { coalesced } from '../events'
import type { Log } from '../log'
import { Session } from './session'
import type { ChildRecord } from './stdio-link'
import { Traffic } from './traffic'

export type Managed = { session: Session; traffic: Traffic }

/** The sessions there are, by connection. */
export class SessionManager {
  readonly #deps: { events: Events; children: ChildRecord; log: Log }
  readonly #managed = new Map<string, Managed>()

  constructor(deps: { events: Events; children: ChildRecord; log: Log }) {
    this.#deps = deps
  }

  for(connectionId: string): Managed {
    const known = this.#managed.get(connectionId)
    if (known) return known
    const { events, children, log } = this.#deps
    const tell = {
      frame: coalesced(() => events.emit({ type: 'frame', connectionId, seq: traffic.frames.lastSeq })),
      stderr: coalesced(() => events.emit({ type: 'stderr', connectionId, seq: traffic.lines.lastSeq })),
    }
    const traffic: Traffic = new Traffic((what) => tell[what]())
    const session = new Session({
      traffic,
      children,
      log: log.child({ connectionId }),
      onstate: () => events.emit({ type: 'connection', connectionId }),
      onlist: () => events.emit({ type: 'tools', connectionId }),
    })
    const made = { session, traffic }
    this.#managed.set(connectionId, made)
    return made
  }

  async forget(connectionId: string): Promise<void> {
    await this.#managed.get(connectionId)?.session.close()
    this.#managed.delete(connectionId)
  }

  /** Ends sessions that nobody has used for a while: no page is open, no call runs. */
  reap(idleMs: number): void {
    const { events } = this.#deps
    if (events.pages > 0 || Date.now() - events.lastPageAt < idleMs) return
    for (const { session } of this.#managed.values()) {
      const idle = session.state.status === 'ready' && session.running === 0 && Date.now() - session.lastUsed >= idleMs
      if (idle) void session.close()
    }
  }

  /** All at once: the slowest decides how long it takes. */
  async closeAll(): Promise<void> {
    await Promise.all([...this.#managed.values()].map(({ session }) => session.close()))
  }
}
