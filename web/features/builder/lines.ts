import { fieldAt } from '#shared/builder/fields'
import { listIn, ownerIn } from '#shared/builder/row-edits'
import type { Row, Rows } from '#shared/builder/rows'

/** A field that has no name yet: it is in no schema. `after` names the field above it; empty, it is the first. */
export type Pending = { owner: string; after: string }

/** What stands on one line of the builder. */
export type Line =
  | { is: 'row'; key: string; row: Row; depth: number; owner: string; fold?: 'open' | 'closed' }
  | { is: 'pending'; key: string; depth: number; owner: string }
  | { is: 'add'; key: string; depth: number; owner: string; after: string; to?: string }
  | { is: 'add-listed'; key: string; depth: number; row: Row; what: 'kind' | 'item' }
  | { is: 'definitions'; key: string; count: number }

type View = { isOpen(row: Row, depth: number): boolean; pending: Pending | undefined; ids: ReadonlyMap<string, string> }

/** The rows that are in sight, from top to bottom. */
export function linesOf({ root, definitions }: Rows, view: View): Line[] {
  const lines: Line[] = []
  const used = new Set<string>()
  // A row keeps its key through a change of its name, so that its field keeps the focus.
  const keyOf = (parent: string, row: Pick<Row, 'at' | 'name'>): string => {
    let key = `${parent}/${view.ids.get(row.at) ?? row.name}`
    while (used.has(key)) key += "'"
    used.add(key)
    return key
  }
  const pendingAt = (owner: string, after: string, parent: string, depth: number) => {
    if (view.pending?.owner !== owner || view.pending.after !== after) return
    lines.push({ is: 'pending', key: `${parent}/${view.ids.get('') ?? ''}`, depth, owner })
  }
  const list = (rows: readonly Row[], parent: string, depth: number, owner: string | undefined) => {
    if (owner !== undefined) pendingAt(owner, '', parent, depth)
    for (const row of rows) {
      const key = keyOf(parent, row)
      const into = ownerIn(row)
      const hasInside = row.inside.length > 0 || into !== undefined
      const open = hasInside && view.isOpen(row, depth)
      const own = fieldAt(row.at)?.owner ?? owner ?? ''
      lines.push({ is: 'row', key, row, depth, owner: own, ...(hasInside && { fold: open ? 'open' : 'closed' }) })
      if (open) {
        list(row.inside, key, depth + 1, into)
        const isEmpty = row.inside.every(({ slot }) => slot !== 'field') && view.pending?.owner !== into
        if (into !== undefined && isEmpty)
          lines.push({ is: 'add', key: `${key}/+`, depth: depth + 1, owner: into, after: '', to: row.name })
        const held = listIn(row)
        if (held) lines.push({ is: 'add-listed', key: `${key}/+`, depth: depth + 1, row, what: held.key.endsWith('Of') ? 'kind' : 'item' })
      }
      if (row.slot === 'field') pendingAt(own, row.name, parent, depth)
    }
  }
  if (root.kind.kind === 'object') {
    list(root.inside, '', 0, root.core)
    lines.push({ is: 'add', key: '+', depth: 0, owner: root.core, after: root.inside.findLast(({ slot }) => slot === 'field')?.name ?? '' })
  } else list([root], '', 0, undefined)
  if (definitions.length > 0) {
    lines.push({ is: 'definitions', key: 'definitions', count: definitions.length })
    list(definitions, 'definitions', 0, undefined)
  }
  return lines
}

/** How many rows there are when all is open. */
export const countRows = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + 1 + countRows(row.inside), 0)

/** The rows that lead down to a place: the last one shows it, or holds it in a keyword. */
export function rowsDownTo({ root, definitions }: Rows, at: string): Row[] {
  const within = (rows: readonly Row[]): Row[] => {
    const row = rows.find((one) => at === one.at || at.startsWith(`${one.at}/`))
    return row ? [row, ...within(row.inside)] : []
  }
  return within([...(root.kind.kind === 'object' ? root.inside : [root]), ...definitions])
}
