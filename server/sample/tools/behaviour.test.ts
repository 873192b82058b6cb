import { expect, test } from 'vitest'
import { callTool } from '../call'
import { testContext } from '../testing/test-context'
import { makeWav } from '../tone'
import { type Arguments, ProtocolFault, type SampleTool } from '../tool'
import { addNote } from './add-note'
import { checkSensor } from './check-sensor'
import { collectReadings } from './collect-readings'
import { compareStations } from './compare-stations'
import { contactStation } from './contact-station'
import { convertValue } from './convert-value'
import { deleteNote } from './delete-note'
import { drawChart } from './draw-chart'
import { exportReadings } from './export-readings'
import { importReadings } from './import-readings'
import { listStations } from './list-stations'
import { searchNotes } from './search-notes'
import { setMaintenanceMode } from './set-maintenance-mode'
import { updateNote } from './update-note'

const structure = async (tool: SampleTool, args: Arguments, context = testContext()) =>
  (await callTool(tool, args, context)).structuredContent

async function words(tool: SampleTool, args: Arguments, context = testContext()): Promise<string> {
  const { content } = await callTool(tool, args, context)
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('\n')
}

test('pages follow one another and say where they stand', async () => {
  const second = await structure(listStations, { page: 2, page_size: 4 })
  expect(second).toMatchObject({
    data: [{ name: 'Orchard Hill' }, { name: 'Salt Marsh' }],
    pagination: { page: 2, total_items: 6, total_pages: 2, has_next: false, has_previous: true },
    metadata: { correlation_id: 'c-1', timestamp: '2026-11-09T12:00:00.000Z' },
  })
})

test('a nested filter finds the notes it describes', async () => {
  const filter = { all_of: [{ field: 'tags', is: 'equals', value: 'sensor' }, { not: { field: 'importance', is: 'at_least', value: 5 } }] }
  expect(await words(searchNotes, { filter })).toMatch(/^1 note fits\.\n\nN-0003/)
})

test('a note is added, changed once, refused from an old version, and deleted once', async () => {
  const context = testContext()
  const added = await structure(addNote, { station_id: 'ST-001', text: 'Fog.', author: { name: 'Ingrid' } }, context)
  expect(added).toMatchObject({ success: true, value: { id: 'N-0009', importance: 3 } })

  const change = { note_id: 'N-0009', expected_version: 1, change: { text: 'Thick fog.' } }
  expect(await structure(updateNote, change, context)).toMatchObject({ value: { text: 'Thick fog.', version: 2 } })
  expect(await structure(updateNote, change, context)).toMatchObject({ success: false, error_type: 'conflict' })

  const remove = { note_id: 'N-0009', explicit_action: 'DELETE_NOTE' }
  expect(await structure(deleteNote, remove, context)).toMatchObject({ value: { deleted: true } })
  expect(await structure(deleteNote, remove, context)).toMatchObject({ success: true, value: { deleted: false } })
  expect(await structure(deleteNote, { ...remove, note_id: 'N-0999' }, context)).toMatchObject({ success: false, error_type: 'not_found' })
})

test('a reopened note loses its resolution, an untouched one keeps it', async () => {
  const context = testContext()
  const at = (expected_version: number, more: Arguments) => structure(updateNote, { note_id: 'N-0001', expected_version, ...more }, context)
  await at(1, { status: 'resolved', resolution: 'Vane replaced.' })
  expect(await at(2, { change: { importance: 1 } })).toMatchObject({ value: { resolution: 'Vane replaced.' } })
  expect(await at(3, { status: 'open' })).not.toHaveProperty('value.resolution')
})

test('an import says what it would do, then does it, and names the rows it cannot read', async () => {
  const context = testContext()
  const source = { csv: 'at,Temp\n2026-11-09T00:00:00Z,4.52\nsoon,5\n2026-11-09T03:00:00Z,cold' }
  const args = { station_id: 'ST-004', source, columns: { temperature_c: 'Temp' } }
  const expected = { added: 1, rejected: [{ row: 2 }, { row: 3 }] }
  expect(await structure(importReadings, args, context)).toMatchObject({ ...expected, dry_run: true })
  expect(context.store.readings.get('ST-004')).toHaveLength(56)
  expect(await structure(importReadings, { ...args, dry_run: false }, context)).toMatchObject(expected)
  expect(context.store.readings.get('ST-004')?.at(-1)).toMatchObject({ temperature_c: 4.5 })
})

test('values are converted, and quantities are not mixed', async () => {
  expect(await words(convertValue, { value: '100 celsius', to: 'fahrenheit' })).toBe('100 celsius = 212 fahrenheit')
  expect(await words(convertValue, { value: [1, 10], from: 'knot', to: 'kilometre_per_hour' })).toContain(
    '10 knot = 18.52 kilometre_per_hour',
  )
  expect(await words(convertValue, { value: 1, from: 'knot', to: 'kelvin' })).toContain('knot measures speed, kelvin measures temperature.')
})

test('stations are ranked; within the tolerance they share a place', async () => {
  const args = { station_ids: ['ST-001', 'ST-002', 'ST-003', 'ST-006'] }
  expect(await structure(compareStations, args)).toMatchObject({
    ranking: [{ place: 1 }, { place: 2 }, { place: 3, station_id: 'ST-003' }],
    without_readings: ['ST-006'],
  })
  expect(await structure(compareStations, { ...args, tolerance: 100 })).toMatchObject({
    ranking: [{ place: 1 }, { place: 1 }, { place: 1 }],
  })
})

test('a chart is a PNG of the size asked for', async () => {
  const { content } = await callTool(drawChart, { station_id: 'ST-003', width: 480 }, testContext())
  const png = Buffer.from(content[0]?.type === 'image' ? content[0].data : '', 'base64')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([480, 240])
})

test('an alarm is a WAV of the length asked for', () => {
  const wav = makeWav({ kind: 'chirp', frequency: 440, sweepTo: 440, seconds: 0.5, volume: 1 })
  expect(wav.subarray(0, 4).toString()).toBe('RIFF')
  expect(wav.length).toBe(44 + 8000)
  expect(Math.max(...Array.from({ length: 4000 }, (_, index) => wav.readInt16LE(44 + index * 2)))).toBeGreaterThan(30_000)
})

test('a huge answer has the size asked for, over the blocks asked for', async () => {
  const { content } = await callTool(exportReadings, { size_kb: 512, blocks: 4, label: { any: 'JSON' } }, testContext())
  expect(content.map((block) => (block.type === 'text' ? block.text.length : 0))).toEqual([131_072, 131_072, 131_072, 131_072])
})

test('collecting reports progress and stops when it is cancelled', async () => {
  const cancel = new AbortController()
  const steps: number[] = []
  const context = testContext({
    signal: cancel.signal,
    progress: async (done) => void steps.push(done),
    wait: async () => {
      if (steps.length === 2) cancel.abort()
      cancel.signal.throwIfAborted()
    },
  })
  await expect(callTool(collectReadings, {}, context)).rejects.toThrow('abort')
  expect(steps).toEqual([0, 1])
  const stored = ['ST-001', 'ST-002'].map((id) => context.store.readings.get(id)?.length)
  expect(stored).toEqual([57, 56])
})

test.each(['wrong_type', 'missing_field', 'unknown_state', 'no_structure'])(
  'a sensor asked for the fault %s answers all the same',
  async (fault) => {
    const result = await callTool(checkSensor, { station_id: 'ST-001', fault }, testContext())
    expect(result.isError).toBeUndefined()
  },
)

test('no answer is a failed result, a broken line an exception told as a result, a refusal a protocol error', async () => {
  const contact = (outcome: string) => ({ station_id: 'ST-001', message: 'Hello', outcome })
  expect(JSON.parse(await words(contactStation, contact('no_answer')))).toMatchObject({
    success: false,
    error_type: 'timeout',
    instruction: expect.any(String),
  })
  expect(JSON.parse(await words(contactStation, contact('broken_line')))).toMatchObject({
    success: false,
    exception: 'TypeError: the radio returned no carrier',
  })
  await expect(callTool(contactStation, contact('refused'), testContext())).rejects.toThrow(ProtocolFault)
})

test('the maintenance mode tells of a changed list, once', async () => {
  const told: string[] = []
  const context = testContext({ toolsChanged: async () => void told.push('changed') })
  await callTool(setMaintenanceMode, { on: true }, context)
  await callTool(setMaintenanceMode, { on: true }, context)
  expect([context.store.maintenance, told]).toEqual([true, ['changed']])
})
