import { describe, expect, test } from 'vitest'
import type { Call } from '#shared/calls/call'
import { deadlineWords, timeTaken } from '../../lib/words'
import { explain } from './explain'
import type { DoneCall } from './shown-call'
import { progressShare, progressWords, statusOf } from './status'

const done = (part: Partial<Call>, more: Partial<DoneCall> = {}): DoneCall => {
  const call: Call = {
    id: 'a',
    connectionId: 'b',
    tool: 't',
    arguments: {},
    startedAt: '2026-11-18T14:00:00.000Z',
    durationMs: 214.3,
    status: 'answered',
    ...part,
  }
  return { state: 'done', call, text: JSON.stringify(call), ...more }
}
const result = { content: [{ type: 'text', text: 'x'.repeat(400) }] }

describe('the status line', () => {
  test.each<[string, DoneCall, string, string, string[]]>([
    ['an answer', done({ result, bytes: 3200 }), 'good', 'Answered', ['214 ms', '3.2 kB', 'about 110 tokens']],
    ['an answer that fits', done({ output: { valid: true, errors: [] } }), 'good', 'Answered', ['214 ms']],
    ['an answer that could not be checked', done({ output: { valid: null, errors: [] } }), 'good', 'Answered', ['214 ms']],
    ['an answer that breaks its schema', done({ output: { valid: false, errors: [] } }), 'warn', 'Answered, breaks its schema', ['214 ms']],
    ['a tool error', done({ status: 'tool_error' }), 'bad', 'Tool error', ['214 ms']],
    ['a mock', done({}, { mock: 'made up' }), 'neutral', 'Mock answer', []],
    ['a mock of an error', done({ status: 'tool_error' }, { mock: 'made up' }), 'neutral', 'Mock answer, a tool error', []],
    [
      'a mock that breaks its schema',
      done({ output: { valid: false, errors: [] } }, { mock: 'from the example “a”' }),
      'warn',
      'Mock answer, breaks its schema',
      [],
    ],
    [
      'a protocol error',
      done({ status: 'protocol_error', error: { code: -32602, message: '' } }),
      'bad',
      'Protocol error -32602 Invalid params',
      ['214 ms'],
    ],
    [
      'a code that is a text',
      done({ status: 'protocol_error', error: { code: 'E' as never, message: '' } }),
      'bad',
      'Protocol error "E"',
      ['214 ms'],
    ],
    [
      'an exit',
      done({ status: 'disconnected', reason: 'The server exited with code 1.' }),
      'bad',
      'Server exited, code 1',
      ['214 ms into the call'],
    ],
    [
      'a signal',
      done({ status: 'disconnected', reason: 'The server was ended by SIGKILL.' }),
      'bad',
      'Server ended by SIGKILL',
      ['214 ms into the call'],
    ],
    ['a lost line', done({ status: 'disconnected', reason: 'The stream broke.' }), 'bad', 'Connection lost', ['214 ms into the call']],
    ['a deadline', done({ status: 'timed_out', durationMs: 60_000 }), 'warn', 'Timed out', ['60.0 s', 'no answer']],
    ['a cancel', done({ status: 'cancelled', durationMs: 8100 }), 'neutral', 'Cancelled', ['after 8.1 s']],
    [
      'a refusal',
      done({ status: 'disconnected' }, { refused: { code: 'rate_limited', message: 'm' } }),
      'bad',
      'Not sent',
      ['the tool did not run'],
    ],
    [
      'our own silence',
      done({ status: 'disconnected' }, { refused: { code: 'away', message: 'm' } }),
      'bad',
      'No answer from Toolwright',
      ['the call may have gone out'],
    ],
  ])('of %s', (_, call, tone, words, facts) => {
    expect(statusOf(call)).toMatchObject({ tone, words, facts })
  })

  test('the code of the process wins over the words about it', () => {
    expect(statusOf(done({ status: 'disconnected', reason: 'gone' }), { exitCode: 3 }).words).toBe('Server exited, code 3')
  })
})

test.each([
  [0.4, '0.4 ms'],
  [41, '41 ms'],
  [999.4, '999 ms'],
  [1800, '1.8 s'],
  [59_999, '59.9 s'],
  [130_000, '2 min 10 s'],
])('%d ms are %s', (milliseconds, words) => {
  expect(timeTaken(milliseconds)).toBe(words)
})

test('a deadline is told in seconds, and in minutes where it is long', () => {
  expect([500, 60_000, 180_000, 1500, 300_000, 330_000].map(deadlineWords)).toEqual(['500 ms', '60 s', '180 s', '1.5 s', '5 min', '330 s'])
})

test('progress with and without a total', () => {
  expect(progressWords({ progress: { progress: 1240, total: 2000 } })).toBe('1,240 of 2,000')
  expect(progressWords({ progress: { progress: 7 } })).toBe('7')
  expect([{ progress: 3, total: 4 }, { progress: 9, total: 4 }, { progress: 1, total: 0 }, { progress: 1 }].map(progressShare)).toEqual([
    0.75,
    1,
    undefined,
    undefined,
  ])
})

describe('what is not an answer says what may have happened, and what to do', () => {
  test.each<[string, DoneCall, RegExp[]]>([
    [
      'timed out',
      done({ status: 'timed_out', durationMs: 60_000 }),
      [/within 60 s/, /told the server to stop/, /may still be at work/, /stands/],
    ],
    ['cancelled', done({ status: 'cancelled' }, { progress: { progress: 340, total: 2000 } }), [/told to stop/, /340 of 2,000/, /stands/]],
    [
      'disconnected',
      done({ status: 'disconnected', reason: 'The server exited with code 1.' }),
      [/no answer/, /code 1/, /stands/, /arguments are kept/],
    ],
    [
      'protocol error',
      done({ status: 'protocol_error', error: { code: -32602, message: '' } }),
      [/did not run/, /refused the request/, /Correct the arguments/],
    ],
    [
      'refused',
      done({ status: 'disconnected' }, { refused: { code: 'rate_limited', message: 'Too many.' } }),
      [/did not reach/, /Too many\./, /Wait/],
    ],
    [
      'away',
      done({ status: 'disconnected' }, { refused: { code: 'away', message: 'Silence.' } }),
      [/not known/, /Silence\./, /goes on/, /Calls/],
    ],
  ])('%s', (_, call, patterns) => {
    const told = explain(call)
    const words = `${told?.title} ${told?.sentences.join(' ')}`
    for (const pattern of patterns) expect(words).toMatch(pattern)
  })

  test('an answer needs no such words', () => {
    expect(explain(done({}))).toBeUndefined()
    expect(explain(done({ status: 'tool_error' }))).toBeUndefined()
  })
})
