import { pointer } from '../tool/pointer'
import type { MtdfError, MtdfVerdict } from './finding'

type Detail = { path: string; message: string; expected: string | null; received: string | null; suggestion?: string }
export type GuideReport = { error: string | null; tool: string | null; details: readonly Detail[] }

/** A verdict as the guide draws its error object, in its wording where it has one. */
export function guideReport({ tool, errors }: MtdfVerdict): GuideReport {
  return {
    error: errors.length > 0 ? 'Schema validation failed' : null,
    tool: tool ?? null,
    details: errors.map((error) => ({
      path: error.missing === undefined ? error.at : `${error.at}${pointer([error.missing])}`,
      message: guideWords(error),
      expected: error.expected ?? null,
      received: error.received ?? null,
      ...(error.suggestion !== undefined && { suggestion: error.suggestion }),
    })),
  }
}

const jsonTypes: readonly unknown[] = ['string', 'number', 'boolean', 'array', 'object', 'null']

function guideWords({ message, missing, expected, received }: MtdfError): string {
  if (missing !== undefined) return `Missing required parameter '${missing}'`
  if (expected?.startsWith('one of ')) return `Value must be one of: ${expected.slice('one of '.length)}`
  if (expected !== undefined && jsonTypes.includes(received)) return `Expected ${expected}, received ${received}`
  return message
}
