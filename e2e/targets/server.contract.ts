import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorTypeOf } from './judge'
import type { Peer } from './peer'

/** Starts the server of a sample, works with it, and answers with how it ended. */
export type WithPeer = (
  sample: 'notes' | 'commands' | 'awkward',
  options: { cwd?: string; env?: NodeJS.ProcessEnv },
  work: (peer: Peer) => Promise<void>,
) => Promise<{ stderr: string }>

/** What every generated server does, whatever it is written in. */
export function generatedServer(withPeer: WithPeer): void {
  test('says what is wrong with the arguments, field by field', () =>
    withPeer('notes', {}, async (peer) => {
      const answer = await peer.call('notes_create_note', {
        text: 5,
        tags: ['a', 'b', 'c', 'd', 'e', 'f'],
        importance: 9,
        author: { email: 'a@example.com' },
        explicit_action: 'YES',
        mood: 'good',
      })
      expect(answer.isError).toBe(true)
      const { error_type, instruction, data } = JSON.parse(answer.content[0]?.text ?? '') as {
        error_type: string
        instruction: string
        data: { validation_errors: unknown[]; correlation_id: string }
      }
      expect({ error_type, instruction }).toEqual({
        error_type: 'validation_error',
        instruction: 'Suggest corrected values for the fields named before retrying.',
      })
      expect(data.correlation_id).toMatch(/^[\da-f-]{36}$/)
      expect(data.validation_errors).toEqual([
        { field: 'text', message: 'Expected string, received number', expected: 'string', received: 5 },
        {
          field: 'tags',
          message: 'Array must have between 0 and 5 items',
          expected: 'between 0 and 5 items',
          received: ['a', 'b', 'c', 'd', 'e', 'f'],
        },
        { field: 'importance', message: 'Value must be at most 5', expected: 'at most 5', received: 9 },
        { field: 'author.name', message: "Missing required parameter 'name'", expected: 'string', received: null },
        { field: 'explicit_action', message: 'Value must be: CREATE_NOTE', expected: 'CREATE_NOTE', received: 'YES' },
        { field: 'mood', message: "Unknown parameter 'mood'", expected: 'nothing', received: 'good' },
      ])
    }))

  test('sends the value where the tool has a schema of its own, else the whole Result', () =>
    withPeer('notes', {}, async (peer) => {
      const note = await peer.call('notes_get_note', { note_id: 'N-0001' })
      expect(note).toMatchObject({ structuredContent: { id: 'N-0001', state: 'open' } })
      const created = await peer.call('notes_create_note', { text: 'Fog.', explicit_action: 'CREATE_NOTE' })
      expect(created.structuredContent).toMatchObject({
        success: true,
        value: { id: 'N-0001' },
        instruction: 'Tell the user the id of the note.',
      })
      const failed = await peer.call('notes_search_notes', { limit: 3 })
      expect(failed).toMatchObject({ isError: true, structuredContent: { success: false, error_type: 'service_unavailable' } })
    }))

  test('takes its prefix from the environment', () =>
    withPeer('notes', { env: { MCP_TOOL_PREFIX: '' } }, async (peer) => {
      expect((await peer.list()).map(({ name }) => name)).toEqual([
        'create_note',
        'get_note',
        'search_notes',
        'danger-delete_note',
        'list_tags',
      ])
    }))

  test('logs to stderr from the level that was asked for', async () => {
    const levels = async (level: string) => {
      const { stderr } = await withPeer('notes', { env: { MCP_LOG_LEVEL: level } }, async (peer) => {
        await peer.call('notes_get_note', { note_id: 'N-0001' })
        await peer.call('notes_get_note', {})
      })
      return stderr
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { level: string }).level)
    }
    expect(await levels('trace')).toEqual(['trace', 'debug', 'trace', 'error'])
    expect(await levels('error')).toEqual(['error'])
  })

  test('one tool with a broken schema does not harm the others', () =>
    withPeer('awkward', {}, async (peer) => {
      expect(errorTypeOf(await peer.call('broken', { a: 'x' }))).toBe('internal_error')
      expect(errorTypeOf(await peer.call('delete', {}))).toBe('service_unavailable')
      await expect(peer.call('no_such_tool', {})).rejects.toThrow('Unknown tool: no_such_tool')
    }))

  test('runs commands without a shell, and inside its folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'toolwright-commands-'))
    writeFileSync(
      join(folder, 'print.mjs'),
      'console.log(JSON.stringify(process.argv.slice(2)))\nprocess.exitCode = process.argv.includes("fail") ? 3 : 0',
    )
    symlinkSync(tmpdir(), join(folder, 'out'))
    symlinkSync('/no/such/place', join(folder, 'nowhere'))
    await withPeer('commands', { cwd: folder }, async (peer) => {
      const printed = await peer.call('node_print', { script: 'print.mjs', words: ['$(id)', 'b c; ls'], verbose: true, title: '-x' })
      const { value } = printed.structuredContent as { value: { stdout: string } }
      expect(JSON.parse(value.stdout)).toEqual(['$(id)', 'b c; ls', '--verbose', '--heading', '-x'])
      for (const script of ['../elsewhere.mjs', '/etc/passwd', 'out/x.mjs', 'nowhere'])
        expect(errorTypeOf(await peer.call('node_print', { script })), script).toBe('forbidden')
      expect(errorTypeOf(await peer.call('node_print', { script: 'print.mjs', words: ['--inspect'] }))).toBe('invalid_input')
      expect(errorTypeOf(await peer.call('node_print', { script: 'print.mjs', words: ['fail'] }))).toBe('dependency_failure')
    })
    rmSync(folder, { recursive: true })
  })
}
