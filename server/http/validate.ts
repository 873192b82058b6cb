import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import type { ZodType, z } from 'zod'
import type { ErrorDetail } from '#shared/api/error'
import { pointer } from '#shared/tool/pointer'
import { AppError } from './errors'

/** Checks a query or path parameters; bodies go through `body`. */
export const validate = <S extends ZodType, T extends Exclude<keyof ValidationTargets, 'json' | 'form'>>(target: T, schema: S) =>
  zValidator(target, schema, (result) => {
    if (result.success) return
    const details = detailsOf(result.error)
    throw new AppError('invalid_input', `The ${target} is not valid: ${details[0]?.field} ${details[0]?.message}.`, { details })
  })

/** zod's issues as sentences about places, an unknown member named by itself. */
export function detailsOf(error: Pick<z.core.$ZodError, 'issues'>): ErrorDetail[] {
  return error.issues.flatMap((issue): ErrorDetail[] => {
    const at = pointer(issue.path)
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        field: `${at}${pointer([key])}`,
        message: 'is not known here',
        suggestion: 'Check its spelling, or leave it out.',
      }))
    if (issue.code === 'invalid_union') return unionDetails(issue, at)
    return [{ field: at, message: plain(issue.message) }]
  })
}

function unionDetails(issue: z.core.$ZodIssueInvalidUnion, at: string): ErrorDetail[] {
  const nearest = [...issue.errors].sort((a, b) => a.length - b.length)[0]
  if (!nearest || nearest.length === 0) return [{ field: at, message: 'is none of the allowed kinds' }]
  return detailsOf({ issues: nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) })
}

/** "Invalid input: expected string, received number" as words that follow the name of a place. */
function plain(message: string): string {
  const expected = /^Invalid input: expected (.+), received (.+)$/.exec(message)
  if (expected?.[1] === 'int' && expected[2] === 'number') return 'must be a whole number'
  if (expected) return expected[2] === 'undefined' ? 'is missing' : `must be ${expected[1]}, not ${expected[2]}`
  const option = /^Invalid option: expected one of (.+)$/.exec(message)
  if (option) return `must be one of ${option[1]?.replaceAll('|', ', ')}`
  return message
    .replace(/^Invalid input: expected /, 'must be ')
    .replace(
      /^Too (?:small|big): expected \w+ to (be|have) (>=|<=|>|<)/,
      (_, verb, sign: keyof typeof bounds) => `must ${verb} ${bounds[sign]} `,
    )
}

const bounds = { '>=': 'at least', '<=': 'at most', '>': 'more than', '<': 'less than' }
