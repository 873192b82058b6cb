import { expect, test } from 'vitest'
import type { Call } from '#shared/calls/call'
import { testApp } from '../testing/test-app'

const fine = { content: [{ type: 'text', text: 'fine' }] }

test.each<[string, Partial<Call>]>([
  ['good', { status: 'answered', result: fine }],
  ['unknown_content', { status: 'answered', result: { content: [{ type: 'hologram', beams: 3 }, ...fine.content] } }],
  ['incomplete_content', { status: 'answered', result: { content: [{ type: 'image' }, { type: 'text' }, 'text', null] } }],
  ['no_content', { status: 'answered', result: { structuredContent: { only: true } } }],
  ['content_object', { status: 'answered', result: { content: { type: 'text', text: 'not in a list' } } }],
  ['extra_key', { status: 'answered', result: { ...fine, 'x-more': { z: 1, a: 2 } } }],
  ['no_jsonrpc', { status: 'answered', result: fine }],
  ['id_as_string', { status: 'answered', result: fine }],
  ['unknown_id_first', { status: 'answered', result: fine }],
  ['twice', { status: 'answered', result: { content: [{ type: 'text', text: 'first' }] } }],
  ['error_with_data', { status: 'protocol_error', error: { code: -32050, message: 'A code of its own.', data: { retry: true } } }],
  ['error_no_message', { status: 'protocol_error', error: { code: -32000 } as never }],
  ['error_code_string', { status: 'protocol_error', error: { code: 'E_FAIL', message: 'The code is text.' } as never }],
  ['result_and_error', { status: 'protocol_error', result: fine, error: { code: -32000, message: 'and failed' } }],
  [
    'result_null',
    { status: 'protocol_error', result: null, error: { code: -32600, message: 'The server sent a result that is no object.' } },
  ],
  [
    'result_string',
    { status: 'protocol_error', result: 'done', error: { code: -32600, message: 'The server sent a result that is no object.' } },
  ],
  [
    'neither',
    { status: 'protocol_error', error: { code: -32600, message: 'The server sent an answer with neither a result nor an error.' } },
  ],
  [
    'error_null',
    { status: 'protocol_error', error: { code: -32600, message: 'The server sent an answer with neither a result nor an error.' } },
  ],
  ['error_string', { status: 'protocol_error', error: { code: -32600, message: 'The server sent an error that is no object.' } }],
])('the answer of "%s" is not lost', async (tool, expected) => {
  const app = await testApp()
  const { id } = await app.raw('odd-answers')
  const { id: _, connectionId: __, tool: ___, arguments: ____, startedAt, durationMs, bytes, ...rest } = await app.call(id, tool)
  expect(rest).toEqual(expected)
})
