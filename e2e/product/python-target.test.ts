import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { python } from '#shared/targets/python'
import { awkward } from '#shared/targets/testing/awkward'
import { commands } from '#shared/targets/testing/commands'
import { notes } from '#shared/targets/testing/notes'
import { pool } from '../long/pool'
import { fittingForAll } from '../targets/arguments'
import { hardLists, toolsetOf } from '../targets/hard-lists'
import { errorTypeOf, judge } from '../targets/judge'
import type { Peer } from '../targets/peer'
import { noPython, pythonPath, pythonProjects } from '../targets/python-projects'
import { randomTools } from '../targets/random-tools'

const samples = { notes, commands, awkward }
const all = [...Object.entries(samples), ...hardLists.map((toolset) => [toolset.name, toolset] as const)].map(([name, toolset]) => ({
  name,
  toolset,
  rendered: python.render(toolset, {}),
}))

describe.skipIf(!pythonPath)(`generated Python projects${pythonPath ? '' : `: ${noPython}`}`, () => {
  const generated = pythonProjects()
  beforeAll(() => {
    for (const { name, rendered } of all) generated.write(name, rendered.files)
  })
  afterAll(() => generated.remove())

  test('can be imported, and their models take what the schemas take, as it is', async () => {
    const fitting = new Map(all.map(({ name, toolset }) => [name, fittingForAll(toolset)]))
    expect(await generated.importAll(fitting)).toBe('')
  })

  test('pass their own tests', async () => {
    expect((await pool(all, 2, ({ name }) => generated.test(name))).filter((report) => report !== '')).toEqual([])
  })

  test.each(all)('$name lists what was designed, takes what fits and refuses what does not', async ({ name, toolset, rendered }) => {
    const peer = await generated.start(name)
    expect((await judge(toolset, rendered.losses, peer)).problems).toEqual([])
    expect((await peer.close()).code).toBe(0)
  })

  const withPeer = async (
    name: keyof typeof samples,
    options: { cwd?: string; env?: NodeJS.ProcessEnv },
    work: (peer: Peer) => Promise<void>,
  ) => {
    const peer = await generated.start(name, options)
    await work(peer)
    return peer.close()
  }

  test('members that the SDK does not know are listed all the same', () =>
    withPeer('notes', {}, async (peer) => {
      expect((await peer.list())[2]).toMatchObject({ name: 'notes_search_notes', 'x-owner': { team: 'notes' } })
    }))

  test('a server says what is wrong with the arguments, field by field', () =>
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
      const { error_type, data } = JSON.parse(answer.content[0]?.text ?? '') as {
        error_type: string
        data: { validation_errors: unknown[]; correlation_id: string }
      }
      expect(error_type).toBe('validation_error')
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

  test('it sends the value where the tool has a schema of its own, else the whole Result', () =>
    withPeer('notes', {}, async (peer) => {
      const note = await peer.call('notes_get_note', { note_id: 'N-0001' })
      expect(note.structuredContent).toEqual({ id: 'N-0001', text: 'Fog over the harbour.', state: 'open' })
      const created = await peer.call('notes_create_note', { text: 'Fog.', explicit_action: 'CREATE_NOTE' })
      expect(created.structuredContent).toEqual({
        success: true,
        value: { id: 'N-0001', text: 'Fog over the harbour.' },
        message: 'The note is stored.',
        instruction: 'Tell the user the id of the note.',
      })
      const failed = await peer.call('notes_search_notes', { limit: 3 })
      expect(failed).toMatchObject({ isError: true, structuredContent: { success: false, error_type: 'service_unavailable' } })
    }))

  test('it takes its prefix from the environment', () =>
    withPeer('notes', { env: { MCP_TOOL_PREFIX: '' } }, async (peer) => {
      expect((await peer.list()).map(({ name }) => name)).toEqual([
        'create_note',
        'get_note',
        'search_notes',
        'danger-delete_note',
        'list_tags',
      ])
    }))

  test('it logs to stderr from the level that was asked for', async () => {
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

  test('it runs commands without a shell, and inside its folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'toolwright-commands-'))
    writeFileSync(
      join(folder, 'print.mjs'),
      'console.log(JSON.stringify(process.argv.slice(2)))\nprocess.exitCode = process.argv.includes("fail") ? 3 : 0',
    )
    await withPeer('commands', { cwd: folder }, async (peer) => {
      const printed = await peer.call('node_print', { script: 'print.mjs', words: ['$(id)', 'b c; ls'], verbose: true, title: '-x' })
      const { value } = printed.structuredContent as { value: { stdout: string } }
      expect(JSON.parse(value.stdout)).toEqual(['$(id)', 'b c; ls', '--verbose', '--heading', '-x'])
      expect(errorTypeOf(await peer.call('node_print', { script: '../elsewhere.mjs' }))).toBe('forbidden')
      expect(errorTypeOf(await peer.call('node_print', { script: 'print.mjs', words: ['--inspect'] }))).toBe('invalid_input')
      expect(errorTypeOf(await peer.call('node_print', { script: 'print.mjs', words: ['fail'] }))).toBe('dependency_failure')
    })
    rmSync(folder, { recursive: true })
  })

  test('whatever the names, texts and schemas, what comes out can be imported', async () => {
    const random = pythonProjects()
    const toolsets = fc.sample(randomTools, { numRuns: 60, seed: 7 }).map((tools, index) => toolsetOf(`random ${index}`, tools))
    for (const toolset of toolsets) random.write(toolset.name, python.render(toolset, {}).files)
    const said = await random.importAll(new Map(toolsets.map((toolset) => [toolset.name, fittingForAll(toolset)])))
    random.remove()
    expect(said).toBe('')
  })
})
