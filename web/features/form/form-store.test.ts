import { expect, test } from 'vitest'
import type { Json } from '#shared/tool/json'
import { FormStore, noNotes } from './form-store'

const schema: Json = {
  type: 'object',
  properties: {
    point: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] },
    inside: { type: 'object', properties: { '1': { type: 'string' } } },
  },
}

function put(at: string, next: Json, before: Json = {}): Json | undefined {
  const store = new FormStore(schema, before, noNotes)
  let value: Json | undefined
  store.onvalue = (changed) => {
    value = changed
  }
  store.set(at, next)
  return value
}

test('the first place of a tuple makes it a list', () => {
  expect(put('/point/0', 5)).toEqual({ point: [5] })
})

test('a place that is skipped is null, and nothing is hidden', () => {
  expect(put('/point/1', 5)).toEqual({ point: [null, 5] })
})

test('a name that looks like a number is still a name', () => {
  expect(put('/inside/1', 'x')).toEqual({ inside: { '1': 'x' } })
})

test('a value that comes back late does not undo the change after it', () => {
  const start = {}
  const store = new FormStore(schema, start, noNotes)
  store.set('/inside/1', 'a')
  const first = store.value
  store.adopt(start)
  expect(store.value).toEqual({ inside: { '1': 'a' } })
  store.set('/inside/1', 'ab')
  store.adopt(first)
  expect(store.value).toEqual({ inside: { '1': 'ab' } })
  store.adopt({ inside: {} })
  expect(store.value).toEqual({ inside: {} })
})

test('what was half typed in an item goes with it when it is moved, doubled or removed', () => {
  const list: Json = { type: 'object', properties: { n: { type: 'array', items: { type: 'array', items: { type: 'number' } } } } }
  const store = new FormStore(list, { n: [[0], [1], [2]] }, { ...noNotes, typed: { '/n/1/0': '1x', '/other': 'stays' } })
  store.rearrange('/n', [1, 0, 2])
  expect(store.value).toEqual({ n: [[1], [0], [2]] })
  expect(store.notes.typed).toEqual({ '/n/0/0': '1x', '/other': 'stays' })
  store.rearrange('/n', [0, 0, 1, 2])
  expect(store.notes.typed).toEqual({ '/n/0/0': '1x', '/n/1/0': '1x', '/other': 'stays' })
  store.rearrange('/n', [2, 3])
  expect(store.value).toEqual({ n: [[0], [2]] })
  expect(store.notes.typed).toEqual({ '/other': 'stays' })
})

test('a row is not lost while its value is half typed', () => {
  const rows: Json = {
    type: 'object',
    properties: {
      n: { type: 'array', items: { type: 'number' } },
      map: { type: 'object', additionalProperties: { type: 'number' } },
      plain: { type: 'number' },
    },
  }
  const store = new FormStore(rows, { n: [1, 2], map: { a: 1 }, plain: 1 }, noNotes)
  store.set('/n/0', undefined)
  store.set('/map/a', undefined)
  store.set('/plain', undefined)
  expect(store.value).toEqual({ n: [1, 2], map: { a: 1 } })
})
