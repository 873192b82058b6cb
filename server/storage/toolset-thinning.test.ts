import { describe, expect, test } from 'vitest'
import { surplus } from './toolset-thinning'

const now = Date.parse('2026-03-31T12:00:00Z')
const versions = (...times: string[]) =>
  times.map((time, index) => ({ toolsetId: 't', version: index + 1, current: 99, savedAt: Date.parse(time) }))

describe('versions that may go', () => {
  test.each([
    ['one alone stays', versions('2025-01-01T00:00:00Z'), []],
    ['within an hour the last stays', versions('2026-03-20T10:00:00Z', '2026-03-20T10:30:00Z', '2026-03-20T10:59:59.999Z'), [1, 2]],
    ['each hour keeps one', versions('2026-03-20T10:59:59Z', '2026-03-20T11:00:00Z', '2026-03-20T11:01:00Z'), [2]],
    ['30 days are still by the hour', versions('2026-03-01T12:00:00Z', '2026-03-01T13:00:00Z'), []],
    ['after that each day keeps one', versions('2026-02-28T00:00:00Z', '2026-02-28T23:59:59Z', '2026-03-01T00:00:00Z'), [1]],
    [
      'a day that turns a month old is thinned bit by bit',
      versions('2026-03-01T09:00:00Z', '2026-03-01T11:00:00Z', '2026-03-01T13:00:00Z'),
      [1],
    ],
    ['a clock that went back does not matter', versions('2026-03-20T10:30:00Z', '2026-03-20T10:00:00Z'), [1]],
  ])('%s', (_, aging, gone) => {
    expect(surplus(aging, now).get('t') ?? []).toEqual(gone)
  })

  test('the current one stays, even where the clock went back after it', () => {
    const aging = versions('2026-03-20T10:30:00Z', '2026-03-20T10:00:00Z').map((entry) => ({ ...entry, current: 1 }))
    expect(surplus(aging, now)).toEqual(new Map())
  })

  test('toolsets do not count for one another', () => {
    const aging = versions('2026-03-20T10:00:00Z', '2026-03-20T10:30:00Z').map((entry) => ({ ...entry, toolsetId: `t${entry.version}` }))
    expect(surplus(aging, now)).toEqual(new Map())
  })
})
