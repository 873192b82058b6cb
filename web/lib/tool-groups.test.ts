import { expect, test } from 'vitest'
import { grouped } from './tool-groups'
import { marksOf, type Searchable, searchTools } from './tool-search'

const tool = (name: string, more: object = {}): Searchable => ({ name, title: name, tool: { name, ...more } as never })
const names = (tools: Searchable[], grouping: 'behaviour' | 'prefix' | 'none', query = '') =>
  grouped(searchTools(tools, query), grouping).map(({ label, hits }) => [label, ...hits.map((hit) => hit.tool.name)])

test('groups by behaviour stand in their order, and no group is empty', () => {
  expect(
    names(
      [tool('a'), tool('b', { annotations: { readOnlyHint: true } }), tool('c', { annotations: { destructiveHint: true } })],
      'behaviour',
    ),
  ).toEqual([
    ['Reads only', 'b'],
    ['Can destroy', 'c'],
    ['Can destroy, implied', 'a'],
  ])
})

test('a prefix that all share is passed over, and single ones stand together', () => {
  expect(
    names(
      ['nc_notes_list', 'nc_notes_add', 'nc_calendar_get', 'nc_calendar_set', 'nc_ping'].map((name) => tool(name)),
      'prefix',
    ),
  ).toEqual([
    ['calendar', 'nc_calendar_get', 'nc_calendar_set'],
    ['notes', 'nc_notes_list', 'nc_notes_add'],
    ['Others', 'nc_ping'],
  ])
})

test('a search finds parameters and descriptions, the better match first', () => {
  const tools = [
    tool('plain', { description: 'Looks at the station.' }),
    tool('other', { inputSchema: { properties: { station_id: {} } } }),
    tool('station'),
    tool('unrelated'),
  ]
  expect(names(tools, 'none', 'station')).toEqual([['All', 'station', 'other', 'plain']])
  expect(searchTools(tools, 'station_').map(marksOf)[0]?.elsewhere).toEqual({ kind: 'parameter', text: 'station_id', marks: [[0, 8]] })
})
