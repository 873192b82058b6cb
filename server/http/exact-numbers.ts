import type { MiddlewareHandler } from 'hono'
import { unrepresentableNumbers } from '#shared/tool/json-text'
import type { Env } from './env'
import { AppError } from './errors'

/** Refuses numbers that would be rounded on their way through. Comes after `body`. */
export const exactNumbers: MiddlewareHandler<Env> = async (c, next) => {
  const lost = unrepresentableNumbers(c.var.bodyText)
  if (lost.length > 0) {
    const details = lost.map(({ at, text }) => ({
      field: at,
      message: `the number ${text} cannot be kept exactly: it would become ${Number(text)}`,
      suggestion: 'Send it as text, or as a number of up to 15 digits.',
    }))
    throw new AppError('invalid_input', `The body holds a number that would be rounded: ${details[0]?.field}.`, { details })
  }
  await next()
}
