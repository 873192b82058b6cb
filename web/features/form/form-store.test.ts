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
