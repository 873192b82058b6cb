import type { Context } from 'hono'
import type { Env } from './env'

/** Sets a header straight on Node's response where there is one: collecting headers in Hono costs as much as the rest of a call. */
export function setHeader(c: Context<Env>, name: string, value: string): void {
  const outgoing = c.env?.outgoing
  if (outgoing) outgoing.setHeader(name, value)
  else c.header(name, value)
}
