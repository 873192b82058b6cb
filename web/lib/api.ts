import { DetailedError, hc, parseResponse } from 'hono/client'
import { type ErrorDetail, type ErrorEnvelope, errorEnvelope } from '#shared/api/error'
import type { Api } from '../../server/api'

export const api = hc<Api>('/api')

/** A request that our server refused or could not do, in its own words. */
export class ApiError extends Error {
  readonly code: ErrorEnvelope['error']['code']
  readonly details: readonly ErrorDetail[]
  readonly data: Record<string, unknown> | undefined
  readonly correlationId: string

  constructor({ error }: ErrorEnvelope) {
    super(error.message)
    this.name = 'ApiError'
    this.code = error.code
    this.details = error.details
    this.data = error.data
    this.correlationId = error.correlationId
  }
}

/** Our own server did not answer at all. */
export class AwayError extends Error {
  constructor(cause: unknown) {
    super('Toolwright does not answer.', { cause })
    this.name = 'AwayError'
  }
}

/** Awaits a call and gives its body, or throws `ApiError`, or `AwayError` when nobody answered. */
export const read: typeof parseResponse = async (response) => {
  try {
    return await parseResponse(response)
  } catch (cause) {
    throw asKnown(cause)
  }
}

function asKnown(cause: unknown): unknown {
  if (cause instanceof TypeError) return new AwayError(cause)
  const envelope = cause instanceof DetailedError ? errorEnvelope.safeParse(cause.detail?.data) : undefined
  return envelope?.success ? new ApiError(envelope.data) : cause
}

/** Awaits a call and gives its body as the text that came, for what must not pass through a parser. */
export async function readText(response: Promise<{ ok: boolean; text(): Promise<string> }>): Promise<string> {
  let answer: { ok: boolean; text(): Promise<string> }
  try {
    answer = await response
  } catch (cause) {
    throw new AwayError(cause)
  }
  const text = await answer.text()
  if (answer.ok) return text
  const envelope = errorEnvelope.safeParse(parsed(text))
  throw envelope.success ? new ApiError(envelope.data) : new Error('The answer cannot be read.')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
