import { expect, test } from 'vitest'
import { clients } from '#shared/preview/clients/index'
import type { Doc } from '#shared/tool/json'
import { clientRows, groupedRows } from './client-rows'

const rowsOf = (tool: Doc) => clientRows({ server: { key: 'notes' }, tool })
const wordsOf = (tool: Doc, id: string) => rowsOf(tool).find(({ client }) => client.id === id)?.change?.words

test('every client stands in one group, and no group is empty', () => {
  const grouped = groupedRows(rowsOf({ name: 'a', inputSchema: { type: 'object' } }))
  expect(grouped.flatMap(({ rows }) => rows)).toHaveLength(clients.length)
  expect(grouped.every(({ rows }) => rows.length > 0)).toBe(true)
})

test('what a client changes is said in a word', () => {
  const schema = { type: 'object', properties: { b: { type: 'string' }, a: { type: 'string' } } }
  expect(wordsOf({ name: 'a', description: 'x'.repeat(2049), inputSchema: schema }, 'claude-code')).toBe('cuts')
  expect(wordsOf({ name: 'n'.repeat(80), inputSchema: schema }, 'vscode-copilot')).toBe('cuts')
  expect(wordsOf({ name: 'a', inputSchema: schema }, 'codex-cli')).toBe('sorts fields')
  expect(wordsOf({ name: 'a', annotations: { openWorldHint: true }, inputSchema: schema }, 'vscode-copilot')).toBe('reviews too')
  expect(wordsOf({ name: 'a', inputSchema: schema }, 'n8n-instance-ai')).toBe('by the name')
})

test('a tool without anything in it breaks no client', () => {
  expect(rowsOf({})).toHaveLength(clients.length)
  expect(rowsOf({ name: 3, inputSchema: null, description: [] })).toHaveLength(clients.length)
})
