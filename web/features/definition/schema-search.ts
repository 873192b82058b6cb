import { searchWords } from '../../lib/fuzzy'
import { insideOf, type SchemaDoc, type SchemaRow } from './schema-rows'

/** What a search leaves of a tree: the rows that match, and those that lead to them. */
export type SchemaFound = { words: readonly string[]; shown: ReadonlySet<string>; hits: number; isWhole: boolean }

/** A schema that uses its own parts again and again can be endless for practical purposes. */
const mostRows = 3_000

/** Looks through names, kinds and descriptions, folded or not; every word must be somewhere in a row. */
export function findRows(doc: SchemaDoc, root: SchemaRow, query: string): SchemaFound | undefined {
  const words = searchWords(query)
  if (words.length === 0) return undefined
  const shown = new Set<string>()
  let [hits, looked] = [0, 0]
  const look = (row: SchemaRow): boolean => {
    if (++looked > mostRows) return false
    const matches = row !== root && words.every((word) => textOf(row).includes(word))
    if (matches) hits++
    let leads = false
    for (const inner of insideOf(doc, row).rows) leads = look(inner) || leads
    if (matches || leads) shown.add(row.key)
    return matches || leads
  }
  look(root)
  return { words, shown, hits, isWhole: looked <= mostRows }
}

const texts = new WeakMap<SchemaRow, string>()

function textOf(row: SchemaRow): string {
  const known = texts.get(row) ?? [row.label, row.words, row.field.title, row.field.description].join('\n').toLowerCase()
  texts.set(row, known)
  return known
}
