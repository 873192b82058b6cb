import type { CallToolResult } from '@modelcontextprotocol/server'
import { structured, text } from './content'

/** The Result pattern: `message` is for the person, `instruction` for the model that reads the answer. */
export type Result = {
  success: boolean
  value?: unknown
  error?: string
  error_type?: string
  exception?: string
  message?: string
  instruction?: string
  data?: unknown
}

type Words = { message: string; instruction?: string }
type Failure = { error: string; error_type: string; message: string; instruction: string; exception?: string; data?: unknown }

export function ok(value: Record<string, unknown>, words: Words): CallToolResult {
  return structured({ success: true, value, ...words } satisfies Result)
}

/** A failure of a tool that promises the Result pattern: the same JSON as text and as structured content. */
export function failure(failed: Failure): CallToolResult {
  return { ...structured({ success: false, ...failed } satisfies Result), isError: true }
}

/** A failure of any other tool: as text only, since its output schema, if it has one, promises something else. */
export function plainFailure(failed: Failure): CallToolResult {
  return { content: [text(JSON.stringify({ success: false, ...failed } satisfies Result, null, 2))], isError: true }
}

export function notFound(thing: string, id: string, how: string): Failure {
  return {
    error: `There is no ${thing} ${id}.`,
    error_type: 'not_found',
    message: `I could not find the ${thing} ${id}.`,
    instruction: `${how} Do NOT make up an id.`,
  }
}

export const noStation = (id: string) => notFound('station', id, 'Suggest calling list_stations to see the ids before retrying.')
export const noNote = (id: string) => notFound('note', id, 'Suggest calling search_notes to find the note before retrying.')

/** The output schema of a Result whose `value` has the given schema. */
export function resultSchema(value: Record<string, unknown>) {
  return {
    type: 'object' as const,
    properties: {
      success: { type: 'boolean', description: 'Whether the operation did what was asked.' },
      value: { ...value, description: 'What came of it; only on success.' },
      error: { type: 'string', description: 'What went wrong; only on failure.' },
      error_type: { type: 'string', description: 'The kind of failure, for programs.' },
      exception: { type: 'string', description: 'The exception behind the failure, if there was one.' },
      message: { type: 'string', description: 'A sentence for the person.' },
      instruction: { type: 'string', description: 'What the model should do next.' },
    },
    required: ['success'],
  }
}
