import { isDeepStrictEqual } from 'node:util'
import {
  type Connection,
  type ConnectionEdit,
  type ConnectionInput,
  defaultEra,
  type ShownTransport,
  type StoredConnection,
  type Transport,
} from '#shared/connections/connection'
import type { ConnectionState } from '#shared/connections/state'
import { pointer } from '#shared/tool/pointer'
import { AppError } from '../http/errors'

/** Names of secrets without their values. */
function shownTransport(transport: Transport): ShownTransport {
  if (transport.type === 'stdio') return { ...transport, env: withheld(transport.env) } as ShownTransport
  return { ...transport, headers: withheld(transport.headers) }
}

const withheld = (secrets: Record<string, string>): Record<string, null> =>
  Object.fromEntries(Object.keys(secrets).map((name) => [name, null]))

/** A connection as it may leave the program. */
export function shown(stored: StoredConnection, state: ConnectionState): Connection {
  return { ...stored, transport: shownTransport(stored.transport), state }
}

/** Whether a session with these settings would be the same: a name and the time for a call take effect at once. */
export function runsTheSame(a: StoredConnection, b: StoredConnection): boolean {
  return isDeepStrictEqual([a.transport, a.era], [b.transport, b.era])
}

export function created(input: ConnectionInput, id: string, at: string): StoredConnection {
  const { name, transport, timeoutMs, connectTimeoutMs } = input
  return {
    id,
    name,
    transport,
    era: input.era ?? defaultEra(transport),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(connectTimeoutMs !== undefined && { connectTimeoutMs }),
    createdAt: at,
    updatedAt: at,
  }
}

/** Applies an edit; `null` keeps a stored secret, but never lets it go to a new place. */
export function edited(stored: StoredConnection, edit: ConnectionEdit, at: string): StoredConnection {
  const transport = withStoredSecrets(stored.transport, edit.transport)
  return { ...created({ ...edit, transport }, stored.id, stored.createdAt), era: edit.era ?? stored.era, updatedAt: at }
}

function withStoredSecrets(stored: Transport, edit: ConnectionEdit['transport']): Transport {
  if (edit.type === 'stdio') {
    const known = stored.type === 'stdio' && stored.command === edit.command ? stored.env : undefined
    return { ...edit, env: filled(edit.env, known, 'env', 'command') } as Transport
  }
  const known = stored.type !== 'stdio' && new URL(stored.url).origin === new URL(edit.url).origin ? stored.headers : undefined
  return { ...edit, headers: filled(edit.headers, known, 'headers', "URL's origin") }
}

function filled(
  given: Record<string, string | null>,
  known: Record<string, string> | undefined,
  where: 'env' | 'headers',
  place: string,
): Record<string, string> {
  const missing: string[] = []
  const entries = Object.entries(given).map(([name, value]) => {
    if (value !== null) return [name, value] as const
    const kept = known && Object.hasOwn(known, name) ? known[name] : undefined
    if (kept === undefined) missing.push(name)
    return [name, kept ?? ''] as const
  })
  if (missing.length > 0) {
    const message = known ? 'has no stored value to keep' : `must be given again, because the ${place} has changed`
    throw new AppError('invalid_input', `A secret is missing: ${missing.join(', ')} ${message}.`, {
      details: missing.map((name) => ({
        field: pointer(['transport', where, name]),
        message,
        suggestion: 'Give the value itself instead of null.',
      })),
    })
  }
  return Object.fromEntries(entries)
}
