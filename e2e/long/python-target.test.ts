import { afterAll, describe, expect, test } from 'vitest'
import { python } from '#shared/targets/python'
import { fittingForAll } from '../targets/arguments'
import { judge } from '../targets/judge'
import { noPython, pythonPath, pythonProjects } from '../targets/python-projects'
import { corpusFolder, corpusLists, noCorpus, summary } from '../targets/summary'
import { figures } from './figures'
import { pool } from './pool'

const reason = pythonPath ? noCorpus : noPython
const runs = corpusFolder && pythonPath

describe.skipIf(!runs)(`Python servers generated from real lists${runs ? '' : `: ${reason}`}`, () => {
  const generated = pythonProjects()
  afterAll(() => generated.remove())

  test('they pass their tests, list what was designed, and tell good arguments from bad ones', async () => {
    const all = corpusLists().map((toolset, index) => ({ name: `list-${index}`, toolset, rendered: python.render(toolset, {}) }))
    for (const { name, rendered } of all) generated.write(name, rendered.files)
    expect(await generated.importAll(new Map(all.map(({ name, toolset }) => [name, fittingForAll(toolset)])))).toBe('')
    const reports = await pool(all, 2, ({ name }) => generated.test(name))
    expect(reports.filter((report) => report !== '')).toEqual([])

    const judged = await pool(all, 2, async ({ name, toolset, rendered }) => {
      const peer = await generated.start(name)
      const verdict = await judge(toolset, rendered.losses, peer)
      await peer.close()
      return verdict
    })
    const losses = all.flatMap(({ rendered }) => rendered.losses)
    figures('targets python', summary(judged, losses))
    expect(judged.flatMap(({ problems }) => problems)).toEqual([])
  })
})
