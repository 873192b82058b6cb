import { expect, test } from 'vitest'
import { checkArguments, withDefaults } from './check-arguments'
import { addNote } from './tools/add-note'
import { compareStations } from './tools/compare-stations'
import { convertValue } from './tools/convert-value'
import { deleteNote } from './tools/delete-note'
import { drawChart } from './tools/draw-chart'
import { searchNotes } from './tools/search-notes'
import { soundAlarm } from './tools/sound-alarm'
import { updateNote } from './tools/update-note'

const note = { station_id: 'ST-001', text: 'Fog.', author: { name: 'Ingrid' } }
const update = { note_id: 'N-0001', expected_version: 1 }

test.each([
  ['a missing field', addNote, { station_id: 'ST-001', text: 'Fog.' }, 'author is required.'],
  ['a missing field inside', addNote, { ...note, author: {} }, 'author.name is required.'],
  ['an unknown field', addNote, { ...note, mood: 'good' }, 'mood is not expected here.'],
  ['a wrong type', addNote, { ...note, importance: 'high' }, 'importance must be a whole number.'],
  ['too large a number', addNote, { ...note, importance: 9 }, 'importance must be 5 or less.'],
  ['an empty text', addNote, { ...note, text: '' }, 'text must not be empty.'],
  ['a text of blanks', addNote, { ...note, text: '  ' }, 'text must not have this value.'],
  ['a pattern', addNote, { ...note, station_id: 'one' }, 'station_id must look like "ST-001".'],
  ['an item of a list', addNote, { ...note, tags: ['ok', 'Not OK'] }, 'tags.1 must look like "sensor".'],
  ['the same item twice', addNote, { ...note, tags: ['ice', 'ice'] }, 'tags must not hold the same item twice.'],
  ['a place in a tuple', addNote, { ...note, position: [200, 0] }, 'position.0 must be 180 or less.'],
  ['a tuple too long', addNote, { ...note, position: [1, 2, 3] }, 'position.2 is not expected here.'],
  ['a value of a map', addNote, { ...note, measurements: { snow: 'deep' } }, 'measurements.snow must be a number.'],
  ['a format', addNote, { ...note, observed_at: 'yesterday' }, 'observed_at must be a valid date-time, such as "2026-11-09T08:10:00Z".'],
  ['a nullable type', addNote, { ...note, link: 5 }, 'link must be text or null.'],
  ['a const', deleteNote, { note_id: 'N-0001', explicit_action: 'YES' }, 'explicit_action must be exactly "DELETE_NOTE".'],
  ['a step', drawChart, { station_id: 'ST-001', width: 321 }, 'width must be a multiple of 16.'],
  ['a long enum', convertValue, { value: 1, to: 'parsec' }, /^to must be one of "celsius".* and 28 more\.$/],
  [
    'a union',
    convertValue,
    { value: true, to: 'metre' },
    'value must be one of these forms: A number, Several numbers or Text with its unit.',
  ],
  ['titled choices', compareStations, { station_ids: ['ST-001', 'ST-002'], metric: 'mood' }, /^metric must be one of "temperature_c"/],
  [
    'a form of an object',
    compareStations,
    { station_ids: ['ST-001', 'ST-002'], period: { from: 'x' } },
    'period must be one of these forms: Between dates or Last days.',
  ],
  [
    'a filter in a filter',
    searchNotes,
    { filter: { not: { colour: 'red' } } },
    'filter must be one of these forms: Condition, All of, Any of or Not.',
  ],
  ['then', soundAlarm, { tone: 'siren' }, 'sweep_to is required.'],
  ['else', soundAlarm, { tone: 'beep', sweep_to: 500 }, 'sweep_to is not expected here.'],
  ['what one field asks of another', updateNote, { ...update, remind_on: '2026-11-20' }, 'remind_at is required when remind_on is given.'],
  ['what all of several schemas ask', updateNote, { ...update, change: { importance: 0 } }, 'change.importance must be 1 or more.'],
])('plain words for %s', (_, { definition }, args, expected) => {
  const problems = checkArguments(definition, args).map(({ field, message }) => `${field} ${message}`)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
})

test('checking leaves no mark on the definition that is listed', () => {
  const before = Object.getOwnPropertyNames(searchNotes.definition.inputSchema)
  checkArguments(searchNotes.definition, {})
  expect(Object.getOwnPropertyNames(searchNotes.definition.inputSchema)).toEqual(before)
})

test('a default fills what is absent, and nothing else', () => {
  expect(withDefaults(drawChart.definition, { station_id: 'ST-001', width: 640 })).toMatchObject({
    width: 640,
    format: 'png',
    metric: 'temperature_c',
  })
})
