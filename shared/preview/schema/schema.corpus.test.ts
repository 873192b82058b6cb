import { describe, expect, test } from 'vitest'
import { collectedSchemas, noTools } from '../../builder/testing/corpus'
import { isDoc } from '../../tool/json'
import { rewritingFaults } from './testing/schema-faults'

describe.skipIf(noTools)(`schemas of real tools${noTools ? `: ${noTools}` : ''}`, () => {
  test('every client hands 400 of them on as JSON, unharmed, with losses at places that are there', () => {
    for (const { where, schema } of collectedSchemas(400)) if (isDoc(schema)) expect(rewritingFaults(schema), where).toEqual([])
  })
})
