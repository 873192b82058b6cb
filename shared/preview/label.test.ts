import { describe, expect, test } from 'vitest'
import type { Doc } from '../tool/json'
import { clientById } from './clients'
import { namesIn, previewOf } from './preview'
import { noVectors, vectors } from './testing/vectors'

type Vector = { client: string; server: string; tool: Doc; expectLabel: string | null }

const rows = vectors<Vector[]>('titles') ?? []

function label(id: string, server: string, tool: Doc): string | null | undefined {
  const client = clientById(id)
  if (!client) throw new Error(`There is no client ${id}.`)
  const offer = { server: { key: server }, tool }
  return previewOf(client, offer, namesIn(client, [offer])?.[0]).label?.text
}

describe('what a person reads for a tool', () => {
  test.skipIf(noVectors)(`titles: ${rows.length} vectors${noVectors ? ` (${noVectors})` : ''}`, () => {
    const wrong = rows.flatMap((row) => {
      const seen = label(row.client, row.server, row.tool)
      return seen === row.expectLabel ? [] : [{ ...row, seen }]
    })
    expect(wrong).toEqual([])
  })

  const both = { name: 'create_issue', title: 'Create issue', annotations: { title: 'Open a ticket' } }
  const plain = { name: 'create_issue' }
  test.each<[string, Doc, string | null]>([
    ['vscode-copilot', both, 'Open a ticket'],
    ['vscode-copilot', { ...both, annotations: { title: '' } }, 'Create issue'],
    ['claude-apps', both, 'Create issue'],
    ['chatgpt', { ...both, title: '' }, 'create_issue'],
    ['copilot-cli', both, 'Open a ticket'],
    ['copilot-cli', { ...plain, title: 'Create issue' }, 'create_issue'],
    ['docker-agent', { ...plain, title: 'Create issue' }, 'create_issue'],
    ['codex-cli', both, 'create_issue'],
    ['openai-agents-python', { ...plain, annotations: { title: 'Open a ticket' } }, 'Open a ticket'],
    ['openai-agents-python', plain, null],
    ['gemini-cli', both, 'create_issue (github MCP Server)'],
    ['zed', both, 'Run MCP tool `create_issue`'],
  ])('%s takes the title from where it looks first: %j', (id, tool, expected) => expect(label(id, 'github', tool)).toBe(expected))

  test('a name is spoken by what stands behind its last two underscores', () => {
    expect(label('goose', 'github', { name: 'issues__create_one' })).toBe('Create One')
    expect(label('goose', 'github', { name: 'get-URL_list' })).toBe('Get-URL List')
    expect(label('goose', 'github', { name: '_hidden' })).toBe('Hidden')
  })

  test('Crush splits the name it made, and takes the first word for the server', () => {
    expect(label('crush', 'my-server', { name: 'get-user_name' })).toBe('My server → Get user name')
    expect(label('crush', 'my_server', { name: 'get_user' })).toBe('My → Server get user')
  })

  test('a client nobody has looked into has no label', () => expect(label('cursor', 'github', both)).toBeUndefined())
})
