import { describe, expect, test } from 'vitest'
import { validatorFor } from '../schema/validate'
import type { Doc, Json } from '../tool/json'
import type { Design } from '../tool/node'
import { mockAnswer } from './mock-answer'
import { isResult, resultOf } from './result-of'

const said = (text: string): Doc => ({ content: [{ type: 'text', text }] })
const tool = (design: Design = {}, outputSchema?: Json) => ({
  tool: { name: 't', ...(outputSchema !== undefined && { outputSchema }) },
  design,
})
const answers = {
  examples: [
    { id: '1', title: 'Oslo', arguments: { city: 'Oslo', days: 3 }, answer: said('cold') },
    { id: '2', title: 'Rome', arguments: { city: 'Rome', days: 3, unit: 'C' }, answer: said('warm') },
    { id: '3', arguments: { city: 'Lima' } },
    { id: '4', title: 'Nothing', arguments: {}, answer: said('which city?') },
  ],
}
const temperature = { type: 'object', properties: { celsius: { type: 'number' } }, required: ['celsius'] }

describe('which example answers', () => {
  test.each<[string, Doc, string, string]>([
    ['the one with the same arguments, in any order', { days: 3, city: 'Oslo' }, '1', 'from the example “Oslo”'],
    ['the one with none, where none are given', {}, '4', 'from the example “Nothing”'],
    ['the one that shares the most', { city: 'Rome', days: 3, unit: 'F' }, '2', 'from the example “Rome”, which shares 2 of 3 arguments'],
    ['of equals the first', { days: 3 }, '1', 'from the example “Oslo”, which shares 1 of 1 argument'],
    ['without another way, one whose arguments differ', { city: 'Lima' }, '1', 'from the example “Oslo”, whose arguments differ'],
  ])('%s', (_, args, id, words) => {
    const { exampleId, from, words: spoken } = mockAnswer(tool(answers), args)
    expect({ exampleId, from, spoken }).toEqual({ exampleId: id, from: 'example', spoken: words })
  })

  test('none that shares nothing, where there is an output schema', () => {
    expect(mockAnswer(tool(answers, temperature), { city: 'Lima' })).toEqual({
      result: { content: [{ type: 'text', text: '{\n  "celsius": 1\n}' }], structuredContent: { celsius: 1 } },
      from: 'schema',
      words: 'from the output schema, made up',
    })
  })
})

test('a value that is made up shows optional parts and one item of each list, and fits', () => {
  const schema: Json = {
    type: 'object',
    properties: {
      stations: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'string' }, height: { type: 'integer' } }, required: ['id'] },
      },
      next: { type: ['string', 'null'] },
      never: false,
    },
    additionalProperties: false,
  }
  const { result } = mockAnswer(tool({}, schema), {})
  expect(result.structuredContent).toEqual({ stations: [{ id: 'text', height: 1 }], next: 'text' })
})

test('a result case answers in the Result pattern where there is nothing better', () => {
  const results: Design['results'] = [
    { id: 'gone', when: 'failure', errorType: 'not_found', message: 'It is gone.' },
    { id: 'done', when: 'success', message: 'Done.', instruction: 'Tell the person.' },
  ]
  expect(mockAnswer(tool({ results }), {})).toMatchObject({
    from: 'case',
    words: 'from the result case “done”',
    result: { structuredContent: { success: true, message: 'Done.', instruction: 'Tell the person.' } },
  })
  expect(mockAnswer(tool({ results: results.slice(0, 1) }), {}).result).toMatchObject({
    structuredContent: { success: false, error_type: 'not_found' },
    isError: true,
  })
})

test('with nothing to answer with it says so', () => {
  expect(mockAnswer(tool(), {})).toMatchObject({
    from: 'nothing',
    words: 'from nothing: there is no example and no output schema to answer with',
  })
  expect(mockAnswer(tool({}, false), {})).toMatchObject({ from: 'nothing', words: expect.stringContaining('no value was found') })
})

describe('a schema that could keep it busy for ever', () => {
  const five = ['a', 'b', 'c', 'd', 'e']
  const branching = {
    anyOf: [
      { type: 'object', properties: Object.fromEntries(five.map((key) => [key, { $ref: '#/$defs/node' }])), required: five },
      { type: 'null' },
      { type: 'string' },
    ],
  }
  test.each<[string, Json]>([
    ['refers to itself by what is required', { type: 'object', properties: { next: { $ref: '#' } }, required: ['next'] }],
    [
      'refers to itself by what is optional',
      { type: 'object', properties: { left: { $ref: '#' }, right: { $ref: '#' }, n: { type: 'integer' } } },
    ],
    [
      'branches out at every level',
      { type: 'object', properties: { node: { $ref: '#/$defs/node' } }, required: ['node'], $defs: { node: branching } },
    ],
    [
      'asks for lists of lists',
      { type: 'object', properties: { a: { type: 'array', minItems: 1e6, items: { type: 'array', minItems: 1e6 } } }, required: ['a'] },
    ],
    ['asks for a text of a gigabyte', { type: 'object', properties: { a: { type: 'string', minLength: 1e9 } }, required: ['a'] }],
    ['is no schema', { type: 7, properties: 'x', required: { a: 1 }, $ref: 12 }],
    ['is a reference to nothing', { $ref: '#/$defs/gone' }],
  ])('%s', { timeout: 3000 }, (_, schema) => {
    const { from, result } = mockAnswer(tool({}, schema), {})
    expect(['schema', 'nothing']).toContain(from)
    const verdict = from === 'schema' ? validatorFor(schema)(result.structuredContent as Json) : undefined
    expect(verdict?.valid).not.toBe(false)
  })
})

test('a value becomes a result that carries it both ways', () => {
  expect(resultOf({ a: 1 }, true)).toEqual({
    content: [{ type: 'text', text: '{\n  "a": 1\n}' }],
    structuredContent: { a: 1 },
    isError: true,
  })
  expect(resultOf('plain')).toEqual({ content: [{ type: 'text', text: 'plain' }] })
  expect([resultOf([1]), { structuredContent: {} }, { a: 1 }, [1]].map(isResult)).toEqual([true, true, false, false])
})
