import { describe, expect, test } from 'vitest'
import { collectedSchemas, noTools } from '../../builder/testing/corpus'
import { atPointer } from '../../schema/refs'
import { isDoc } from '../../tool/json'
import { clients } from '../clients'

const schemas = collectedSchemas(400).flatMap(({ where, schema }) => (isDoc(schema) ? [{ where, schema }] : []))

describe.skipIf(noTools)(`schemas of real tools${noTools ? `: ${noTools}` : ''}`, () => {
  test.each(clients.filter(({ schema }) => schema.rewriters.length > 0))(
    '$id hands them on as JSON, unharmed, with losses at places that are there',
    ({ schema }) => {
      for (const { where, schema: own } of schemas) {
        const before = JSON.stringify(own)
        for (const rewriter of schema.rewriters) {
          const made = rewriter.rewrite(own, 't')
          const text = JSON.stringify(made.schema ?? null)
          expect(JSON.stringify(JSON.parse(text)), where).toBe(text)
          const astray = made.losses.filter(({ at }) => atPointer(own, at) === undefined)
          expect(astray, where).toEqual([])
          expect(new Set(made.losses.map(({ at, message }) => `${at} ${message}`)).size, where).toBe(made.losses.length)
        }
        expect(JSON.stringify(own), where).toBe(before)
      }
    },
  )
})
