import { describe, expect, test } from 'vitest'
import { collectedSchemas, noTools } from '#shared/builder/testing/corpus'
import { differences, shareOf } from '#shared/builder/testing/round-trips'
import { figures } from './figures'

describe.skipIf(noTools)(`the schema builder and real tools${noTools ? `: ${noTools}` : ''}`, () => {
  test('opening a schema, and a name changed and changed back, lose nothing; nearly all is shown as rows', () => {
    const schemas = collectedSchemas()
    const share = { nodes: 0, shown: 0, whole: 0 }
    const lost: string[] = []
    const hidden: string[] = []
    for (const { where, schema } of schemas) {
      lost.push(...differences(schema).map((what) => `${where}: ${what}`))
      const { nodes, shown, whole } = shareOf(schema)
      if (shown < nodes) hidden.push(`${where}: ${nodes - shown}`)
      share.nodes += nodes
      share.shown += shown
      share.whole += whole
    }
    const percent = (part: number) => ((100 * part) / share.nodes).toFixed(2)
    figures(
      'builder',
      `${schemas.length} schemas, ${share.nodes} nodes, ${percent(share.shown)} % shown as rows, ${percent(share.whole)} % with nothing left to the JSON, ${lost.length} changed by opening or renaming`,
    )
    expect(lost).toEqual([])
    expect(share.shown / share.nodes, hidden.slice(0, 10).join('\n')).toBeGreaterThanOrEqual(0.97)
  })
})
