import { z } from 'zod'
import type { ConnectionState } from './state'

export const eras = ['legacy', 'auto', 'modern'] as const
export type Era = (typeof eras)[number]

const noNul = (text: string) => !text.includes('\0')
const word = z.string().refine(noNul, 'must not contain a NUL character')

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https URL, for example "http://127.0.0.1:3000/mcp"' })

const envName = z.string().regex(/^[^=\0]+$/, 'must be a name without "="')
const headerName = z.string().regex(/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/, 'must be a header name')
const headerValue = z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/, 'must be a header value without line breaks')

/** `value` is what a secret may be: text where it is written, `null` where it is kept or withheld. */
const transportOf = <V extends z.ZodType>(env: V, header: z.ZodType<z.output<V>>) =>
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('stdio'),
      command: word.min(1, 'is missing'),
      args: z.array(word).default([]),
      env: z.record(envName, env).default({}),
      cwd: word.min(1).optional(),
    }),
    z.strictObject({ type: z.literal('http'), url, headers: z.record(headerName, header).default({}) }),
    z.strictObject({ type: z.literal('sse'), url, headers: z.record(headerName, header).default({}) }),
  ])

/** A transport with its secrets, as it is stored and used. */
export const transport = transportOf(word, headerValue)
export type Transport = z.infer<typeof transport>

/** A transport as it may come in a PUT: a `null` keeps the stored value. */
export const transportEdit = transportOf(word.nullable(), headerValue.nullable())
export type TransportEdit = z.infer<typeof transportEdit>

/** A transport as it is shown: names of secrets, no values. */
export type ShownTransport =
  | { type: 'stdio'; command: string; args: string[]; env: Record<string, null>; cwd?: string }
  | { type: 'http' | 'sse'; url: string; headers: Record<string, null> }

const milliseconds = z.number().int().min(1).max(86_400_000)

const settings = {
  name: z.string().trim().min(1, 'is missing'),
  era: z.enum(eras).optional(),
  timeoutMs: milliseconds.optional(),
  connectTimeoutMs: milliseconds.optional(),
}

export const connectionInput = z.strictObject({ ...settings, transport })
export type ConnectionInput = z.infer<typeof connectionInput>

/** What GET gave may be edited and put back: the members that are ours are accepted and ignored. */
export const connectionEdit = z.strictObject({
  ...settings,
  transport: transportEdit,
  id: z.unknown().optional(),
  state: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
  reconnect: z.unknown().optional(),
})
export type ConnectionEdit = z.infer<typeof connectionEdit>

/** The saved settings of a server, secrets included. Never leaves the program in this form. */
export type StoredConnection = {
  id: string
  name: string
  transport: Transport
  era: Era
  timeoutMs?: number
  connectTimeoutMs?: number
  createdAt: string
  updatedAt: string
}

/** A connection as the API shows it. */
export type Connection = Omit<StoredConnection, 'transport'> & { transport: ShownTransport; state: ConnectionState; reconnect?: true }

export const defaultTimeoutMs = 5 * 60_000
export const defaultConnectTimeoutMs = 30_000

/** A debugging tool does not probe a process unasked; over HTTP the probe costs nothing. */
export function defaultEra(transport: Transport): Era {
  return transport.type === 'http' ? 'auto' : 'legacy'
}
