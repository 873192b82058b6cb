import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type JsonNode, readJson } from './json-tree'

function plain(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(node.members.map(({ key, value }) => [key, plain(value)]))
    case 'array':
      return node.items.map(plain)
    case 'number':
      return Number(node.literal)
    case 'null':
      return null
    default:
      return node.value
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('JSON is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const { root, slips } = readJson(text)
      return slips.length === 0 && JSON.stringify(plain(root as JsonNode)) === JSON.stringify(JSON.parse(text))
    }),
  )
})

test('what JSON.parse refuses is never taken for strict JSON, nor the other way round', () => {
  const part = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"a"',
    '"',
    '\\',
    '1',
    '-',
    '01',
    '1.',
    '.5',
    '1e5',
    'null',
    'true',
    'NaN',
    '//',
    '/**/',
    '\n',
    '\t',
    '\f',
    '\uFEFF',
    '{"a":',
    '[1,',
    '"\\n"',
    '"\\x"',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const text = parts.join('')
      // JSON.parse makes infinity of 1e511; the parsers we follow refuse it.
      return readJson(text).slips.every(({ kind }) => kind === 'number-too-large') === isJson(text)
    }),
    { numRuns: 3000 },
  )
})

describe('what is not strict is read all the same, and noted where it stands', () => {
  test.each([
    ['{"a": 1, // one\n "b": /* two */ 2}', { a: 1, b: 2 }, ['comment 9', 'comment 22']],
    ['{"a": [1, 2,],}', { a: [1, 2] }, ['trailing-comma 11', 'trailing-comma 13']],
    ['{"a": "one\n\ttwo"}', { a: 'one\n\ttwo' }, ['raw-control-character 10']],
    ['\uFEFF{"a": null}', { a: null }, ['byte-order-mark 0']],
    ['{"a": [1, /* and */ ]}', { a: [1] }, ['comment 10', 'trailing-comma 8']],
  ])('%j', (text, value, slips) => {
    const reading = readJson(text)
    expect(plain(reading.root as JsonNode)).toEqual(value)
    expect(reading.slips.map(({ kind, start }) => `${kind} ${start}`)).toEqual(slips)
  })
})

test('places are pointers, also of names that hold a slash or a tilde', () => {
  const { root } = readJson('{"a/b": [{"c~d": "x"}]}')
  const inner = root?.kind === 'object' && root.members[0]?.value.kind === 'array' ? root.members[0].value.items[0] : undefined
  expect(inner).toMatchObject({ at: '/a~1b/0', members: [{ key: 'c~d', keyStart: 10, value: { at: '/a~1b/0/c~0d', start: 17, end: 20 } }] })
})
