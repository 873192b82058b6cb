import { describe, expect, test } from 'vitest'
import { type JsonDoc, readJson } from './json-doc'
import { longHeight, rowAt, rowHeight, topOf } from './layout'
import { rangeWords, sizeWords, summary } from './row-words'
import { countInside, opened, parentRow, pathRows, positionOf, rowsOf } from './rows'

const doc = readJson(
  JSON.stringify({ a: { b: [1, 2], c: 'x' }, many: Array.from({ length: 2500 }, (_, at) => ({ at })), d: null }),
) as JsonDoc
const at = (pointer: string) => doc.follow(0, pointer).id
const labels = (ids: readonly number[]) => ids.map((id) => (id < 0 ? rangeWords(doc, id) : doc.key(id)))

describe('rows', () => {
  test('the root is no row, what is closed has none inside', () => {
    const { ids, levels } = rowsOf(doc, 0, new Set([at('/a')]))
    expect(labels(ids)).toEqual(['a', 'b', 'c', 'many', 'd'])
    expect(levels).toEqual([1, 2, 2, 1, 1])
  })

  test('a plain or empty root is the only row', () => {
    for (const text of ['5', '[]', '{}']) expect(rowsOf(readJson(text) as JsonDoc, 0, new Set())).toEqual({ ids: [0], levels: [1] })
  })

  test('a long list folds into ranges of a thousand', () => {
    const many = at('/many')
    const { ids } = rowsOf(doc, 0, new Set([many]))
    expect(labels(ids)).toEqual(['a', 'many', '0 … 999', '1000 … 1999', '2000 … 2499', 'd'])
    const range = ids[4] as number
    expect(sizeWords(doc, range)).toBe('500 items')
    const opened = rowsOf(doc, 0, new Set([many, range]))
    expect(opened.ids).toHaveLength(506)
    expect(opened.levels[5]).toBe(3)
  })

  test('a value deep inside knows what must open for it', () => {
    const path = pathRows(doc, 0, at('/many/2001/at'))
    expect(labels(path)).toEqual(['2001', '2000 … 2499', 'many'])
    expect(parentRow(doc, 0, at('/a'))).toBeUndefined()
    expect(pathRows(doc, at('/a'), at('/a/b/1'))).toEqual([at('/a/b')])
  })

  test('each row knows its place among its like', () => {
    const [, second] = doc.rangesOf(at('/many'))
    expect(positionOf(doc, 0, second as number)).toEqual({ position: 2, size: 3 })
    expect(positionOf(doc, 0, at('/many/2001'))).toEqual({ position: 2, size: 500 })
    expect(positionOf(doc, 0, at('/d'))).toEqual({ position: 3, size: 3 })
    expect(positionOf(doc, 0, 0)).toEqual({ position: 1, size: 1 })
  })

  test('at first as much is open as fits, level by level', () => {
    expect(labels([...opened(doc, 0, 10)])).toEqual(['a', 'many', 'b'])
    expect(rowsOf(doc, 0, opened(doc, 0, 10)).ids.length).toBeLessThanOrEqual(10)
    expect(opened(doc, 0, 4).size).toBe(0)
  })

  test('counts what stands inside a folded row', () => {
    const hits = [at('/many/3/at'), at('/many/1500/at'), at('/many/1501/at')]
    expect(doc.rangesOf(at('/many')).map((range) => countInside(doc, range, hits))).toEqual([1, 2, 0])
    expect(countInside(doc, at('/many'), hits)).toBe(3)
    expect(countInside(doc, at('/a'), hits)).toBe(0)
  })
})

test('a folded row shows its first plain values', () => {
  expect(summary(doc, at('/many/7'))).toBe('at 7')
  expect(summary(doc, at('/a/b'))).toBe('1, 2')
  const long = readJson('{"text":"one\\ntwo","n":1.50,"list":[1],"more":true,"fourth":1}') as JsonDoc
  expect(summary(long, 0)).toBe('text one two, n 1.50, more true')
})

describe('heights', () => {
  const tall = [
    { row: 2, height: 100 },
    { row: 5, height: 60 },
  ]
  test('a row stands under all before it', () => {
    expect([0, 2, 3, 6].map((row) => topOf(row, tall))).toEqual([0, 44, 144, 144 + 2 * rowHeight + 60])
  })
  test('and is found again by where it stands', () => {
    for (let row = 0; row < 9; row++) {
      expect(rowAt(topOf(row, tall), tall)).toBe(row)
      expect(rowAt(topOf(row + 1, tall) - 1, tall)).toBe(row)
    }
  })
  test('a long text is as high as its lines, up to a bound', () => {
    expect(longHeight('a\nb', 80)).toBeLessThan(longHeight('a'.repeat(400), 80))
    expect(longHeight('a\n'.repeat(500), 80)).toBe(longHeight('a\n'.repeat(5000), 80))
  })
})
