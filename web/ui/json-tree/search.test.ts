import { expect, test } from 'vitest'
import { type JsonDoc, readJson } from './json-doc'
import { findValues } from './search'

const find = async (text: string, query: string, root = '') => {
  const doc = readJson(text) as JsonDoc
  const from = doc.follow(0, root).id
  return (await findValues(doc, from, query, new AbortController().signal)).map((id) => doc.pointer(0, id))
}

test.each<[string, string, string, string[]]>([
  ['values', '{"a":"Rye bread","b":["rye",1]}', 'rye', ['/a', '/b/0']],
  ['keys', '{"Bread":{"x":1},"y":2}', 'bread', ['/Bread']],
  ['a key and its value once', '{"rye":"rye rye"}', 'rye', ['/rye']],
  ['numbers as they are written', '[1.0,12345678901234567890,10]', '1.0', ['/0']],
  ['words', '[true,null,"true"]', 'tru', ['/0', '/2']],
  ['never what stands between values', '{"a":[1,2],"b":{}}', ',', []],
  ['never the quotes', '{"a":"b"}', '"', []],
  ['quotes inside a text', '{"a":"say \\"b\\""}', '"b', ['/a']],
  ['line breaks inside a text', '["one\\ntwo"]', 'one\ntwo', ['/0']],
  ['escaped letters', '["\\u00fcber","uber"]', 'Über', ['/0']],
  ['an escaped key', '{"\\u003ctag\\u003e":1}', '<tag', ['/<tag>']],
  ['signs of a pattern as they are', '["a.b","axb","a*b"]', 'a.b', ['/0']],
  ['nothing for nothing', '["a"]', '', []],
])('finds %s', async (_, text, query, expected) => {
  expect(await find(text, query)).toEqual(expected)
})

test('stays inside its root', async () => {
  expect(await find('{"a":{"x":"hit"},"b":{"x":"hit"}}', 'hit', '/b')).toEqual(['/b/x'])
})

test('finds what lies across the border of two pieces', async () => {
  const list = Array.from({ length: 60_000 }, (_, at) => `needle ${at}`)
  expect(await find(JSON.stringify(list), 'needle')).toHaveLength(60_000)
  const one = ['x'.repeat(262_140), 'needle', 'y'.repeat(300_000)]
  expect(await find(JSON.stringify(one), 'needle')).toEqual(['/1'])
})

test('a search that was given up brings nothing', async () => {
  const doc = readJson(JSON.stringify(Array.from({ length: 200_000 }, () => 'abc'))) as JsonDoc
  const over = new AbortController()
  const found = findValues(doc, 0, 'abc', over.signal)
  over.abort()
  await found.then(
    (hits) => expect(hits).toHaveLength(200_000),
    (error: Error) => expect(error.name).toBe('AbortError'),
  )
})
