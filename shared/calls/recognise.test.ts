import { describe, expect, test } from 'vitest'
import type { Json } from '../tool/json'
import { recognise } from './recognise'

describe('the Result pattern', () => {
  test('a failure has its message and its instruction apart', () => {
    const value = {
      success: false,
      error: '412',
      error_type: 'conflict',
      exception: 'E',
      message: 'Changed.',
      instruction: 'Read again.',
      etag: 'x',
    }
    expect(recognise(value)).toEqual({
      kind: 'result',
      success: false,
      message: 'Changed.',
      instruction: 'Read again.',
      members: ['success', 'error', 'error_type', 'exception', 'message', 'instruction'],
      rest: ['etag'],
    })
  })

  test.each<[string, Json, boolean]>([
    ['a value alone', { success: true, value: { id: 1 } }, true],
    ['a message alone', { success: true, message: 'Done.' }, true],
    [
      'an error with data, as validation reports it',
      { success: false, error_type: 'validation_error', data: { validation_errors: [] } },
      true,
    ],
    ['null in place of what is not set', { success: true, value: 1, error: null, message: null, instruction: null }, true],
    ['success and nothing else', { success: true }, false],
    ['success among many other things', { success: true, message: 'ok', id: 1, name: 'a' }, false],
    ['success that is no boolean', { success: 'yes', message: 'ok' }, false],
    ['an instruction that is no text', { success: true, instruction: { do: 1 } }, false],
    ['no success', { message: 'a', instruction: 'b' }, false],
    ['a list', [{ success: true, message: 'a' }], false],
    ['null', null, false],
    ['a text', 'success', false],
  ])('%s: %#', (_, value, is) => {
    expect(recognise(value)?.kind === 'result').toBe(is)
  })

  test('names that every object inherits are not members', () => {
    expect(recognise(JSON.parse('{"success":true,"__proto__":{"message":"x"},"constructor":1}') as Json)).toBeUndefined()
  })
})

describe('envelopes', () => {
  test('success, data, metadata', () => {
    expect(recognise({ success: true, data: { id: 1 }, metadata: { timestamp: 't', correlation_id: 'c', version: '1' } })).toEqual({
      kind: 'envelope',
      success: true,
      payload: 'data',
      metadata: { timestamp: 't', correlationId: 'c', version: '1' },
      rest: [],
    })
  })

  test('a page in an object of its own', () => {
    const value = { success: true, data: [1, 2], pagination: { page: 2, page_size: 50, total_items: 430, total_pages: 9, has_next: true } }
    expect(recognise(value)).toMatchObject({
      kind: 'envelope',
      items: 2,
      pagination: { at: 'pagination', page: 2, pages: 9, pageSize: 50, total: 430, more: true },
    })
  })

  test('a page whose figures stand beside the list', () => {
    expect(recognise({ items: [1], nextCursor: 'abc', total: 7, took: 3 })).toMatchObject({
      kind: 'envelope',
      payload: 'items',
      pagination: { at: '', next: 'abc', total: 7 },
      rest: ['nextCursor', 'total', 'took'],
    })
  })

  test.each<[string, Json]>([
    ['data without success or pages', { data: [1] }],
    ['a list with a mere total', { items: [1], total: 5 }],
    ['metadata that says nothing known', { success: true, data: 1, metadata: { a: 1 } }],
    ['an object that is empty', {}],
  ])('%s is no envelope', (_, value) => {
    expect(recognise(value)).toBeUndefined()
  })
})
