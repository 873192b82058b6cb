import { describe, expect, test } from 'vitest'
import { collectedSchemas, noTools } from '#shared/builder/testing/corpus'
import { allRewriters, rewritingFaults } from '#shared/preview/schema/testing/schema-faults'
import { isDoc } from '#shared/tool/json'
import { figures } from './figures'

describe.skipIf(noTools)(`schemas of real tools on their way to models${noTools ? `: ${noTools}` : ''}`, () => {
  test('every client hands every one on as JSON, unharmed, with losses at places that are there', () => {
    const since = performance.now()
    const schemas = collectedSchemas()
    const faults = schemas.flatMap(({ where, schema }) =>
      isDoc(schema) ? rewritingFaults(schema).map((fault) => `${where}: ${fault}`) : [],
    )
    const seconds = ((performance.now() - since) / 1000).toFixed(0)
    figures('preview-schemas', `${schemas.length} schemas through ${allRewriters.length} rewriters, ${faults.length} faults; ${seconds} s`)
    expect(faults.slice(0, 20)).toEqual([])
    expect(schemas.length).toBeGreaterThan(0)
  })
})
