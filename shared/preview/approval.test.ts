import { describe, expect, test } from 'vitest'
import { type Doc, withMember } from '../tool/json'
import { verdictOf } from './approval'
import type { Client, Does } from './client'
import { clientById, clients } from './clients'
import { noVectors, vectors } from './testing/vectors'

type Vector = { mode: string; annotations: Doc; expect: Does; after?: 'review-result'; tool?: string }

const rows = Object.entries(vectors<Record<string, Vector[]>>('approval') ?? {}).flatMap(([id, all]) => all.map((row) => ({ id, ...row })))

function known(id: string): Client {
  const client = clientById(id)
  if (!client) throw new Error(`There is no client ${id}.`)
  return client
}

function verdict(id: string, annotations: Doc, { mode, name = 'move_file' }: { mode?: string; name?: string } = {}) {
  const client = known(id)
  const chosen = client.approval.modes.find((one) => one.id === mode)
  if (mode !== undefined && !chosen) throw new Error(`${id} has no mode ${mode}.`)
  return verdictOf(client, { name, annotations }, chosen)
}

describe('what a client does with a call', () => {
  test.skipIf(noVectors)(`approval: ${rows.length} vectors${noVectors ? ` (${noVectors})` : ''}`, () => {
    const wrong = rows.flatMap(({ id, tool, ...row }) => {
      const { does, byName, review } = verdict(id, row.annotations, { mode: row.mode, ...(tool !== undefined && { name: tool }) })
      const seen = byName && tool === undefined ? 'by-name' : does
      return seen === row.expect && (review ? 'review-result' : undefined) === row.after ? [] : [{ id, ...row, seen }]
    })
    expect(wrong).toEqual([])
  })

  test('what is not said is neither true nor false', () => {
    expect(verdict('goose', {}, { mode: 'smart_approve' }).does).toBe('llm-judge')
    expect(verdict('goose', { readOnlyHint: false }, { mode: 'smart_approve' }).does).toBe('ask')
    expect(verdict('codex-cli', { destructiveHint: false, openWorldHint: false }).does).toBe('allow')
    expect(verdict('codex-cli', { destructiveHint: false }).does).toBe('ask')
  })

  test('a value that is no boolean says nothing', () => expect(verdict('vscode-copilot', { readOnlyHint: 'true' }).does).toBe('ask'))

  test.each<[string, 'ask' | 'allow', string | undefined]>([
    ['getURLList', 'allow', 'get'],
    ['listURLs', 'allow', 'list'],
    ['URLlist', 'ask', undefined],
    ['read2Write', 'ask', 'write'],
    ['lookup-customer', 'allow', 'lookup'],
    ['search.and.delete', 'ask', 'delete'],
    ['updates_list', 'allow', 'list'],
    ['SEND', 'ask', 'send'],
    ['', 'ask', undefined],
  ])('n8n goes by the words of the name: %s', (name, does, word) => {
    expect(verdict('n8n-instance-ai', {}, { name })).toMatchObject({ does, byName: word === undefined ? {} : { word } })
  })

  test('a result is reviewed where the client says so, whether it asked or not', () => {
    expect(verdict('vscode-copilot', { openWorldHint: true })).toMatchObject({ does: 'ask', review: true })
    expect(verdict('vscode-copilot', { readOnlyHint: true }).review).toBeUndefined()
    expect(verdict('vscode-copilot', { openWorldHint: true }, { mode: 'sandboxed' }).review).toBeUndefined()
  })

  test.each([
    ['claude-code', 'anthropic/requiresUserInteraction', { bypassPermissions: 'ask', dontAsk: 'deny', default: 'ask' }],
    ['cursor', 'cursor/requiresConfirmation', { 'run-everything': 'ask', default: 'ask' }],
  ])('%s asks where _meta says %s', (id, key, expected) => {
    const tool = withMember({ name: 'a', annotations: { readOnlyHint: true } }, '_meta', { [key]: true })
    for (const [mode, does] of Object.entries(expected)) {
      const found = verdictOf(
        known(id),
        tool,
        known(id).approval.modes.find((one) => one.id === mode),
      )
      expect(found).toMatchObject({ does, meta: { key } })
    }
  })

  test('nothing is said about a client nobody has looked into', () => {
    for (const { id } of clients.filter(({ approval }) => approval.evidence === 'unknown'))
      expect(verdict(id, {})).toEqual({ because: [], evidence: 'unknown' })
  })
})
