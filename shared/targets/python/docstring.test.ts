import { expect, test } from 'vitest'
import { comment, docstring } from './docstring'

test.each([
  ['plain', 'Says it.', '"""Says it."""'],
  ['a backslash', 'a\\b', '"""a\\\\b"""'],
  ['its own end', 'a"""b', '"""a\\"\\"\\"b"""'],
  ['a quote at the end', 'say "hi"', '"""say "hi" """'],
  ['characters that do not show', 'a\u202eb\u2028c', '"""ab\nc\n"""'],
  ['letters of every kind', 'Größe 天気 🦊', '"""Größe 天気 🦊"""'],
])('%s', (_, text, written) => {
  expect(docstring([text])).toBe(written)
})

test('paragraphs stand apart, and lines are filled', () => {
  expect(docstring(['First.', undefined, 'word '.repeat(12)], 50)).toBe(
    ['"""First.', '', `${'word '.repeat(10).trim()}`, 'word word', '"""'].join('\n'),
  )
})

test('a comment is one on every line', () => {
  expect(comment('a\rimport os\n\nb')).toBe('# a\n# import os\n#\n# b')
})
