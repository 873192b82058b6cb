import { expect, test } from 'vitest'
import type { Doc } from '../tool/json'
import { readGuidance, writeGuidance } from './guidance'
import { corpusFiles, corpusJson, noCorpus } from './testing/corpus'

test.each<[string, Doc]>([
  [
    'the usual file',
    { guidance_blocks: { a: 'x' }, templates: { t: 'y' }, legacy_guidance: { general_guidance: {} }, python_sync: { guidance: 'z' } },
  ],
  ['no blocks', { guidance_blocks: {}, x: 1 }],
  ['nothing', {}],
  ['only the legacy maps', { general_guidance: { default: 'x' }, tool_specific_guidance: {} }],
  ['another order', { x: 1, templates: { t: 1 }, guidance_blocks: { b: 'x', a: 'y' } }],
  ['blocks that are no texts', { guidance_blocks: { a: 'x', b: 5, c: '', d: null }, y: 1 }],
  ['wrong types', { guidance_blocks: 'none', templates: [1] }],
])('a guidance file comes out as it came: %s', (_, document) => {
  expect(JSON.stringify(writeGuidance(readGuidance(document).guidance))).toBe(JSON.stringify(document))
})

test.skipIf(noCorpus)(noCorpus ?? `${corpusFiles('guidance').length} real guidance files come out as they came`, () => {
  for (const path of corpusFiles('guidance')) {
    const document = corpusJson(path)
    expect(JSON.stringify(writeGuidance(readGuidance(document).guidance)), path).toBe(JSON.stringify(document))
  }
})

test('a block is changed, added and taken away in its place', () => {
  const { guidance } = readGuidance({ x: 1, guidance_blocks: { a: '1', b: '2', odd: 3 } })
  expect(guidance.blocks).toEqual({ a: '1', b: '2' })
  expect(JSON.stringify(writeGuidance({ ...guidance, blocks: { b: 'two', c: '3' } }))).toBe(
    '{"x":1,"guidance_blocks":{"b":"two","odd":3,"c":"3"}}',
  )
})

test('what is no block is said', () => {
  expect(readGuidance({ guidance_blocks: { 'a/b': 1 } }).problems).toMatchObject([{ at: '/guidance_blocks/a~1b' }])
  expect(readGuidance({}).problems).toMatchObject([{ at: '', message: '"guidance_blocks" is missing: there is no block to refer to.' }])
})
