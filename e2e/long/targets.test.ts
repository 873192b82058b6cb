import { afterAll, describe, expect, test } from 'vitest'
import { types } from '#shared/targets/types'
import { typescript } from '#shared/targets/typescript'
import { argumentChecks } from '../targets/argument-checks'
import { judge } from '../targets/judge'
import { judgeZod } from '../targets/judge-zod'
import { startPeer } from '../targets/peer'
import { projects } from '../targets/projects'
import { corpusFolder, corpusLists, lossFigures, noCorpus, summary } from '../targets/summary'
import { figures } from './figures'
import { pool } from './pool'

describe.skipIf(!corpusFolder)(`servers generated from real lists${corpusFolder ? '' : `: ${noCorpus}`}`, () => {
  const generated = projects()
  afterAll(() => generated.remove())

  test.each(['v2', 'v1'])('on %s they compile, list what was designed, and tell good arguments from bad ones', async (sdk) => {
    const all = corpusLists().map((toolset, index) => ({
      name: `${sdk}-${index}`,
      toolset,
      rendered: typescript.render(toolset, { sdk }),
    }))
    for (const { name, toolset, rendered } of all) generated.write(name, [...rendered.files, argumentChecks(toolset)])
    expect(await generated.build()).toBe('')
    const tested = await generated.test(all.map(({ name }) => name))
    expect(tested.passed, tested.report.slice(-4_000)).toBe(true)

    const judged = await pool(all, 2, async ({ name, toolset, rendered }) => {
      const peer = await startPeer(generated.built(name, 'src/main.js'))
      const verdict = await judge(toolset, rendered.losses, peer)
      await peer.close()
      return verdict
    })
    const losses = all.flatMap(({ rendered }) => rendered.losses)
    figures(`targets typescript ${sdk}`, summary(judged, losses))
    expect(judged.flatMap(({ problems }) => problems)).toEqual([])
  })

  test('their types compile, and their zod schemas tell good arguments from bad ones', async () => {
    const all = corpusLists().map((toolset, index) => ({
      name: `types-${index}`,
      toolset,
      rendered: types.render(toolset, {}),
    }))
    for (const { name, rendered } of all) generated.write(name, rendered.files)
    expect(await generated.build()).toBe('')
    const judged = await pool(all, 1, ({ name, toolset, rendered }) =>
      judgeZod(toolset, rendered.losses, generated.built(name, 'index.js')),
    )
    const problems = judged.flatMap((one) => one.problems)
    const tools = judged.reduce((total, one) => total + one.tools, 0)
    figures(
      'targets types',
      `${all.length} lists, ${tools} tools called, ${problems.length} problems; ${lossFigures(all.flatMap(({ rendered }) => rendered.losses))}`,
    )
    expect(problems).toEqual([])
  })
})
