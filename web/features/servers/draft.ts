import type { Connection, ConnectionEdit, Era, TransportEdit } from '#shared/connections/connection'
import type { ParsedServer } from '#shared/connections/parse-pasted'
import { type Answers, answered } from '#shared/connections/placeholders'

/** A secret while it is edited; `null` keeps the value that is stored. */
export type SecretRow = { key: number; name: string; value: string | null }

/** A server's settings while they are edited: every transport's fields at once, so that changing the transport loses nothing. */
export type Draft = {
  name: string
  type: 'stdio' | 'http' | 'sse'
  command: string
  args: readonly string[]
  cwd: string
  url: string
  env: readonly SecretRow[]
  headers: readonly SecretRow[]
  era: Era | ''
  timeoutSeconds: string
  connectTimeoutSeconds: string
  /** What was typed for each `${…}` that stands in the parts above. */
  answers: Answers
}

let lastKey = 0
export const newSecret = (name = '', value: string | null = ''): SecretRow => ({ key: ++lastKey, name, value })
const rows = (secrets: Record<string, string | null>) => Object.entries(secrets).map(([name, value]) => newSecret(name, value))

export const emptyDraft = (): Draft => ({
  name: '',
  type: 'stdio',
  command: '',
  args: [],
  cwd: '',
  url: '',
  env: [],
  headers: [],
  era: '',
  timeoutSeconds: '',
  connectTimeoutSeconds: '',
  answers: {},
})

function transportDraft(transport: TransportEdit): Partial<Draft> {
  const { type } = transport
  if (type === 'stdio')
    return { type, command: transport.command, args: transport.args, env: rows(transport.env), cwd: transport.cwd ?? '' }
  return { type, url: transport.url, headers: rows(transport.headers) }
}

export const draftOfParsed = ({ name, transport }: ParsedServer): Draft => ({ ...emptyDraft(), name, ...transportDraft(transport) })

export function draftOfConnection({ name, transport, era, timeoutMs, connectTimeoutMs }: Connection): Draft {
  const seconds = (milliseconds: number | undefined) => (milliseconds === undefined ? '' : String(milliseconds / 1000))
  return {
    ...emptyDraft(),
    name,
    era,
    timeoutSeconds: seconds(timeoutMs),
    connectTimeoutSeconds: seconds(connectTimeoutMs),
    ...transportDraft(transport as TransportEdit),
  }
}

const record = (secrets: readonly SecretRow[]) =>
  Object.fromEntries(secrets.filter(({ name, value }) => name !== '' || value).map(({ name, value }) => [name.trim(), value]))

/** What will run: placeholders are filled in where they have an answer. */
export const transportOf = (draft: Draft): TransportEdit => answered(writtenTransport(draft), draft.answers)

/** The parts as they are written, placeholders and all. */
export function writtenTransport(draft: Draft): TransportEdit {
  if (draft.type === 'stdio')
    return {
      type: 'stdio',
      command: draft.command,
      args: [...draft.args],
      env: record(draft.env),
      ...(draft.cwd.trim() !== '' && { cwd: draft.cwd }),
    }
  return { type: draft.type, url: draft.url.trim(), headers: record(draft.headers) }
}

/** The settings as the API takes them; whether they are right is for its own check to say. */
export function settingsOf(draft: Draft): ConnectionEdit {
  const milliseconds = (seconds: string) => (seconds.trim() === '' ? undefined : Math.round(Number(seconds) * 1000))
  const timeoutMs = milliseconds(draft.timeoutSeconds)
  const connectTimeoutMs = milliseconds(draft.connectTimeoutSeconds)
  return {
    name: draft.name,
    transport: transportOf(draft),
    ...(draft.era !== '' && { era: draft.era }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(connectTimeoutMs !== undefined && { connectTimeoutMs }),
  }
}
