import { describe, expect, test } from 'vitest'
import { readJson } from './json-doc'
import { JsonScanner } from './json-scanner'

const read = (text: string) => {
  const doc = readJson(text)
  if (!doc) throw new Error('no JSON')
  return doc
}

describe('reading', () => {
  test.each([
    '{}',
    '[]',
    ' [ 1 , 2.5e+10 , -0 ] ',
    '"a\\u00e9\\n\\"b\\\\"',
    'null',
    '{"a":{"b":[true,false,null]},"":""}',
    '{"a":1,"a":2}',
    '-12.5E-3',
    '[[[[]]]]',
  ])('takes %s', (text) => {
    expect(() => JSON.parse(text)).not.toThrow()
    expect(readJson(text)).toBeDefined()
  })

  test.each([
    '',
    ' ',
    '{',
    '[1,]',
    '{"a":1,}',
    '{a:1}',
    "{'a':1}",
    '[1 2]',
    '01',
    '1.',
    '.5',
    '+1',
    'nul',
    'truex',
    '"a',
    '"a\nb"',
    '"\\x"',
    '"\\u12g4"',
    '{"a" 1}',
    '[1]]',
    '[1}',
    '{"a":1]',
    '1 2',
    'undefined',
    '[,1]',
    '{,}',
    '{"a":}',
  ])('refuses %s, as JSON.parse does', (text) => {
    expect(() => JSON.parse(text)).toThrow()
    expect(readJson(text)).toBeUndefined()
  })

  test('comes out the same in steps', () => {
    const text = JSON.stringify(Array.from({ length: 9000 }, (_, at) => ({ at, list: [at, { text: 'ä'.repeat(at % 5) }] })))
    const scanner = new JsonScanner(text)
    let steps = 1
    while (scanner.run(() => true) === 'more') steps++
    expect(steps).toBeGreaterThan(10)
    const whole = read(text).index
    const { size } = whole
    expect(scanner.index.size).toBe(size)
    for (const field of ['from', 'start', 'end', 'parent', 'at', 'count', 'next'] as const) {
      expect(scanner.index[field].subarray(0, size)).toEqual(whole[field].subarray(0, size))
    }
  })

  test('is not stopped by depth', () => {
    const text = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(read(text).index.size).toBe(100_000)
  })
})

describe('a document', () => {
  const text = '{"big":12345678901234567890,"10":"ten","2":"two","one":1.0,"twice":1,"twice":2,"a/b":{"~":[5,{"x":"y"}]}}'
  const doc = read(text)

  test('keeps numbers, keys and their order as they were written', () => {
    expect([...doc.children(0)].map((id) => [doc.key(id), doc.literal(id)])).toEqual([
      ['big', '12345678901234567890'],
      ['10', '"ten"'],
      ['2', '"two"'],
      ['one', '1.0'],
      ['twice', '1'],
      ['twice', '2'],
      ['a/b', '{"~":[5,{"x":"y"}]}'],
    ])
  })

  test('knows the way from a place to a pointer and back', () => {
    const { id, missing } = doc.follow(0, '/a~1b/~0/1/x')
    expect(missing).toBeUndefined()
    expect(doc.literal(id)).toBe('"y"')
    expect(doc.path(0, id)).toEqual(['a/b', '~', 1, 'x'])
    expect(doc.pointer(0, id)).toBe('/a~1b/~0/1/x')
    expect(doc.pointer(doc.follow(0, '/a~1b').id, id)).toBe('/~0/1/x')
  })

  test('says where a pointer ends that leads nowhere', () => {
    expect(doc.follow(0, '/a~1b/none/deeper')).toEqual({ id: doc.follow(0, '/a~1b').id, missing: 'none' })
    expect(doc.follow(0, '/a~1b/~0/7').missing).toBe('7')
    expect(doc.follow(0, '')).toEqual({ id: 0 })
  })

  test('takes the last of a repeated key, as parsers do', () => {
    expect(doc.literal(doc.member(0, 'twice') as number)).toBe('2')
  })

  test('cuts a long text before an escape, never through it', () => {
    const long = read('"ab\\u00e9\\\\cd"')
    expect([2, 3, 7, 8, 9, 10].map((most) => long.string(0, most))).toEqual(['ab', 'ab', 'ab', 'abé', 'abé', 'abé\\'])
    expect(long.string(0)).toBe('abé\\cd')
  })
})
