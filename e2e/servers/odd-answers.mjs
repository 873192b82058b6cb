// One tool for each way an answer can be wrong: its envelope, its error, its content; `good` is there to see that the link still works.

import { send, serve, text, tool } from './raw.mjs'

const fine = text('fine')

/** What is sent for each tool, given the id of the request; a list means several messages in turn. */
const answers = {
  result_null: (id) => ({ jsonrpc: '2.0', id, result: null }),
  result_string: (id) => ({ jsonrpc: '2.0', id, result: 'done' }),
  result_and_error: (id) => ({ jsonrpc: '2.0', id, result: fine, error: { code: -32000, message: 'and failed' } }),
  neither: (id) => ({ jsonrpc: '2.0', id }),
  error_code_string: (id) => ({ jsonrpc: '2.0', id, error: { code: 'E_FAIL', message: 'The code is text.' } }),
  error_no_message: (id) => ({ jsonrpc: '2.0', id, error: { code: -32000 } }),
  error_null: (id) => ({ jsonrpc: '2.0', id, error: null }),
  error_string: (id) => ({ jsonrpc: '2.0', id, error: 'failed' }),
  error_with_data: (id) => ({ jsonrpc: '2.0', id, error: { code: -32050, message: 'A code of its own.', data: { retry: true } } }),
  unknown_content: (id) => ({ jsonrpc: '2.0', id, result: { content: [{ type: 'hologram', beams: 3 }, ...fine.content] } }),
  incomplete_content: (id) => ({ jsonrpc: '2.0', id, result: { content: [{ type: 'image' }, { type: 'text' }, 'text', null] } }),
  no_content: (id) => ({ jsonrpc: '2.0', id, result: { structuredContent: { only: true } } }),
  content_object: (id) => ({ jsonrpc: '2.0', id, result: { content: { type: 'text', text: 'not in a list' } } }),
  extra_key: (id) => ({ jsonrpc: '2.0', id, result: { ...fine, 'x-more': { z: 1, a: 2 } }, extra: true }),
  no_jsonrpc: (id) => ({ id, result: fine }),
  id_as_string: (id) => ({ jsonrpc: '2.0', id: String(id), result: fine }),
  unknown_id_first: (id) => [
    { jsonrpc: '2.0', id: 987_654_321, result: text('for nobody') },
    { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'for nobody' } },
    { jsonrpc: '2.0', id, result: fine },
  ],
  twice: (id) => [
    { jsonrpc: '2.0', id, result: text('first') },
    { jsonrpc: '2.0', id, result: text('second') },
  ],
  good: (id) => ({ jsonrpc: '2.0', id, result: fine }),
}

serve({
  tools: Object.keys(answers).map((name) => tool(name, `Answers with: ${name.replaceAll('_', ' ')}.`)),
  calls: Object.fromEntries(
    Object.entries(answers).map(([name, messages]) => [
      name,
      (_, { id }) => {
        for (const message of [messages(id)].flat()) send(message)
      },
    ]),
  ),
})
