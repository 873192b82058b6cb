import { describe, expect, test } from 'vitest'
import { collectedSchemas, noTools } from './testing/corpus'
import { ownSchemas } from './testing/own-schemas'
import { differences, shareOf } from './testing/round-trips'

describe('own schemas', () => {
  test.each(Object.entries(ownSchemas))('%s: nothing is lost by opening it, nor by a name changed and changed back', (_, schema) => {
    expect(differences(schema)).toEqual([])
  })
})

describe.skipIf(noTools)(`schemas of real tools${noTools ? `: ${noTools}` : ''}`, () => {
  test('300 of them: nothing is lost, and nearly all is shown as rows', () => {
    const schemas = collectedSchemas(300)
    const share = { nodes: 0, shown: 0, whole: 0 }
    const lost: string[] = []
    for (const { where, schema } of schemas) {
      lost.push(...differences(schema).map((what) => `${where}: ${what}`))
      const { nodes, shown, whole } = shareOf(schema)
      share.nodes += nodes
      share.shown += shown
      share.whole += whole
    }
    expect(schemas.length).toBeGreaterThan(200)
    expect(lost).toEqual([])
    expect(share.shown / share.nodes).toBeGreaterThanOrEqual(0.97)
  })
})
