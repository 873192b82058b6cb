import type { Context, TypedResponse } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Env } from './env'

type Typed<T> = Response & TypedResponse<T, ContentfulStatusCode, 'json'>

/** Answers with JSON that is already text, so that what a server sent stays as it was sent. `T` is what the text holds. */
export function rawJson<T>(c: Context<Env>, text: string, status: ContentfulStatusCode = 200): Typed<T> {
  return c.body(text, status, { 'content-type': 'application/json' }) as unknown as Typed<T>
}

/** `c.json` for plain data whose type is its own JSON type: documents of any depth are too deep for Hono's derivation. */
export function json<T>(c: Context<Env>, value: T, status: ContentfulStatusCode = 200): Typed<T> {
  return rawJson<T>(c, JSON.stringify(value), status)
}
