import { expect, test } from 'vitest'
import { killDuringSaves } from '../product/kill-during-saves'
import { figures } from './figures'

const rounds = Number(process.env.TOOLWRIGHT_KILL_ROUNDS ?? 100)

test(`nothing that was acknowledged is lost by kill -9, in ${rounds} rounds`, async () => {
  const since = performance.now()
  const { acknowledged, lost, refused } = await killDuringSaves(rounds)
  const seconds = ((performance.now() - since) / 1000).toFixed(0)
  figures('kill-saves', `${rounds} rounds, ${acknowledged} acknowledged saves, ${lost.length} lost; ${seconds} s`)
  expect({ lost, refused }).toEqual({ lost: [], refused: [] })
  expect(acknowledged).toBeGreaterThan(rounds)
})
