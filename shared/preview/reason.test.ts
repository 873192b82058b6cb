import { describe, expect, test } from 'vitest'
import type { Doc } from '../tool/json'
import { verdictOf } from './approval'
import { clientById } from './clients'
import { reasonOf } from './reason'

function reason(id: string, annotations: Doc, more: { mode?: string; name?: string; _meta?: Doc } = {}) {
  const client = clientById(id)
  if (!client) throw new Error(id)
  const tool: Doc = { name: more.name ?? 'move_file', annotations, ...(more._meta && { _meta: more._meta }) }
  const mode = client.approval.modes.find((one) => one.id === more.mode)
  return reasonOf(client, verdictOf(client, tool, mode), tool)
}

describe('why a client does what it does', () => {
  test('a hint that is said, and whether the others could change it', () => {
    expect(reason('codex-cli', { readOnlyHint: true, destructiveHint: true })).toBe(
      'The tool says destructiveHint: true, and Codex then asks, whatever the other hints say.',
    )
    expect(reason('codex-cli', { readOnlyHint: true })).toBe(
      'The tool says readOnlyHint: true, and Codex then runs it without asking, unless destructiveHint is true too; in the mode “writes” too.',
    )
  })

  test('hints that are not said, and what they count as there', () => {
    expect(reason('vscode-copilot', {})).toBe('The tool does not say readOnlyHint, which counts as false: VS Code asks.')
    expect(reason('codex-cli', {}, { mode: 'auto' })).toContain(
      'does not say readOnlyHint, which counts as false, nor destructiveHint and openWorldHint, which count as true: Codex asks',
    )
    expect(reason('claude-apps', {}, { mode: 'watcher' })).toBe(
      'The tool does not say destructiveHint, which counts as false: Claude Desktop runs it without asking.',
    )
    expect(reason('goose', {}, { mode: 'smart_approve' })).toBe(
      'The tool does not say readOnlyHint, and Goose then leaves it to a model to judge.',
    )
  })

  test('only the hints that stand in the way are named', () => {
    expect(reason('codex-cli', { readOnlyHint: false, destructiveHint: false })).toMatch(
      /^The tool says readOnlyHint: false and does not say openWorldHint, which counts as true: Codex asks/,
    )
  })

  test('the name, a key of _meta, the mode alone, and nothing known', () => {
    expect(reason('n8n-instance-ai', {}, { name: 'getThing' })).toMatch(/“get” reads, so it runs without asking\.$/)
    expect(reason('n8n-instance-ai', {}, { name: 'frobnicate' })).toMatch(/no word of it is known to read or to write, so it asks\.$/)
    expect(reason('cursor', { readOnlyHint: true }, { _meta: { 'cursor/requiresConfirmation': true } })).toBe(
      'The tool says _meta["cursor/requiresConfirmation"]: true, and Cursor then asks, whatever its hints say.',
    )
    expect(reason('cline', { readOnlyHint: true })).toBe('Cline asks before every call by default: it reads no hints.')
    expect(reason('lm-studio', {})).toBe('No public source says what LM Studio does.')
    expect(reason('windsurf', {})).toBe('No public source says what Devin Desktop does by default.')
  })

  test('a result that is reviewed, and a tool that is left out', () => {
    expect(reason('vscode-copilot', { readOnlyHint: true, openWorldHint: true })).toBe(
      'The tool says readOnlyHint: true, and VS Code then runs it without asking; as openWorldHint is true, it asks again before the model reads the result.',
    )
    expect(reason('copilot-code-review', {})).toBe(
      'The tool does not say readOnlyHint, which counts as false: Copilot review leaves it out.',
    )
  })
})
