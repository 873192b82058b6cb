import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type ErrorCode, type ErrorDetail, type ErrorEnvelope, errorStatus } from '#shared/api/error'
import type { Env } from './env'

/** The only error whose words are for the person who asked. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: readonly ErrorDetail[]
  readonly data: Record<string, unknown> | undefined

  constructor(
    code: ErrorCode,
    message: string,
    more: { details?: readonly ErrorDetail[]; data?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause })
    this.code = code
    this.details = more.details ?? []
    this.data = more.data
  }
}

export function onError(error: Error, c: Context<Env>): Response {
  const known = asAppError(error)
  if (!known) c.var.log.error({ err: error, correlationId: c.var.correlationId }, 'unexpected error')
  return errorResponse(c, known ?? new AppError('internal_error', 'Something went wrong on our side. The log has the details.'))
}

export function errorResponse(c: Context<Env>, error: AppError): Response {
  const body: ErrorEnvelope = {
    error: {
      code: error.code,
      message: error.message,
      details: [...error.details],
      ...(error.data && { data: error.data }),
      correlationId: c.var.correlationId,
      timestamp: new Date().toISOString(),
    },
  }
  if (error.code === 'rate_limited') c.header('retry-after', '1')
  return c.json(body, errorStatus[error.code])
}

function asAppError(error: Error): AppError | undefined {
  if (error instanceof AppError) return error
  if (!(error instanceof HTTPException) || error.status >= 500) return undefined
  const code = (Object.keys(errorStatus) as ErrorCode[]).find((key) => errorStatus[key] === error.status)
  return new AppError(code ?? 'invalid_input', error.message || 'The request is not valid.')
}
