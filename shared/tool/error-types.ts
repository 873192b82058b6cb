/** The words by which a failure is told to a program; others may be used too. */
export const errorTypes = [
  'validation_error',
  'invalid_input',
  'not_found',
  'unauthorized',
  'forbidden',
  'conflict',
  'rate_limited',
  'internal_error',
  'service_unavailable',
  'timeout',
  'dependency_failure',
] as const
