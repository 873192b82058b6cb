import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { awkward } from '#shared/targets/testing/awkward'
import { commands } from '#shared/targets/testing/commands'
import { notes } from '#shared/targets/testing/notes'
import { types } from '#shared/targets/types'
import { typescript } from '#shared/targets/typescript'
import type { Doc, Json } from '#shared/tool/json'
import { argumentChecks } from '../targets/argument-checks'
import { hardLists } from '../targets/hard-lists'
import { errorTypeOf, judge } from '../targets/judge'
import { judgeZod } from '../targets/judge-zod'
import { type Peer, startPeer } from '../targets/peer'
import { projects } from '../targets/projects'

const samples = ['v2', 'v1'].flatMap((sdk) =>
  [notes, commands, awkward].map((toolset, index) => ({ name: `sample-${index}-${sdk}`, sdk, toolset })),
)
const all = [...samples, ...hardLists.map((toolset) => ({ name: toolset.name, sdk: 'v2', toolset }))].map((project) => ({
  ...project,
  rendered: typescript.render(project.toolset, { sdk: project.sdk }),
}))

const typeFiles = [notes, awkward, ...hardLists].map((toolset, index) => ({
  name: `types-${index}`,
  toolset,
  rendered: types.render(toolset, {}),
}))

const generated = projects()
let said = ''
beforeAll(async () => {
  for (const { name, toolset, rendered } of all) generated.write(name, [...rendered.files, argumentChecks(toolset)])
  for (const { name, rendered } of typeFiles) generated.write(name, rendered.files)
  said = await generated.build()
}, 120_000)
afterAll(() => generated.remove())

test('the projects compile strictly, and the types take what the schemas take', () => {
  expect(said).toBe('')
})

test('the tests of the projects pass', async () => {
  const { passed, report } = await generated.test(all.map(({ name }) => name))
  expect(passed, report).toBe(true)
})

test.each(all)('$name lists what was designed, takes what fits and refuses what does not', async ({ name, toolset, rendered }) => {
  const peer = await startPeer(generated.built(name, 'src/main.js'))
  const judged = await judge(toolset, rendered.losses, peer)
  expect(judged.problems).toEqual([])
  expect((await peer.close()).code).toBe(0)
})

test('what is wrong with an argument is said in words that name what is allowed', async () => {
  const { problemsIn } = (await import(pathToFileURL(generated.built('sample-0-v2', 'src/validate.js')).href)) as {
    problemsIn(args: Json, schema: Json): { field: string; message: string; expected: Json; received: Json }[]
  }
  const said = (a: Json, value: Json, rest: Doc = {}) =>
    problemsIn({ a: value }, { type: 'object', properties: { a }, ...rest }).map(({ field, message }) => `${field}: ${message}`)
  expect(said({ type: ['string', 'null'] }, 3)).toEqual(['a: Expected string or null, received number'])
  expect(said({ enum: ['x', 1, null] }, 'y')).toEqual(['a: Value must be one of: x, 1, null'])
  expect(said({ type: 'array', minItems: 1 }, [])).toEqual(['a: Array must have at least 1 items'])
  expect(said({ type: 'array', minItems: 1, maxItems: 2 }, [])).toEqual(['a: Array must have between 1 and 2 items'])
  expect(said({ anyOf: [{ type: 'string' }, { title: 'A pair', type: 'array' }] }, 3)).toEqual([
    'a: Value fits none of the alternatives: string or A pair',
  ])
  expect(said({ oneOf: [{ type: 'number' }, { type: 'integer' }] }, 3)).toEqual([
    'a: Value fits more than one of the alternatives: number or integer',
  ])
  expect(said({ type: 'object', properties: { not: { type: 'string' } } }, { not: 3 })).toEqual(['a.not: Expected string, received number'])
  expect(said({ $ref: '#/$defs/b' }, {}, { $defs: { b: { required: ['c'], properties: { c: { type: 'string' } } } } })).toEqual([
    "a.c: Missing required parameter 'c'",
  ])
  expect(said({ $ref: '#b' }, 3, { $defs: { b: { $anchor: 'b', enum: ['x'] } } })).toHaveLength(1)
  expect(said({ type: 'string', format: 'email' }, 'x')).toEqual(['a: Value must be a valid email'])
})

test.each(typeFiles)('the zod schemas of $toolset.name take what fits and refuse what does not', async ({ name, toolset, rendered }) => {
  expect(await judgeZod(toolset, rendered.losses, generated.built(name, 'index.js'))).toMatchObject({ problems: [] })
})

describe.each(['v2', 'v1'])('a server on %s', (sdk) => {
  const withPeer = async (sample: 0 | 1 | 2, options: Parameters<typeof startPeer>[1], work: (peer: Peer) => Promise<void>) => {
    const peer = await startPeer(generated.built(`sample-${sample}-${sdk}`, 'src/main.js'), options)
    await work(peer)
    return peer.close()
  }

  test('says what is wrong with the arguments, field by field', () =>
    withPeer(0, {}, async (peer) => {
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
    withPeer(0, {}, async (peer) => {
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
    withPeer(0, { env: { MCP_TOOL_PREFIX: '' } }, async (peer) => {
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
      const { stderr } = await withPeer(0, { env: { MCP_LOG_LEVEL: level } }, async (peer) => {
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
    withPeer(2, {}, async (peer) => {
      expect(errorTypeOf(await peer.call('broken', { a: 'x' }))).toBe('internal_error')
      expect(errorTypeOf(await peer.call('nothing', {}))).toBe('internal_error')
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
    await withPeer(1, { cwd: folder }, async (peer) => {
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
})
