import { expect, test } from 'vitest'
import { killDuringSaves } from './kill-during-saves'

const rounds = Number(process.env.TOOLWRIGHT_KILL_ROUNDS ?? 10)

test(`nothing that was acknowledged is lost by kill -9, in ${rounds} rounds`, { timeout: 60_000 + rounds * 15_000 }, async () => {
  const { acknowledged, lost, refused } = await killDuringSaves(rounds)
  expect({ lost, refused }).toEqual({ lost: [], refused: [] })
  expect(acknowledged).toBeGreaterThan(rounds)
  console.log(`kill -9 during saves: ${rounds} rounds, ${acknowledged} acknowledged saves, 0 lost`)
})
