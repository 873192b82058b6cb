import { expect, test } from 'vitest'
import { clients } from '#shared/preview/clients/index'
import { matrixOf } from '#shared/preview/matrix'
import type { Doc } from '#shared/tool/json'
import { grouped } from '../../lib/tool-groups'
import { searchTools } from '../../lib/tool-search'
import { itemsOf, marksIn } from './items'
import { nextSort, readSort, rowsOf, type Sort, sorted, sumOf, sumWords } from './rows'
import type { Matrix } from './use-matrix'

const tool = (name: string, annotations: Doc = {}) => ({ id: name, name, tool: { name, title: name, description: name, annotations } })
const tools = [tool('plain'), tool('deletes', { destructiveHint: true }), tool('reads', { readOnlyHint: true })]
const columns = matrixOf(
  clients,
  tools.map((one) => ({ server: { key: 'own' }, tool: one.tool })),
)
const items = itemsOf({ tools: tools as unknown as Matrix['tools'], columns })
const hits = searchTools(items, '')
const order = (sort: Sort) => sorted(hits, sort, columns).map((hit) => hit.tool.name)

test('sorted by a client, what runs and may destroy stands first', () => {
  expect(order({ by: 'goose', reversed: false })).toEqual(['deletes', 'plain', 'reads'])
  expect(order({ by: 'codex-cli', reversed: false })[0]).toBe('reads')
  expect(order({ by: 'goose', reversed: true })).toEqual(['reads', 'plain', 'deletes'])
})

test('sorted by the sum, what most clients run stands first', () => expect(order({ by: 'sum', reversed: false })[0]).toBe('reads'))

test('a column is sorted, then turned round, then left as it was', () => {
  const presses = ['goose', '-goose', undefined]
  let sort: string | undefined
  for (const next of presses) {
    sort = nextSort(readSort(sort), 'goose')
    expect(sort).toBe(next)
  }
})

test('a folded group keeps its head, and sorted rows have none', () => {
  const groups = grouped(hits, 'behaviour')
  expect(rowsOf(groups, new Set(['reads-only']), false).map(({ key }) => key)).toEqual([
    'group reads-only',
    'group can-destroy',
    'deletes',
    'group can-destroy-implied',
    'plain',
  ])
  expect(rowsOf(groups, new Set(), true).map(({ key }) => key)).toEqual(['reads', 'deletes', 'plain'])
})

test('the sum counts the clients in sight', () => {
  expect(sumWords(sumOf(columns, 2))).toBe('15 ask, 16 run')
  expect(
    sumWords(
      sumOf(
        columns.filter(({ client }) => client.id === 'goose'),
        2,
      ),
    ),
  ).toBe('1 runs')
})

test('marks are those of the clients in sight', () => {
  const [plain, deletes, reads] = items.map((item) => [...(marksIn(columns, items).get(item) ?? [])])
  expect(plain).toEqual(['risky', 'left-out', 'by-name'])
  expect(deletes).toEqual(['risky', 'left-out'])
  expect(reads).toEqual([])
})
