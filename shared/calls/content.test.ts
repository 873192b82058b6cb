import { expect, test } from 'vitest'
import type { Json } from '../tool/json'
import { readContent } from './content'

const only = (block: Json) => readContent({ content: [block] }).blocks[0]

test.each<[string, Json, object]>([
  ['text', { type: 'text', text: 'a' }, { kind: 'text', text: 'a' }],
  ['image', { type: 'image', data: 'AAAA', mimeType: 'image/png' }, { kind: 'image', data: 'AAAA', mimeType: 'image/png' }],
  ['audio', { type: 'audio', data: 'AAAA', mimeType: 'audio/wav' }, { kind: 'audio' }],
  ['link', { type: 'resource_link', uri: 'a:b', name: 'n', size: 3 }, { kind: 'resource_link', uri: 'a:b', name: 'n', size: 3 }],
  ['resource as text', { type: 'resource', resource: { uri: 'a:b', text: 't' } }, { kind: 'resource', uri: 'a:b', text: 't' }],
  ['resource as bytes', { type: 'resource', resource: { uri: 'a:b', blob: 'AA==' } }, { kind: 'resource', blob: 'AA==' }],
  ['a kind of tomorrow', { type: 'hologram', beams: 3 }, { kind: 'unknown', type: 'hologram' }],
  ['a kind named like a method', { type: 'toString' }, { kind: 'unknown', type: 'toString' }],
  ['an image without anything', { type: 'image' }, { kind: 'broken', type: 'image', wrong: ['It has no data.', 'It has no mimeType.'] }],
  ['a text that is a number', { type: 'text', text: 5 }, { kind: 'broken', wrong: ['Its text is a number, where a text is due.'] }],
  ['no type', { text: 'a' }, { kind: 'broken', wrong: ['The block has no type.'] }],
  ['a mere text', 'text', { kind: 'broken', wrong: ['The block is a text, where an object is due.'] }],
  ['null', null, { kind: 'broken', wrong: ['The block is null, where an object is due.'] }],
  ['data that is no Base64', { type: 'image', data: '%%%', mimeType: 'image/png' }, { kind: 'broken', wrong: ['Its data is no Base64.'] }],
  ['a resource with neither', { type: 'resource', resource: { uri: 'a:b' } }, { kind: 'broken', wrong: ['It has neither text nor blob.'] }],
  ['a resource that is a text', { type: 'resource', resource: 'a:b' }, { kind: 'broken' }],
])('%s', (_, block, expected) => {
  expect(only(block)).toMatchObject({ ...expected, index: 0, value: block })
})

test('what a block says about itself is read, and what cannot be read is told', () => {
  const annotations = { audience: ['user'], priority: 0.5, lastModified: '2026-11-10' }
  expect(only({ type: 'text', text: 'a', annotations })?.notes).toEqual(annotations)
  expect(only({ type: 'text', text: 'a', annotations: { audience: 'user', priority: '1' } })).toMatchObject({
    notes: {},
    odd: ['Its audience is a text, where a list of texts is due.', 'Its priority is a text, where a number is due.'],
  })
  expect(only({ type: 'resource', resource: { uri: 'a', text: '', annotations } })?.odd).toHaveLength(1)
})

test.each<[Json | undefined, string | undefined]>([
  [{ content: [] }, undefined],
  [{}, 'The result has no content.'],
  [{ content: { type: 'text' } }, 'The content is an object'],
  [undefined, undefined],
])('content %j', (result, problem) => {
  const read = readContent(result)
  expect(read.blocks).toEqual([])
  if (problem) expect(read.problem).toContain(problem)
  else expect(read.problem).toBeUndefined()
})
