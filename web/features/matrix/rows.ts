import type { Cell, Column } from '#shared/preview/matrix'
import { type GroupId, risk } from '#shared/preview/words'
import type { Group } from '../../lib/tool-groups'
import type { Hit } from '../../lib/tool-search'
import type { Item } from './items'

/** A line of the matrix. */
export type Row =
  | { kind: 'group'; key: string; id: string; label: string; size: number; open: boolean }
  | { kind: 'tool'; key: string; hit: Hit<Item> }

/** What the rows are sorted by: a client, or the sum. */
export type Sort = { by: string; reversed: boolean }

export const bySum = 'sum'

export const readSort = (text: string | undefined): Sort | undefined =>
  text === undefined ? undefined : text.startsWith('-') ? { by: text.slice(1), reversed: true } : { by: text, reversed: false }

/** Pressed once it sorts, twice the other way round, and then no more. */
export function nextSort(sort: Sort | undefined, by: string): string | undefined {
  if (sort?.by !== by) return by
  return sort.reversed ? undefined : `-${by}`
}

/** Under their groups; sorted they stand in one row, for a group would tear apart what belongs together. */
export function rowsOf(groups: readonly Group<Item>[], closed: ReadonlySet<string>, flat: boolean): Row[] {
  return groups.flatMap(({ id, label, hits }) => {
    const open = flat || !closed.has(id)
    const tools = open ? hits.map((hit): Row => ({ kind: 'tool', key: hit.tool.id, hit })) : []
    return flat ? tools : [{ kind: 'group', key: `group ${id}`, id, label, size: hits.length, open }, ...tools]
  })
}

/** What a person looks for first stands first: what runs and may destroy, then what runs, and so on. */
const order: readonly GroupId[] = ['runs', 'judges', 'asks', 'leaves-out', 'unknown']

function rank({ group, name, textCut }: Cell, { tool }: Item): number {
  const harm = group === 'runs' ? { said: 0, implied: 1, none: 2 }[risk(tool)] : 0
  return order.indexOf(group) * 10 + harm * 2 + (name?.cut || textCut ? 0 : 1)
}

export type Sum = { readonly [group in GroupId]?: number }

export function sumOf(columns: readonly Column[], row: number): Sum {
  const sum: { [group in GroupId]?: number } = {}
  for (const { cells } of columns) {
    const group = cells[row]?.group ?? 'unknown'
    sum[group] = (sum[group] ?? 0) + 1
  }
  return sum
}

const verbs: readonly (readonly [GroupId, one: string, many: string])[] = [
  ['asks', 'asks', 'ask'],
  ['runs', 'runs', 'run'],
]

/** `15 ask, 16 run`: what is left over is told by the cells. */
export function sumWords(sum: Sum): string {
  const told = verbs.flatMap(([group, one, many]) => (sum[group] ? [`${sum[group]} ${sum[group] === 1 ? one : many}`] : []))
  return told.join(', ') || 'none asks or runs'
}

export function sorted(hits: readonly Hit<Item>[], sort: Sort, columns: readonly Column[]): readonly Hit<Item>[] {
  const column = columns.find(({ client }) => client.id === sort.by)
  const value = ({ tool }: Hit<Item>): number => {
    if (column) return rank(column.cells[tool.index] as Cell, tool)
    const { runs = 0, asks = 0 } = sumOf(columns, tool.index)
    return -(runs * 1000 + asks)
  }
  const values = new Map(hits.map((hit) => [hit, value(hit)]))
  const turn = sort.reversed ? -1 : 1
  return hits.toSorted((a, b) => turn * ((values.get(a) as number) - (values.get(b) as number)))
}
