import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Loss } from '#shared/targets/target'
import { types } from '#shared/targets/types'
import { typescript } from '#shared/targets/typescript'
import type { Doc } from '#shared/tool/json'
import { argumentChecks } from '../targets/argument-checks'
import { toolsetOf } from '../targets/hard-lists'
import { judge } from '../targets/judge'
import { judgeZod } from '../targets/judge-zod'
import { startPeer } from '../targets/peer'
import { projects } from '../targets/projects'
import { figures } from './figures'
import { pool } from './pool'

const folder = process.env.TOOLWRIGHT_CORPUS ? join(process.env.TOOLWRIGHT_CORPUS, 'tools') : undefined
const reason = process.env.TOOLWRIGHT_SKIP_CORPUS ?? 'TOOLWRIGHT_CORPUS names no folder.'

const listsIn = (from: string) =>
  readdirSync(from).map((file) => {
    const { tools } = JSON.parse(readFileSync(join(from, file), 'utf8')) as { tools: Doc[] }
    return toolsetOf(file.replace(/\.json$/, ''), tools)
  })

describe.skipIf(!folder)(`servers generated from real lists${folder ? '' : `: ${reason}`}`, () => {
  const generated = projects()
  afterAll(() => generated.remove())

  test.each(['v2', 'v1'])('on %s they compile, list what was designed, and tell good arguments from bad ones', async (sdk) => {
    const all = listsIn(folder as string).map((toolset, index) => ({
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
    const sum = (of: (one: (typeof judged)[number]) => number) => judged.reduce((total, one) => total + of(one), 0)
    const problems = judged.flatMap((one) => one.problems)
    figures(
      `targets typescript ${sdk}`,
      `${all.length} lists, ${sum(({ tools }) => tools)} tools, ${problems.length} problems; good arguments taken by ${sum(({ accepted }) => accepted)}, ` +
        `bad ones refused by ${sum(({ refused }) => refused)}, ${sum(({ noVerdict }) => noVerdict)} without a verdict; ` +
        lossFigures(all.flatMap(({ rendered }) => rendered.losses)),
    )
    expect(problems).toEqual([])
  })

  test('their types compile, and their zod schemas tell good arguments from bad ones', async () => {
    const all = listsIn(folder as string).map((toolset, index) => ({
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

function lossFigures(losses: readonly Loss[]): string {
  const kinds = new Map<string, number>()
  for (const { message } of losses) kinds.set(message, (kinds.get(message) ?? 0) + 1)
  return `losses: ${losses.length}${[...kinds].map(([message, count]) => `; ${count} × ${message}`).join('')}`
}
