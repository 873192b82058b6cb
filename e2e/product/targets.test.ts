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
import { startPeer } from '../targets/peer'
import { projects } from '../targets/projects'
import { generatedServer, type WithPeer } from '../targets/server.contract'

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
  const order = ['notes', 'commands', 'awkward']
  const withPeer: WithPeer = async (sample, options, work) => {
    const peer = await startPeer(generated.built(`sample-${order.indexOf(sample)}-${sdk}`, 'src/main.js'), options)
    await work(peer)
    return peer.close()
  }

  generatedServer(withPeer)

  test('a tool without a schema says so when it is called', () =>
    withPeer('awkward', {}, async (peer) => expect(errorTypeOf(await peer.call('nothing', {}))).toBe('internal_error')))
})
