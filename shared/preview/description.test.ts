import { describe, expect, test } from 'vitest'
import type { Doc } from '../tool/json'
import { clientById } from './clients'
import { descriptionFor } from './description'

const seen = (id: string, description: string | undefined, prologue?: string) => {
  const client = clientById(id)
  const tool: Doc = { name: 'create_issue', ...(description !== undefined && { description }) }
  return client && descriptionFor(client, tool, { server: 'github', model: 'mcp_github_create_issue', title: 'Create issue' }, prologue)
}

describe('a description on its way to the model', () => {
  test('is cut behind so many characters, and the mark of the cut comes on top', () => {
    const cut = seen('claude-code', 'a'.repeat(2050))
    expect(cut).toMatchObject({ cut: 'aa', suffix: '… [truncated]' })
    expect(cut?.kept).toHaveLength(2048)
    expect(seen('claude-code', 'a'.repeat(2048))).toMatchObject({ cut: '', suffix: '' })
  })

  test('shares its room with a sentence that the client puts before it', () => {
    expect(seen('claude-code', 'a'.repeat(2048), 'One of: a, b. ')?.kept).toHaveLength(2048 - 14)
  })

  test('never loses half a character', () => {
    expect(seen('claude-code', `${'a'.repeat(2047)}😀`)?.cut).toBe('😀')
    expect(seen('amazon-q-cli', `${'a'.repeat(10002)}é`)?.cut).toBe('')
    expect(seen('amazon-q-cli', `${'a'.repeat(10002)}中`)?.cut).toBe('中')
  })

  test.each([
    ['vscode-copilot', '<empty>'],
    ['cline', 'Execute MCP tool "create_issue" from server "github".'],
    ['cherry-studio', 'create_issue'],
    ['openai-agents-python', 'Create issue'],
    ['goose', ''],
  ])('%s says in place of none: %s', (id, text) => expect(seen(id, undefined)?.kept).toBe(text))

  test('is not told where it is not established what the model reads', () => {
    expect(seen('cursor', 'Does it.')).toBeUndefined()
    expect(seen('m365-copilot', 'Does it.')).toBeUndefined()
  })
})
