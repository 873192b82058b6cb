import type { ConnectionInput } from '#shared/connections/connection'
import { Session } from '../connections/session'
import { created } from '../connections/settings'
import { Traffic } from '../connections/traffic'
import { AppError } from '../http/errors'
import { silentLog } from '../log'
import { say } from './command'

/** Connects to a server for one command and hangs up at its end; a signal ends it too, after `interrupted`. */
export async function withSession(
  input: ConnectionInput,
  use: (session: Session) => Promise<number>,
  interrupted: () => void = () => {},
): Promise<number> {
  const session = new Session({
    traffic: new Traffic(() => {}),
    children: { add: async () => {}, remove: () => {} },
    log: silentLog,
    onstate: () => {},
    onlist: () => {},
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      interrupted()
      void session.close()
    })
  try {
    await session.connect(created(input, 'command-line', new Date().toISOString()))
    return await use(session)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    for (const line of (error.data?.stderrTail as string[] | undefined) ?? []) say(`  ${line}`)
    say(error.message)
    return 2
  } finally {
    await session.close()
  }
}
