import { expect, test } from 'vitest'
import { regenerate } from './regenerate'

const keepFrom = '// Yours:'
const file = (head: string, tail: string) => ({ path: 'a.ts', text: `${head}\n${keepFrom}\n${tail}\n`, keepFrom })

test('a new file is written as it is', () => {
  const fresh = file('head', 'stub')
  expect(regenerate(undefined, fresh)).toEqual({ text: fresh.text, kept: false })
})

test('the head is replaced, the handler stays', () => {
  expect(regenerate(file('old head', 'written by hand').text, file('new head', 'stub'))).toEqual({
    text: file('new head', 'written by hand').text,
    kept: true,
  })
})

test('a stub that nobody touched is nothing to keep', () => {
  expect(regenerate(file('old head', 'stub').text, file('new head', 'stub'))).toEqual({ text: file('new head', 'stub').text, kept: false })
  expect(regenerate(file('old head', 'stub').text.replaceAll('\n', '\r\n'), file('new head', 'stub')).kept).toBe(false)
})

test('a file without the line is the whole of it by hand', () => {
  expect(regenerate('all mine\n', file('new head', 'stub'))).toEqual({ text: 'all mine\n', kept: true })
})

test('the line counts only where it is a line', () => {
  const quoted = `const text = '${keepFrom}'\n${keepFrom}\nmine\n`
  expect(regenerate(quoted, file('head', 'stub')).text).toBe(file('head', 'mine').text)
})

test('what belongs to nobody is replaced whole', () => {
  expect(regenerate('old', { path: 'a', text: 'new' })).toEqual({ text: 'new', kept: false })
})

test('a file that is written once is left as it is', () => {
  const settings = { path: 'package.json', text: '{"a":1}\n', once: true as const }
  expect(regenerate(undefined, settings)).toEqual({ text: settings.text, kept: false })
  expect(regenerate('{"a":1,"mine":2}\n', settings)).toEqual({ text: '{"a":1,"mine":2}\n', kept: true })
  expect(regenerate('{"a":1}\r\n', settings)).toMatchObject({ kept: false })
})
