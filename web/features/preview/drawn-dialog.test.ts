import { expect, test } from 'vitest'
import type { Client } from '#shared/preview/client'
import { claudeCode } from '#shared/preview/clients/claude-code'
import { codexCli } from '#shared/preview/clients/codex-cli'
import { cursor } from '#shared/preview/clients/cursor'
import { geminiCli } from '#shared/preview/clients/gemini-cli'
import { vscodeCopilot } from '#shared/preview/clients/vscode-copilot'
import { namesIn, previewOf } from '#shared/preview/preview'
import type { Doc } from '#shared/tool/json'
import { drawnDialog } from './drawn-dialog'

const tool: Doc = { name: 'add_note', title: 'Add a note', description: 'Adds one.', inputSchema: { type: 'object' } }
const dialogOf = (client: Client, given: Doc, args: Doc = {}) => {
  const offer = { server: { key: 'notes', announced: 'Notes' }, tool: given }
  const preview = previewOf(client, offer, namesIn(client, [offer])?.[0])
  return drawnDialog(client, given, { server: 'notes', announced: 'Notes', args, preview })
}

test('the words of the question are filled with the tool and its server', () => {
  expect(dialogOf(codexCli, tool)?.heading).toBe('Allow the notes MCP server to run tool "add_note"?')
  expect(dialogOf(vscodeCopilot, tool)).toMatchObject({
    heading: 'Run Add a note',
    subtitle: 'Notes (MCP Server)',
    description: 'Adds one.',
  })
})

test('where the result is reviewed, the button says so', () => {
  expect(dialogOf(vscodeCopilot, tool)?.buttons[0]).toBe('Allow')
  expect(dialogOf(vscodeCopilot, { ...tool, annotations: { openWorldHint: true } })?.buttons[0]).toBe('Allow and Review')
})

test('Codex shows three arguments in the order of their names, each cut; Gemini shows JSON', () => {
  const args = { d: 1, c: 'x'.repeat(80), b: [1], a: true }
  expect(dialogOf(codexCli, tool, args)?.args?.lines).toEqual(['a: true', 'b: [1]', `c: ${'x'.repeat(59)}…`])
  expect(dialogOf(geminiCli, tool, { a: 1 })?.args?.lines).toEqual(['{', '  "a": 1', '}'])
})

test('what is not known is not drawn', () => {
  expect(dialogOf(claudeCode, tool)).toEqual({ buttons: ['Yes', 'No'] })
  expect(dialogOf(cursor, tool)).toBeUndefined()
})
