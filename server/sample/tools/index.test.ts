import { type Schema, Validator } from '@cfworker/json-schema'
import { describe, expect, test } from 'vitest'
import { callTool } from '../call'
import { isObject } from '../check-arguments'
import { testContext } from '../testing/test-context'
import type { Arguments, SampleTool } from '../tool'
import { tools } from './index'

const definitions = tools.map((tool: SampleTool) => tool.definition)

/** Every keyword, format and type that occurs in a schema, wherever it stands. */
function vocabulary(schema: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const item of schema) vocabulary(item, found)
  if (!isObject(schema)) return found
  for (const [key, value] of Object.entries(schema)) {
    found.add(key)
    if (key === 'format') found.add(`format: ${value}`)
    if (key === 'properties' && isObject(value)) for (const property of Object.values(value)) vocabulary(property, found)
    else if (!['default', 'examples', 'const', 'enum', 'required', 'type'].includes(key)) vocabulary(value, found)
  }
  return found
}

test('names are unique, and every tool and every parameter at the top says what it is for', () => {
  expect(new Set(definitions.map(({ name }) => name)).size).toBe(definitions.length)
  for (const { name, description, inputSchema } of definitions) {
    expect(description, name).toMatch(/\.$/)
    for (const [parameter, schema] of Object.entries(inputSchema.properties ?? {})) {
      expect(schema, `${name}.${parameter}`).toHaveProperty('description', expect.stringMatching(/\.$/))
    }
  }
})

test('the input schemas use every construct a form has to draw', () => {
  const used = new Set(definitions.flatMap(({ inputSchema }) => [...vocabulary(inputSchema)]))
  const wanted =
    'properties items prefixItems additionalProperties propertyNames enum const oneOf anyOf allOf not if then else $ref $defs dependentRequired default examples deprecated readOnly writeOnly title minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems uniqueItems maxProperties contentEncoding contentMediaType'
  for (const keyword of wanted.split(' ')) expect(used, keyword).toContain(keyword)
  for (const format of ['date-time', 'date', 'time', 'uri', 'email', 'password', 'path', 'binary'])
    expect(used).toContain(`format: ${format}`)
})

test('each hint occurs as true, as false and unset', () => {
  for (const hint of ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const) {
    expect(new Set(definitions.map(({ annotations }) => annotations?.[hint])), hint).toEqual(new Set([true, false, undefined]))
  }
})

test('a title stands on the tool, in the annotations, in both or nowhere', () => {
  const places = definitions.map(({ title, annotations }) => `${title !== undefined},${annotations?.title !== undefined}`)
  expect(new Set(places)).toEqual(new Set(['true,false', 'false,true', 'true,true', 'false,false']))
})

/** One call per tool that must go well; where there is an output schema, the answer fits it. */
const calls: Record<string, Arguments> = {
  list_stations: { sort_by: 'elevation' },
  get_station: { station_id: 'ST-002' },
  station_report: { station_id: 'ST-003', period: { from: '2026-11-03', to: '2026-11-05' } },
  draw_chart: { station_id: 'ST-001', format: 'svg' },
  compare_stations: { station_ids: ['ST-001', 'ST-003', 'ST-006'] },
  search_notes: { filter: { any_of: [{ field: 'tags', is: 'equals', value: 'ice' }] } },
  add_note: { station_id: 'ST-001', text: 'All quiet.', author: { name: 'Ingrid Solheim' }, position: [5.3, 60.4] },
  update_note: { note_id: 'N-0001', expected_version: 1, status: 'resolved', resolution: 'Vane replaced.' },
  delete_note: { note_id: 'N-0002', explicit_action: 'DELETE_NOTE' },
  import_readings: { station_id: 'ST-004', source: { csv: 'at,temperature_c\n2026-11-09T00:00:00Z,4.5' } },
  export_readings: { size_kb: 4 },
  collect_readings: { seconds_per_station: 0 },
  convert_value: { value: '12.5 celsius', to: 'fahrenheit' },
  sound_alarm: { tone: 'siren', sweep_to: 1200, seconds: 0.2 },
  check_sensor: { station_id: 'ST-001' },
  contact_station: { station_id: 'ST-005', message: 'Hello' },
  set_maintenance_mode: { on: true },
  reset_station: { station_id: 'ST-002', explicit_action: 'RESET_STATION' },
}

describe.each(tools.map((tool: SampleTool) => ({ tool, name: tool.definition.name })))('$name', ({ tool, name }) => {
  test('answers a good call, and keeps what its output schema promises', async () => {
    const result = await callTool(tool, calls[name] ?? {}, testContext())
    expect(result.isError, JSON.stringify(result.content)).toBeFalsy()
    expect(result.content.length).toBeGreaterThan(0)
    const { outputSchema } = tool.definition
    if (!outputSchema) return
    expect(new Validator(structuredClone(outputSchema) as Schema, '2020-12', false).validate(result.structuredContent).errors).toEqual([])
  })

  test('refuses an argument of a wrong type with a Result that names it', async () => {
    const [first = ''] = Object.keys(tool.definition.inputSchema.properties ?? {})
    const result = await callTool(tool, { ...calls[name], [first]: { odd: true } }, testContext())
    expect(result.isError).toBe(true)
    const [block] = result.content
    expect(JSON.parse(block?.type === 'text' ? block.text : '')).toMatchObject({
      success: false,
      error_type: 'validation_error',
      data: { validation_errors: expect.arrayContaining([{ field: expect.stringContaining(first), message: expect.any(String) }]) },
    })
  })
})
