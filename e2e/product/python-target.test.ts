import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { python } from '#shared/targets/python'
import { awkward } from '#shared/targets/testing/awkward'
import { commands } from '#shared/targets/testing/commands'
import { notes } from '#shared/targets/testing/notes'
import { pool } from '../long/pool'
import { fittingForAll } from '../targets/arguments'
import { hardLists, toolsetOf } from '../targets/hard-lists'
import { judge } from '../targets/judge'
import { noPython, pythonPath, pythonProjects } from '../targets/python-projects'
import { randomTools } from '../targets/random-tools'
import { generatedServer, type WithPeer } from '../targets/server.contract'

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

  const withPeer: WithPeer = async (name, options, work) => {
    const peer = await generated.start(name, options)
    await work(peer)
    return peer.close()
  }

  test('members that the SDK does not know are listed all the same', () =>
    withPeer('notes', {}, async (peer) => {
      expect((await peer.list())[2]).toMatchObject({ name: 'notes_search_notes', 'x-owner': { team: 'notes' } })
    }))

  generatedServer(withPeer)

  test('whatever the names, texts and schemas, what comes out can be imported', async () => {
    const random = pythonProjects()
    const toolsets = fc.sample(randomTools, { numRuns: 60, seed: 7 }).map((tools, index) => toolsetOf(`random ${index}`, tools))
    for (const toolset of toolsets) random.write(toolset.name, python.render(toolset, {}).files)
    const said = await random.importAll(new Map(toolsets.map((toolset) => [toolset.name, fittingForAll(toolset)])))
    random.remove()
    expect(said).toBe('')
  })
})
