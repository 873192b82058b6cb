import { expect, test } from 'vitest'
import { call, literal, quoted } from './literal'

test('quotes are double, unless single ones need fewer escapes', () => {
  expect(quoted('plain')).toBe('"plain"')
  expect(quoted(`say "hi"`)).toBe(`'say "hi"'`)
  expect(quoted(`"it's"`)).toBe(`'"it\\'s"'`)
  expect(quoted('back\\slash\n')).toBe('"back\\\\slash\\n"')
})

test('what a reviewer would not see is written out, beyond the first plane too', () => {
  expect(quoted('a\u202eb\u0007\ud800\u{e0001}🦊')).toBe('"a\\u202eb\\x07\\ud800\\U000e0001🦊"')
})

test('JSON in the words of Python', () => {
  expect(literal({ a: [true, null, 1e21, -0.5], '"': {} })).toBe(`{"a": [True, None, 1e21, -0.5], '"': {}}`)
})

test('a long text is cut at words and line ends, in parentheses', () => {
  const nine = 'word '.repeat(9)
  expect(literal({ text: `${nine}${nine}\nsecond` }, 60)).toBe(
    ['{', '    "text": (', `        "${nine}"`, `        "${nine}\\n"`, '        "second"', '    ),', '}'].join('\n'),
  )
})

test('a call takes as few lines as it needs', () => {
  const args = [{ value: 'first' }, { name: 'second', value: 2 }]
  expect(call('f', args)).toBe('f("first", second=2)')
  expect(call('a_long_name', args, 29)).toBe('a_long_name(\n    "first", second=2\n)')
  expect(call('f', args, 19, 1)).toBe('f(\n    "first",\n    second=2,\n)')
})
