import { isDoc, type Json, member } from '../../tool/json'
import { pointer } from '../../tool/pointer'
import { renameField } from '../fields'
import { innerSchemas } from '../inner'
import { isNull } from '../kind'
import { isPlainNames } from '../more'
import { everyRow, rowsOf } from '../rows'
import { setSaid } from '../said'

/** What opening a schema without an edit, and renaming each of its fields there and back, left different. */
export function differences(schema: Json): string[] {
  const before = JSON.stringify(schema)
  const found: string[] = []
  const rows = [...everyRow(rowsOf(schema))]
  if (JSON.stringify(schema) !== before) found.push('reading it')
  for (const row of rows) {
    // What a control shows is put back as it stands: that is no edit.
    if (row.description !== undefined && setSaid(schema, row, 'description', row.description) !== schema)
      found.push(`description of ${row.at}`)
    if (row.slot !== 'field') continue
    const there = renameField(schema, row.at, 'renamed_there')
    const back = there.problem === undefined ? renameField(there.schema, there.at, row.name) : there
    if (there.problem === undefined && JSON.stringify(there.schema) === before) found.push(`${row.at} was not renamed`)
    if (row.name !== '' && row.name.trim() === row.name && JSON.stringify(back.schema) !== before)
      found.push(`${row.at} renamed and back ${back.problem ?? ''}`)
  }
  return found
}

export type Share = { nodes: number; shown: number; whole: number }

/** How many of a schema's nodes have a row, and how many of those a row that says everything. */
export function shareOf(schema: Json): Share {
  const rows = rowsOf(schema)
  const shown = new Map<string, boolean>()
  for (const row of everyRow(rows)) {
    if (row.kind.kind === 'odd') continue
    for (const at of [row.at, row.core]) shown.set(at, row.more.length === 0)
    for (const at of covered(row.schema, row.at)) shown.set(at, true)
    for (const { at } of row.conditions) for (const part of conditionParts(at)) shown.set(part, true)
  }
  const share = { nodes: 0, shown: 0, whole: 0 }
  const count = (node: Json, at: string) => {
    if (!isDoc(node)) return
    share.nodes++
    const inRow = [...shown.keys()].length > 0 && (shown.get(at) ?? insideCondition(at, shown))
    if (inRow !== undefined) share.shown++
    if (inRow === true) share.whole++
    for (const { path, schema: inner } of innerSchemas(node)) count(inner, `${at}${pointer(path)}`)
  }
  count(schema, '')
  return share
}

const conditionParts = (at: string): string[] => (at.endsWith('/if') ? [at, at.replace(/if$/, 'then')] : [at, `${at}/if`, `${at}/then`])

/** The value that a condition asks for. */
function insideCondition(at: string, shown: ReadonlyMap<string, boolean>): boolean | undefined {
  const [, condition] = /^(.*\/if)\/properties\/[^/]*$/.exec(at) ?? []
  return condition === undefined ? undefined : shown.get(condition)
}

/** Nodes that a row shows in words: null beside others, constants of a choice, names that are text, nothing at all. */
function covered(schema: Json, at: string): string[] {
  return innerSchemas(schema).flatMap(({ path, schema: inner }) => {
    const [key] = path
    const isWord =
      (['anyOf', 'oneOf'].includes(key as string) && (isNull(inner) || (isDoc(inner) && member(inner, 'const') !== undefined))) ||
      (key === 'propertyNames' && isPlainNames(inner)) ||
      (key === 'not' && isDoc(inner) && Object.keys(inner).length === 0)
    return isWord ? [`${at}${pointer(path)}`] : []
  })
}
