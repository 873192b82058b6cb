import { describe, expect, test } from 'vitest'
import { collectedLists, judge, noLists } from '#shared/preview/names/testing/lists'
import { figures } from './figures'

describe.skipIf(noLists)(`the preview and real tools${noLists ? `: ${noLists}` : ''}`, () => {
  test('through every client nothing breaks, and every name is one the client allows, or something is said about it', () => {
    const since = performance.now()
    const judged = collectedLists().map(judge)
    const sum = (count: (one: (typeof judged)[number]) => number) => judged.reduce((total, one) => total + count(one), 0)
    figures(
      'preview',
      `${judged.length} lists, ${sum(({ tools }) => tools)} tools, ${sum(({ names }) => names)} names, ${sum(({ refused }) => refused)} refused, ` +
        `${sum(({ noted }) => noted)} with notes, ${sum(({ faults }) => faults.length)} faults; ${((performance.now() - since) / 1000).toFixed(0)} s`,
    )
    expect(judged.flatMap(({ faults }) => faults).slice(0, 20)).toEqual([])
    expect(judged.length).toBeGreaterThan(0)
  })
})
