import { z } from 'zod'

/** Every way a request can fail, and the status that says so. */
export const errorStatus = {
  invalid_input: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal_error: 500,
  dependency_failure: 502,
  service_unavailable: 503,
  timeout: 504,
} as const

export type ErrorCode = keyof typeof errorStatus

/** One thing that is wrong with a request. `field` is a JSON Pointer into the body, or the name of a query or path member. */
export const errorDetail = z.object({ field: z.string(), message: z.string(), suggestion: z.string().optional() })
export type ErrorDetail = z.infer<typeof errorDetail>

/** The body of every answer that is not a success. `data` holds values for machines. */
export const errorEnvelope = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    details: z.array(errorDetail),
    data: z.record(z.string(), z.unknown()).optional(),
    correlationId: z.string(),
    timestamp: z.string(),
  }),
})
export type ErrorEnvelope = z.infer<typeof errorEnvelope>
