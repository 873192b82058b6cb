import type { Doc } from '../tool/json'
import { nameOf } from '../tool/lenses'
import type { Verdict } from './approval'
import type { Client } from './client'
import { evidenceOf, sourceLink } from './evidence'
import type { Cell, Column } from './matrix'
import { reasonOf } from './reason'
import { groups } from './words'

const head = [
  'tool',
  'client',
  'does',
  'reviews the result',
  'model name',
  'name cut',
  'text cut',
  'collides',
  'reason',
  'evidence',
  'source',
  'date',
]

/** A matrix as a table of one line for each tool in each client. `rows` are places in the columns. */
export function matrixCsv(columns: readonly Column[], tools: readonly Doc[], rows: readonly number[] = [...tools.keys()]): string {
  const reasons = new Map<Verdict, string>()
  const reason = (client: Client, verdict: Verdict, tool: Doc) => {
    const found = reasons.get(verdict) ?? reasonOf(client, verdict, tool)
    reasons.set(verdict, found)
    return found
  }
  const lines = rows.flatMap((row) =>
    columns.map(({ client, cells }) => {
      const [cell, tool] = [cells[row] as Cell, tools[row] as Doc]
      return lineOf(client, cell, tool, cell.leftOut?.why ?? reason(client, cell.verdict, tool))
    }),
  )
  return [head, ...lines].map((values) => `${values.map(quoted).join(',')}\r\n`).join('')
}

function lineOf(client: Client, { group, verdict, leftOut, name, collides, textCut }: Cell, tool: Doc, reason: string): string[] {
  const { evidence, source } = leftOut ?? verdict
  return [
    nameOf(tool),
    client.label,
    groups.find(({ id }) => id === group)?.short ?? group,
    verdict.review ? 'yes' : 'no',
    [name?.namespace, name?.name].filter((part) => part !== undefined).join(' '),
    name?.cut ?? '',
    textCut === undefined ? '' : `${textCut} characters`,
    collides ? 'yes' : 'no',
    reason,
    evidenceOf(evidence).label,
    source ? sourceLink(source) : '',
    source?.date ?? '',
  ]
}

/** A spreadsheet runs what begins like a formula; behind an apostrophe it is a text. */
function quoted(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
