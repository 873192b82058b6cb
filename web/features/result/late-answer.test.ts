import { expect, test } from 'vitest'
import type { Call } from '#shared/calls/call'
import { memberText } from '#shared/tool/json-text'
import { lateAnswer, latenessWords } from './late-answer'
import { statusOf } from './status'

const sent = '{"content":[{"type":"text","text":"1.0"}],"n":12345678901234567890}'
const text = `{"id":"1","connectionId":"c","tool":"t","arguments":{},"startedAt":"2026-01-01T00:00:00.000Z","durationMs":1000,"status":"timed_out","late":{"at":"2026-01-01T00:00:04.000Z","durationMs":4000,"bytes":${sent.length},"status":"answered","result":${sent}}}`
const done = { state: 'done' as const, call: JSON.parse(text) as Call, text }

test('a late answer is shown as an answer of its own, in the words of the server', () => {
  const late = lateAnswer(done)
  expect(late?.call.status).toBe('answered')
  expect(memberText(late?.text ?? '', 'result')).toBe(sent)
  expect(late && statusOf(late).facts).toEqual(['4.0 s', `${sent.length} B`, 'about 19 tokens'])
  expect(latenessWords(done)).toBe('3.0 s after it timed out')
})

test('a call without one has none', () => {
  const { late: _, ...call } = done.call
  expect(lateAnswer({ ...done, call })).toBeUndefined()
})
