import { type Column, type MarkId, marks } from '#shared/preview/matrix'
import { titleOf } from '#shared/tool/lenses'
import type { Searchable } from '../../lib/tool-search'
import type { Matrix } from './use-matrix'

/** A tool of the matrix, and where it stands in its columns. */
export type Item = Searchable & { id: string; index: number }

export const itemsOf = ({ tools }: Matrix): Item[] =>
  tools.map(({ id, name, tool }, index) => ({ id, index, name, title: titleOf(tool) ?? name, tool }))

/** Which marks each tool has in the clients given; found once, for chips and filter ask for it at every key. */
export function marksIn(columns: readonly Column[], items: readonly Item[]): ReadonlyMap<Item, ReadonlySet<MarkId>> {
  return new Map(
    items.map((item) => {
      const has = marks.filter(({ fits }) => columns.some(({ cells }) => fits(cells[item.index] as never, item.tool)))
      return [item, new Set(has.map(({ id }) => id))]
    }),
  )
}
