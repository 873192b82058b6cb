import { describe, expect, test } from 'vitest'
import { o200kCount } from './o200k'
import { bandOf, countsOf, roughCount, tokenPieces } from './tokens'

const tool = {
  name: 'mcp_weather_get_forecast',
  description: 'Reads the forecast of one station for the next days.',
  schema: {
    type: 'object',
    properties: {
      station: { type: 'string', description: 'The station, by its four letters.' },
      description: { type: 'string', description: 'A note.' },
      days: { type: 'integer', default: { description: 'no schema' } },
    },
    required: ['station'],
  },
} as const

describe('the text a tool costs', () => {
  test('is one line of JSON, and the words in it', () => {
    const { whole, parameters } = tokenPieces(tool)
    expect(JSON.parse(whole)).toEqual({ name: tool.name, description: tool.description, input_schema: tool.schema })
    expect(parameters).toBe('The station, by its four letters.\nA note.')
  })

  test('leaves out what is not there', () => {
    expect(tokenPieces({ name: 'a', description: '' })).toEqual({ whole: '{"name":"a"}', name: 'a', description: '', parameters: '' })
  })
})

test('a name in two parts costs both', () => {
  expect(tokenPieces({ name: 'get', namespace: 'mcp__weather', description: '' }).name).toBe('mcp__weatherget')
})

describe('the band', () => {
  test.each([
    [12, { low: 10, about: 10, high: 15 }],
    [157, { low: 125, about: 155, high: 200 }],
    [527, { low: 420, about: 530, high: 690 }],
  ])('of %i tokens has no more digits than are known', (whole, band) => {
    expect(bandOf({ whole, name: 0, description: 0, parameters: 0 })).toMatchObject(band)
  })

  test('is split so that the parts make the whole', () => {
    const counts = countsOf(tokenPieces(tool), o200kCount)
    const { name, description, structure, parameters } = bandOf(counts)
    expect(name + description + structure + parameters).toBe(counts.whole)
    for (const part of [name, description, structure, parameters]) expect(part).toBeGreaterThan(0)
  })

  test('is near before the tokenizer has come', () => {
    const [rough, exact] = [roughCount, o200kCount].map((count) => countsOf(tokenPieces(tool), count).whole) as [number, number]
    expect(Math.abs(rough - exact) / exact).toBeLessThan(0.25)
  })
})

describe('o200k_base', () => {
  test.each([
    ['', 0],
    ['hello world', 2],
    ['{"type":"object"}', 5],
    ['识别发票', 4],
  ])('counts %j as %i', (text, tokens) => expect(o200kCount(text)).toBe(tokens))

  test('takes the marks of a model for text', () => expect(o200kCount('<|endoftext|>')).toBeGreaterThan(1))

  test('counts a long text as it counts its parts', () => {
    const sentence = ' The quick brown fox jumps over the lazy dog.'
    expect(o200kCount(sentence.repeat(2000))).toBe(2000 * o200kCount(sentence))
  })

  test('is not held up by a text without an end', () => {
    const started = performance.now()
    expect(o200kCount('啊'.repeat(100_000))).toBe(100_000)
    expect(performance.now() - started).toBeLessThan(20_000)
  })
})
