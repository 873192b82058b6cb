import { describe, expect, test } from 'vitest'
import { modelViews, type SentTool } from './model-view'
import { refusals } from './refusals'

const schema = { type: 'object', properties: { city: { type: 'string' } } }
const weather: SentTool = { name: 'get_weather', description: 'Weather of a city.', schema }
const view = (id: string) => modelViews.find((one) => one.id === id) ?? modelViews[0]

describe('the tools array', () => {
  test('OpenAI receives functions', () => {
    expect(view('openai').render([weather])).toEqual([
      { type: 'function', function: { name: 'get_weather', description: 'Weather of a city.', parameters: schema } },
    ])
  })
  test('Anthropic receives an input_schema, and one is made where there is none', () => {
    expect(view('anthropic').render([weather, { name: 'ping', description: '' }])).toEqual([
      { name: 'get_weather', description: 'Weather of a city.', input_schema: schema },
      { name: 'ping', description: '', input_schema: { type: 'object', properties: {} } },
    ])
  })
  test('Gemini receives one list of declarations', () => {
    expect(view('gemini').render([weather, { name: 'ping', description: '' }])).toEqual([
      {
        functionDeclarations: [
          { name: 'get_weather', description: 'Weather of a city.', parametersJsonSchema: schema },
          { name: 'ping', description: '' },
        ],
      },
    ])
  })
  test('functions of a namespace stand together where an API knows namespaces, and have one name elsewhere', () => {
    const split = { ...weather, namespace: 'mcp__sky' }
    expect(view('openai').render([split])).toEqual([
      {
        type: 'namespace',
        name: 'mcp__sky',
        description: '<client text>',
        tools: [{ type: 'function', name: 'get_weather', description: 'Weather of a city.', strict: false, parameters: schema }],
      },
    ])
    expect(view('anthropic').render([split])).toMatchObject([{ name: 'mcp__sky__get_weather' }])
  })
})

describe('what an API refuses', () => {
  const at = (id: string, tool: Partial<SentTool>) => refusals(view(id), [{ ...weather, ...tool }]).map((refusal) => refusal.at)

  test('a good tool is taken by all', () => {
    for (const each of modelViews) expect(refusals(each, [weather])).toEqual([])
  })
  test('names, by the pattern of each', () => {
    expect(at('openai', { name: 'a.b' })).toEqual(['/name'])
    expect(at('gemini', { name: 'a.b' })).toEqual([])
    expect(at('anthropic', { name: 'x'.repeat(65) })).toEqual(['/name'])
    expect(at('openai', { name: 'x'.repeat(65), namespace: 'n' })).toEqual([])
  })
  test('long descriptions, with how it is known', () => {
    const [refusal] = refusals(view('openai'), [{ ...weather, description: 'x'.repeat(1025) }])
    expect(refusal).toMatchObject({ tool: 0, at: '/description', limit: { evidence: 'reported', value: 1024 } })
    expect(refusal?.message).toBe('The description has 1,025 characters; 1,024 are taken.')
  })
  test('combinators at the root', () => {
    expect(at('anthropic', { schema: { type: 'object', anyOf: [], oneOf: [] } })).toEqual(['/schema/anyOf', '/schema/oneOf'])
  })
  test('lists without items and objects without properties, at their place', () => {
    const deep = { type: 'object', properties: { a: { anyOf: [{ type: 'array' }] }, b: { type: 'array', items: { type: 'object' } } } }
    expect(at('openai', { schema: deep })).toEqual(['/schema/properties/a/anyOf/0', '/schema/properties/b/items'])
  })
  test('field names and $schema', () => {
    expect(at('gemini', { schema: { $schema: 'x', type: 'object', properties: { 'a-b': {} } } })).toEqual([
      '/schema/$schema',
      '/schema/properties/a-b',
    ])
  })
  test('too many tools', () => {
    const many = Array.from({ length: 129 }, (_, index) => ({ ...weather, name: `t${index}` }))
    expect(refusals(view('openai'), many)).toMatchObject([{ at: '', message: 'A request takes 128 tools; these are 129.' }])
  })
})
