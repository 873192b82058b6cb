import { describe, expect, test } from 'vitest'
import type { Doc } from '../../tool/json'
import { clients } from '../clients'
import { schemaFor } from '../preview'
import { noVectors, vectors } from '../testing/vectors'

type Vector = { client: string; input: string; model?: string; expect?: Doc; expectError?: string }

const collected = vectors<Vector[]>('schema') ?? []
const inputs = vectors<Record<string, Doc>>('schemaInputs') ?? {}

describe.skipIf(noVectors)(`schema: ${collected.length} vectors${noVectors ? `: ${noVectors}` : ''}`, () => {
  test.each(collected.map((vector) => ({ ...vector, title: `${vector.client} ${vector.model ?? ''} ${vector.input}` })))(
    '$title',
    (vector) => {
      const client = clients.find(({ id }) => id === vector.client)
      if (!client) throw new Error(`There is no client ${vector.client}.`)
      const made = schemaFor(client, { name: 't', inputSchema: inputs[vector.input] as Doc }, vector.model)
      if (vector.expectError) expect(made?.error).toContain(vector.expectError)
      else expect(made).toMatchObject({ schema: vector.expect })
      expect(made?.schema).toEqual(vector.expect)
    },
  )

  test('the fields that Codex sorts stand in the order of the vectors', () => {
    for (const { input, expect: wanted } of collected.filter(({ client }) => client === 'codex-cli')) {
      const codex = clients.find(({ id }) => id === 'codex-cli')
      const made = codex && schemaFor(codex, { inputSchema: inputs[input] as Doc })
      expect(Object.keys((made?.schema?.properties ?? {}) as Doc)).toEqual(Object.keys((wanted?.properties ?? {}) as Doc))
    }
  })
})
