import { describe, expect, test } from 'vitest'
import type { Failed } from './failure-words'
import { timelineOf, unanswered } from './timeline'

const at = (ms: number) => new Date(1_000_000 + ms).toISOString()
const failed = (more: Partial<Failed> = {}): Failed => ({
  status: 'failed',
  at: at(400),
  since: at(0),
  reason: '',
  stderrTail: [],
  during: 'start',
  earlier: [],
  ...more,
})
const out = (ms: number, id: number, method: string) => frame(ms, 'out', { id, method })
const answer = (ms: number, id: number) => frame(ms, 'in', { id, result: {} })
const frame = (ms: number, direction: 'in' | 'out', message: object) => ({ at: at(ms), direction, text: JSON.stringify(message), bytes: 9 })

describe('the timeline of a failure', () => {
  test('of a start goes from the process to its end, without what came before', () => {
    const frames = [out(-50, 1, 'initialize'), out(2, 1, 'initialize')]
    const lines = [
      { at: at(-40), stream: 'stderr' as const },
      { at: at(391), stream: 'stderr' as const },
    ]
    expect(timelineOf(failed({ pid: 7, exitCode: 1 }), frames, lines)).toEqual([
      { ms: 0, words: 'process started' },
      { ms: 2, words: 'initialize sent, 9 B' },
      { ms: 391, words: 'first line on stderr' },
      { ms: 400, words: 'exit code 1, no signal', bad: true },
    ])
  })

  test('of a session ends with what came last', () => {
    const frames = Array.from({ length: 20 }, (_, index) => out(index, index, 'tools/call'))
    const moments = timelineOf(failed({ during: 'session', signal: 'SIGKILL' }), frames, [])
    expect(moments[0]).toEqual({ ms: 0, words: 'connected' })
    expect(moments.slice(1, -1).map(({ ms }) => ms)).toEqual([14, 15, 16, 17, 18, 19])
    expect(moments.at(-1)).toEqual({ ms: 400, words: 'ended by SIGKILL', bad: true })
  })
})

test('the request that was open at the end is the one without an answer', () => {
  expect(unanswered(failed(), [out(1, 1, 'initialize'), answer(2, 1), out(3, 2, 'tools/list'), out(4, 3, 'tools/call')])).toBe('tools/call')
  expect(unanswered(failed(), [out(1, 1, 'initialize'), answer(2, 1)])).toBeUndefined()
  expect(unanswered(failed(), [out(-1, 1, 'initialize')])).toBeUndefined()
})
