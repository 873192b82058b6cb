import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Node, NodeId } from '../tool/node'
import { type Toolset, toolset } from '../tool/toolset'
import { type Change, changes } from './changes'
import { decide, merge } from './merge'
import { edited, sample } from './testing/random-edits'

const text = (value: unknown) => JSON.stringify(value)
const idsOf = (nodes: readonly Node[]): NodeId[] => nodes.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])])
const mineIs = edited('m')
const theirsIs = edited('t')
const runs = { numRuns: 300 }

const decided = (mine: Toolset, theirs: Toolset, by: 'mine' | 'theirs') => {
  const merged = merge(sample, mine, theirs)
  return decide(merged, Object.fromEntries(merged.conflicts.map(({ id }) => [id, by])))
}

describe('any edits of two people', () => {
  test('are one person’s edits where the other did nothing', () => {
    fc.assert(
      fc.property(mineIs, (mine) => {
        expect(text(merge(sample, mine, sample).merged)).toBe(text(mine))
        expect(text(merge(sample, sample, mine).merged)).toBe(text(mine))
        expect(merge(sample, mine, sample).conflicts).toEqual([])
      }),
      runs,
    )
  })

  test('are told as changes wherever the text differs, and nowhere else', () => {
    fc.assert(
      fc.property(mineIs, theirsIs, (mine, theirs) => {
        expect(changes(mine, theirs).length === 0).toBe(text(mine) === text(theirs))
        expect(changes(mine, structuredClone(mine))).toEqual([])
      }),
      runs,
    )
  })

  test('that are the same are no conflict', () => {
    fc.assert(
      fc.property(mineIs, (mine) => {
        const { merged, conflicts } = merge(sample, mine, structuredClone(mine))
        expect(text(merged)).toBe(text(mine))
        expect(conflicts).toEqual([])
      }),
      runs,
    )
  })

  test('make a toolset that is valid, with each node once, and none of them lost', () => {
    fc.assert(
      fc.property(mineIs, theirsIs, fc.constantFrom('mine' as const, 'theirs' as const), (mine, theirs, by) => {
        const merged = decided(mine, theirs, by)
        expect(toolset.safeParse(merged).error).toBeUndefined()
        const ids = idsOf(merged.nodes)
        expect(new Set(ids).size).toBe(ids.length)
        const [here, there] = [idsOf(mine.nodes), idsOf(theirs.nodes)]
        const onBoth = here.filter((id) => there.includes(id))
        expect(ids).toEqual(expect.arrayContaining(onBoth))
        expect([...here, ...there]).toEqual(expect.arrayContaining(ids))
        const winners = by === 'mine' ? here : there
        const wasThere = new Set(idsOf(sample.nodes))
        expect(ids).toEqual(expect.arrayContaining(winners.filter((id) => !wasThere.has(id))))
      }),
      runs,
    )
  })

  test('hold at every place of the one whose side is taken', () => {
    fc.assert(
      fc.property(mineIs, theirsIs, fc.constantFrom('mine' as const, 'theirs' as const), (mine, theirs, by) => {
        const side = by === 'mine' ? mine : theirs
        const made = changes(sample, side)
        const different = changes(side, decided(mine, theirs, by))
        for (const change of made) {
          if (change.kind !== 'moved') expect(different.filter((other) => touches(change, other))).toEqual([])
        }
      }),
      runs,
    )
  })

  test('that touch nothing in common are all there', () => {
    fc.assert(
      fc.property(mineIs, theirsIs, (mine, theirs) => {
        const { merged, conflicts } = merge(sample, mine, theirs)
        if (conflicts.length > 0) return
        for (const side of [mine, theirs]) {
          const different = changes(side, merged)
          for (const change of changes(sample, side))
            if (change.kind !== 'moved') expect(different.filter((other) => touches(change, other))).toEqual([])
        }
      }),
      runs,
    )
  })
})

/** Whether the second change undoes something of the first: at its place, or around it. */
function touches(one: Change, other: Change): boolean {
  if (one.node !== other.node || other.kind === 'moved') return false
  if (one.kind === 'added' && one.at === '') return other.kind === 'removed' && other.at === ''
  return one.at === other.at || one.at.startsWith(`${other.at}/`)
}
