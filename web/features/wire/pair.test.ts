import { expect, describe as group, test } from 'vitest'
import { describe } from './describe'
import { filtered, paired } from './pair'
import type { Frame } from './queries'

let seq = 0
function frame(direction: 'out' | 'in', message: unknown, ms = 0): Frame {
  const text = typeof message === 'string' ? message : JSON.stringify(message)
  return { seq: ++seq, at: new Date(ms).toISOString(), direction, text, bytes: text.length }
}

const call = (id: unknown, name: string, meta?: object) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: { city: 'Oslo' }, ...(meta && { _meta: meta }) },
})

group('a frame in words', () => {
  test.each([
    ['a call', call(1, 'get_weather'), 'tools/call: get_weather, city Oslo'],
    ['a list', { id: 1, result: { tools: [{}, {}] } }, 'result: 2 tools'],
    [
      'content',
      { id: 1, result: { content: [{ type: 'text' }, { type: 'image' }], structuredContent: {} } },
      'result: 1 text block and 1 image block, structured',
    ],
    [
      'a tool error',
      { id: 1, result: { isError: true, content: [{ type: 'text', text: 'no such city' }] } },
      'result, isError: no such city',
    ],
    [
      'a tool error in JSON',
      { id: 1, result: { isError: true, content: [{ type: 'text', text: '{"error":"gone"}' }] } },
      'result, isError: gone',
    ],
    ['a refusal', { id: 1, error: { code: -32602, message: 'Invalid params' } }, 'error -32602: Invalid params'],
    [
      'progress',
      { method: 'notifications/progress', params: { progressToken: 1, progress: 1, total: 2, message: 'half' } },
      'notifications/progress: 1 of 2, “half”',
    ],
    [
      'a log message',
      { method: 'notifications/message', params: { level: 'info', logger: 'db', data: 'open' } },
      'notifications/message: info, db: open',
    ],
    ['an empty result', { id: 1, result: {} }, 'result: empty'],
    ['no object', '42', 'no message: 42'],
    ['no JSON', '{"jsonrpc":', 'no message: {"jsonrpc":'],
    ['a large answer', { id: 1, result: { content: [{ type: 'text', text: 'x'.repeat(200_000) }] } }, 'result: 1 text block'],
  ])('%s', (_, message, expected) => {
    const { label, words } = describe(frame('in', message))
    expect(`${label}: ${words}`).toBe(expected)
  })
})

test('an answer finds its request, by id, kind of id and direction', () => {
  const rows = paired([
    frame('out', call(1, 'a'), 0),
    frame('out', call('1', 'b'), 10),
    frame('in', { id: 1, method: 'ping' }, 20),
    frame('in', { id: '1', result: {} }, 30),
    frame('in', { id: 1, result: {} }, 50),
    frame('out', { id: 1, result: {} }, 60),
  ])
  expect(rows.map(({ partner }) => (partner ? rows.indexOf(partner) : undefined))).toEqual([4, 3, 5, 1, 0, 2])
  expect(rows.map(({ durationMs }) => durationMs)).toEqual([undefined, undefined, undefined, 20, 50, 40])
})

test('ids that a new session counts from the start are not mixed up', () => {
  const rows = paired([frame('out', call(1, 'a')), frame('out', call(1, 'b')), frame('in', { id: 1, result: {} })])
  expect(rows[2]?.partner?.tool).toBe('b')
  expect(rows[0]?.partner).toBeUndefined()
})

test('the frames of one tool are its calls, their progress and their answers', () => {
  const rows = paired([
    frame('out', call(1, 'a', { progressToken: 7 })),
    frame('out', call(2, 'b')),
    frame('in', { method: 'notifications/progress', params: { progressToken: 7, progress: 1 } }),
    frame('in', { id: 2, result: {} }),
    frame('in', { id: 1, error: { code: 1, message: 'no' } }),
  ])
  const shown = (filter: Partial<Parameters<typeof filtered>[1]>) =>
    filtered(rows, { text: '', show: 'all', tool: undefined, ...filter }).map((row) => rows.indexOf(row))
  expect(shown({ tool: 'a' })).toEqual([0, 2, 4])
  expect(shown({ show: 'errors' })).toEqual([0, 4])
  expect(shown({ show: 'notifications' })).toEqual([2])
  expect(shown({ show: 'tools/call' })).toEqual([0, 1, 2, 3, 4])
  expect(shown({ text: 'PROGRESStoken' })).toEqual([0, 2])
  expect(shown({ text: '"no" (' })).toEqual([])
})
