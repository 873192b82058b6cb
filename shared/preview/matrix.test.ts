import { expect, test } from 'vitest'
import type { Doc } from '../tool/json'
import { clientById, clients } from './clients/index'
import { matrixCsv } from './csv'
import { columnOf, deciders, marks, matrixOf, newestDate } from './matrix'
import type { NameRule } from './names/name'
import { namesIn, type Offer, previewOf } from './preview'

const offered = (tools: readonly Doc[]) => tools.map((tool) => ({ server: { key: 'calendar' }, tool }))
const tool = (name: string, annotations: Doc = {}, description = 'What it does.'): Doc => ({ name, description, annotations })
const client = (id: string) => {
  const found = clientById(id)
  if (!found) throw new Error(`No client is called ${id}.`)
  return found
}
const fitting = (mark: (typeof marks)[number]['id'], id: string, tools: Doc[]) => {
  const { fits } = marks.find((one) => one.id === mark) as (typeof marks)[number]
  return columnOf(client(id), offered(tools)).cells.map((cell, index) => fits(cell, tools[index] as Doc))
}

test('clients stand by what decides, and none is lost', () => {
  const columns = matrixOf(clients, [])
  const counts = deciders.map(({ id, label }) => [label, columns.filter(({ decider }) => decider === id).length])
  expect(Object.fromEntries(counts)).toMatchObject({ 'Hints decide': 9, 'Asks for everything': 15, 'Runs everything': 7, Unknown: 3 })
  expect(columns).toHaveLength(clients.length)
})

test('a tool that runs unasked is risky unless it says that it reads or only adds', () => {
  const tools = [tool('a'), tool('b', { destructiveHint: true }), tool('c', { destructiveHint: false }), tool('d', { readOnlyHint: true })]
  expect(fitting('risky', 'goose', tools)).toEqual([true, true, false, false])
  expect(fitting('risky', 'claude-code', tools)).toEqual([false, false, false, false])
})

test('tools that are alike in their hints are judged alike, and by their names where names decide', () => {
  const tools = [tool('list_events'), tool('delete_event'), tool('list_all', { readOnlyHint: true })]
  expect(columnOf(client('n8n-instance-ai'), offered(tools)).cells.map(({ group, verdict }) => [group, verdict.byName?.word])).toEqual([
    ['judges', 'list'],
    ['judges', 'delete'],
    ['runs', undefined],
  ])
  expect(fitting('by-name', 'n8n-instance-ai', tools)).toEqual([true, true, false])
})

test('a key of _meta decides for one tool alone', () => {
  const wants = { ...tool('b'), _meta: { 'cursor/requiresConfirmation': true } }
  const [plain, marked] = columnOf(client('cursor'), offered([tool('a'), wants])).cells
  expect([plain?.verdict.meta, marked?.verdict.meta?.key]).toEqual([undefined, 'cursor/requiresConfirmation'])
})

test('what is cut, refused or met by another shows in the cell', () => {
  const rule: NameRule = (tools) =>
    tools.map(({ name }) => (name === 'refused' ? { refused: 'It is too long.' } : { name: name.slice(0, 4), cut: name.slice(4) }))
  const odd = { ...client('goose'), name: { ...client('goose').name, ways: [{ id: 'odd', label: 'odd', rule }] } }
  const { cells } = columnOf(odd, offered([tool('long_name'), tool('long_other'), tool('abc'), tool('refused')]))
  expect(cells.map(({ group, collides, name }) => [group, collides, Boolean(name?.cut)])).toEqual([
    ['runs', true, true],
    ['runs', true, true],
    ['runs', undefined, false],
    ['leaves-out', undefined, false],
  ])
})

test('a description that is too long for a client is counted as cut', () => {
  expect(fitting('text-cut', 'claude-code', [tool('a'), tool('b', {}, 'x'.repeat(2100))])).toEqual([false, true])
  expect(columnOf(client('claude-code'), offered([tool('b', {}, 'x'.repeat(2100))])).cells[0]?.textCut).toBeGreaterThanOrEqual(52)
})

test('the registry knows how new it is', () => expect(newestDate(clients)).toMatch(/^\d{4}-\d{2}$/))

test('as CSV every tool has a line in every client, and a formula stays a text', () => {
  const tools = [tool('=HYPERLINK("http://x")'), tool('list,all')]
  const lines = matrixCsv(matrixOf(clients, offered(tools)), tools).split('\r\n')
  expect(lines).toHaveLength(1 + 2 * clients.length + 1)
  expect(lines[0]).toMatch(/^tool,client,does,/)
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\)",VS Code,asks,no,/)
  expect(lines[35]).toMatch(/^"list,all",VS Code,/)
})

test('a cell says what the preview of that tool in that client says', () => {
  const long = 'x'.repeat(2000)
  const several = { type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }] }
  const tools: Doc[] = [
    tool('plain'),
    { name: 'untitled' },
    { name: 'd'.repeat(90), title: 'Long', description: long, annotations: { readOnlyHint: true } },
    { ...tool('several', {}, long), inputSchema: several },
    { ...tool('hidden'), _meta: { ui: { visibility: ['app'] } } },
  ]
  const offers = offered(tools)
  for (const { client: one, cells } of matrixOf(clients, offers)) {
    const names = namesIn(one, offers)
    for (const [index, cell] of cells.entries()) {
      const { verdict, leftOut, description } = previewOf(one, offers[index] as Offer, names?.[index])
      expect([cell.verdict, cell.leftOut, cell.textCut ?? 0], `${one.id} ${index}`).toEqual([
        verdict,
        leftOut,
        description?.cut.length ?? 0,
      ])
    }
  }
})
