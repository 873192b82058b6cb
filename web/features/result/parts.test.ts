import { describe, expect, test } from 'vitest'
import type { Call } from '#shared/calls/call'
import { ansiParts } from '../../lib/ansi'
import { rounded, tokenWords } from '../../lib/tokens'
import { aboutTokens } from './about-tokens'
import { base64Size, dataUrl, fileName } from './binary'
import { breachesOf, marksOf } from './breaches'
import { openableUrl, whyNotOpened } from './links'
import { noteWords } from './notes'
import { looksLikeJson, patternIn } from './pattern-in'
import { textChunks } from './text-chunks'

describe('addresses', () => {
  test.each([
    ['https://example.com/a?b#c', true],
    ['HTTPS://example.com', true],
    ['http://example.com', false],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    [' javascript:alert(1)', false],
    ['data:text/html,<script>', false],
    ['file:///etc/passwd', false],
    ['blob:https://example.com/x', false],
    ['https://user:secret@example.com', false],
    ['https://', false],
    ['notes://1', false],
    ['', false],
  ])('%s may be opened: %s', (uri, may) => {
    expect(openableUrl(uri) !== undefined).toBe(may)
  })

  test('what is never opened says why', () => {
    expect(whyNotOpened('javascript:alert(1)')).toContain('Never opened')
    expect(whyNotOpened('http://example.com')).toContain('not encrypted')
    expect(whyNotOpened('notes://1')).toBeUndefined()
    expect(whyNotOpened('https://example.com')).toBeUndefined()
  })
})

test('control sequences of terminals come back in signs that can be seen', () => {
  expect(ansiParts('a\u001b[31mred\u001b[0m \u001b]8;;https://x\u0007link')).toEqual([
    { text: 'a' },
    { text: 'ESC[31m', escape: true },
    { text: 'red' },
    { text: 'ESC[0m', escape: true },
    { text: ' ' },
    { text: 'ESC]8;;https://x BEL', escape: true },
    { text: 'link' },
  ])
  expect(ansiParts('plain')).toEqual([{ text: 'plain' }])
})

test('a long text is cut at line ends, never inside a character, and nothing is lost', () => {
  for (const text of ['line\n'.repeat(3000), '😀'.repeat(9001), `a${'😀'.repeat(9000)}`, 'x'.repeat(12_345), 'short']) {
    const chunks = textChunks(text)
    expect(chunks.map(([start, end]) => text.slice(start, end)).join('')).toBe(text)
    for (const [start] of chunks) expect(text.charCodeAt(start) >= 0xdc00 && text.charCodeAt(start) <= 0xdfff).toBe(false)
  }
  expect(textChunks('line\n'.repeat(3000)).every(([, end]) => end % 5 === 0)).toBe(true)
})

test('notes of a block in words', () => {
  expect(noteWords({ audience: ['user', 'assistant'], priority: 1 })).toEqual(['for the person and the model', 'priority 1, needed'])
  expect(noteWords({ audience: ['robot'] })).toEqual(['for “robot”'])
  expect(noteWords({ priority: 0.4 })).toEqual(['priority 0.4'])
  expect(noteWords({ priority: 3 })).toEqual(['priority 3, outside 0 to 1'])
  expect(noteWords({ lastModified: 'soon' })).toEqual(['changed “soon”, which is no date'])
})

test('breaches: a missing key is told at its own place and marks its parent', () => {
  const breaches = breachesOf({
    valid: false,
    errors: [
      { at: '/slots/1', message: 'The required property "e/nd" is missing.' },
      { at: '/slots/2/score', message: 'The type "string" is invalid. Expected "number".' },
      { at: '/a', message: 'The type "null" is invalid. Expected "string", "integer".' },
      { at: '/d', message: 'String does not match format "date".' },
      { at: '', message: 'It fits none of the alternatives.' },
    ],
  })
  expect(breaches.map(({ path, sentence }) => `${path} ${sentence}`)).toEqual([
    '/slots/1/e~1nd required, but not there',
    '/slots/2/score a string, where a number is due',
    '/a null, where a string or integer is due',
    '/d not a valid date',
    'the whole value it fits none of the alternatives',
  ])
  expect(marksOf(breaches).slice(0, 2)).toEqual([
    { at: '/slots/1', note: 'e/nd is missing' },
    { at: '/slots/2/score', note: 'string, number due' },
  ])
})

describe('bytes', () => {
  test('sizes from Base64', () => {
    expect(['', 'AA==', 'AAA=', 'AAAA', 'AA\nAA'].map(base64Size)).toEqual([0, 1, 2, 3, 3])
  })
  test('only a picture becomes one', () => {
    expect(dataUrl('image', 'image/svg+xml; charset=utf-8', 'AA_-')).toBe('data:image/svg+xml;base64,AA/+')
    expect(dataUrl('image', 'text/html', 'AAAA')).toBeUndefined()
    expect(dataUrl('image', 'image/png,<script>', 'AAAA')).toBeUndefined()
    expect(dataUrl('audio', 'image/png', 'AAAA')).toBeUndefined()
  })
  test('a file’s name has no folder in it', () => {
    expect(fileName('file:///a/../../b c.txt')).toBe('b_c.txt')
    expect(fileName('..\\..\\evil')).toBe('evil')
    expect(fileName('weather-1', 'image/png')).toBe('weather-1.png')
    expect(fileName('https://x/')).toBe('x')
    expect(fileName('///', 'text/csv')).toBe('result.csv')
    expect(fileName('.bashrc')).toBe('bashrc')
  })
})

test('JSON in a text is known by its ends, and a pattern only in the one text', () => {
  expect(['{"a":1}', ' [1] \n', '{"a":1} and more', 'text', '', '"a"', '[x'].map(looksLikeJson)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  const block = (text: string, index = 0) => ({ kind: 'text' as const, text, index, value: null, notes: {}, odd: [] })
  const failure = '{"success":false,"message":"No.","instruction":"Stop."}'
  expect(patternIn(undefined, [block(failure)])).toMatchObject({ text: failure, recognised: { kind: 'result' } })
  expect(patternIn(undefined, [block(failure), block('b', 1)])).toBeUndefined()
  expect(patternIn({ success: true, message: 'Yes.' }, [block('x')])).toMatchObject({ recognised: { success: true } })
  expect(patternIn(undefined, [block(failure.slice(1))])).toBeUndefined()
})

test('tokens are a guess over text alone', () => {
  const call = (data: string) =>
    ({
      id: 'a',
      connectionId: '',
      tool: '',
      arguments: {},
      startedAt: '',
      status: 'answered',
      result: { content: [{ type: 'image', data, mimeType: 'image/png' }] },
    }) as Call
  const small = aboutTokens(call('AAAA'), JSON.stringify(call('AAAA')))
  const large = aboutTokens(call('A'.repeat(40_000)), JSON.stringify(call('A'.repeat(40_000))))
  expect(large).toBe(small)
  expect([3, 53.4, 812, 1_234_567].map(rounded)).toEqual([3, 53, 810, 1_200_000])
  expect([1, 1900, 1_600_000].map(tokenWords)).toEqual(['1 token', '1,900 tokens', '1.6 million tokens'])
})
