import { describe, expect, test } from 'vitest'
import { collectedLists, judge, noLists } from './testing/lists'

describe.skipIf(noLists)(`tool lists of real servers through every client${noLists ? `: ${noLists}` : ''}`, () => {
  test('40 of them: every name is one the client allows, or something is said about it', () => {
    const judged = collectedLists(40).map(judge)
    expect(judged).toHaveLength(40)
    expect(judged.flatMap(({ faults }) => faults)).toEqual([])
  })
})
