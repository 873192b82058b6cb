import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../../tool/json'
import { literal, quoted } from './literal'

test('quotes are the ones that need fewer escapes', () => {
  expect(quoted('plain')).toBe(`'plain'`)
  expect(quoted("it's")).toBe(`"it's"`)
  expect(quoted(`"it's"`)).toBe(`'"it\\'s"'`)
})

test('what a reviewer would not see is written out', () => {
  expect(quoted('a\u202eb\u200bc\ud800')).toBe(`'a\\u202eb\\u200bc\\ud800'`)
})

test('a long text is cut at words and line ends', () => {
  const nine = 'word '.repeat(9)
  expect(literal({ text: `${nine}${nine}\nsecond` }, 60)).toBe(
    ['{', '  text:', `    '${nine}' +`, `    '${nine}\\n' +`, `    'second',`, '}'].join('\n'),
  )
})

test('short values share lines', () => {
  const text = literal(Array.from({ length: 60 }, (_, index) => index))
  expect(text.split('\n').length).toBeLessThan(6)
})

test('any JSON comes back as it was, own keys and all', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 }), (made) => {
      const value = JSON.parse(JSON.stringify(made)) as Json
      const evaluated: unknown = new Function(`return (${literal(value)})`)()
      expect(JSON.stringify(evaluated)).toBe(JSON.stringify(value))
    }),
    { numRuns: 50, examples: [[JSON.parse('{"__proto__":{"a":1},"constructor":null,"10":1,"a b":[]}')]] },
  )
})
