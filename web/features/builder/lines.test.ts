import { expect, test } from 'vitest'
import { rowsOf } from '#shared/builder/rows'
import type { Json } from '#shared/tool/json'
import { linesOf, type Pending } from './lines'

const schema: Json = {
  type: 'object',
  properties: { a: { type: 'string' }, o: { type: 'object', properties: { c: {} } }, e: { type: 'object', properties: {} } },
  $defs: { D: { type: 'string' } },
}
const lines = (root: Json, pending?: Pending, closed: readonly string[] = [], ids: [string, string][] = []) =>
  linesOf(rowsOf(root), { isOpen: ({ at }) => !closed.includes(at), pending, ids: new Map(ids) })
const shown = (all: ReturnType<typeof lines>) => all.map((line) => (line.is === 'row' ? `${line.depth} ${line.row.name}` : line.is))

test('rows stand below each other, an empty object has a place to add to, definitions come last', () => {
  expect(shown(lines(schema))).toEqual(['0 a', '0 o', '1 c', '0 e', 'add', 'add', 'definitions', '0 D'])
  expect(shown(lines(schema, undefined, ['/properties/o', '/properties/e']))).toEqual(['0 a', '0 o', '0 e', 'add', 'definitions', '0 D'])
  expect(shown(lines({ type: 'array', items: { type: 'string' } }))).toEqual(['0 '])
  expect(shown(lines({ anyOf: [{ type: 'string' }, { type: 'number' }] }))).toEqual(['0 ', '1 text', '1 number', 'add-listed'])
})

test('a field without a name stands behind the one it was added to, after all that is inside that', () => {
  expect(shown(lines(schema, { owner: '', after: 'o' })).slice(0, 4)).toEqual(['0 a', '0 o', '1 c', 'pending'])
  expect(shown(lines(schema, { owner: '/properties/e', after: '' })).slice(3, 5)).toEqual(['0 e', 'pending'])
})

test('a row keeps its key through a change of its name, and no two rows have the same', () => {
  const renamed = lines(schema, undefined, [], [['/properties/o', 'a']])
  const keys = renamed.map(({ key }) => key)
  expect(keys.slice(0, 3)).toEqual(['/a', "/a'", "/a'/c"])
  expect(new Set(keys).size).toBe(keys.length)
})
