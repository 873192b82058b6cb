import { resultMembers } from '../calls/recognise'
import type { Doc } from '../tool/json'

/** A usual form of an answer. `around` takes what the tool answers now into it, where there is a place for that. */
export type OutputTemplate = { id: string; title: string; summary: string; around(value: Doc): Doc }

const text = (description: string): Doc => ({ type: 'string', description })
const whole = (description: string): Doc => ({ type: 'integer', description, minimum: 0 })

const resultSays: Record<(typeof resultMembers)[number], Doc> = {
  success: { type: 'boolean', description: 'Whether the operation succeeded.' },
  value: {},
  error: text('What went wrong, for people. Only on failure.'),
  error_type: text('The kind of error, as NotFoundError. Only on failure.'),
  exception: text('The exception behind the error, where there is one.'),
  message: text('What the person is told.'),
  instruction: text('What the agent should do next.'),
}

/** Success, error type, message for the person and instruction for the agent in one object. */
const result: OutputTemplate = {
  id: 'result',
  title: 'Result',
  summary: 'success, value, error, message for the person, instruction for the agent',
  around: (value) => ({
    type: 'object',
    properties: Object.fromEntries(resultMembers.map((name) => [name, name === 'value' ? value : resultSays[name]])),
    required: ['success'],
  }),
}

const metadata: Doc = {
  type: 'object',
  properties: {
    timestamp: { type: 'string', description: 'When the answer was made.', format: 'date-time' },
    correlation_id: text('Names this call in the logs.'),
    version: text('The version of the service that answered.'),
  },
}

const envelope: OutputTemplate = {
  id: 'envelope',
  title: 'Success, data, metadata',
  summary: 'the answer in data, with time, correlation id and version beside it',
  around: (value) => ({
    type: 'object',
    properties: { success: { type: 'boolean', description: 'Whether the operation succeeded.' }, data: value, metadata },
    required: ['success', 'data'],
  }),
}

const page: OutputTemplate = {
  id: 'page',
  title: 'Page of a list',
  summary: 'items in data, with page, page size, total and whether there are more',
  around: (value) => ({
    type: 'object',
    properties: {
      success: { type: 'boolean', description: 'Whether the operation succeeded.' },
      data: { type: 'array', items: value },
      pagination: {
        type: 'object',
        properties: {
          page: { type: 'integer', description: 'The page this is, from 1.', minimum: 1 },
          page_size: { type: 'integer', description: 'How many items a page has at most.', minimum: 1 },
          total_items: whole('How many items there are in all.'),
          total_pages: whole('How many pages there are in all.'),
          has_next: { type: 'boolean', description: 'Whether another page follows.' },
          has_previous: { type: 'boolean', description: 'Whether a page stands before it.' },
        },
        required: ['page', 'page_size', 'has_next'],
      },
      metadata,
    },
    required: ['success', 'data', 'pagination'],
  }),
}

const error: OutputTemplate = {
  id: 'error',
  title: 'Error',
  summary: 'the kind of error, what the person is told, and the correlation id',
  around: () => ({
    type: 'object',
    properties: {
      success: { const: false },
      error: text('The kind of error, as not_found.'),
      message: text('What the person is told.'),
      correlation_id: text('Names this call in the logs.'),
    },
    required: ['success', 'error', 'message'],
  }),
}

export const outputTemplates = [result, envelope, page, error] as const satisfies readonly OutputTemplate[]
