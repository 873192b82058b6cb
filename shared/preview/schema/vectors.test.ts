import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Doc } from '../../tool/json'
import { clients } from '../clients'
import { schemaFor } from '../preview'

type Vector = { client: string; input: string; model?: string; expect?: Doc; expectError?: string }

const file = resolve(process.env.TOOLWRIGHT_CORPUS || join(import.meta.dirname, '../../../../shared/corpus'), 'clients/vectors.json')
const { schema: vectors, schemaInputs } = (
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { schema: [], schemaInputs: {} }
) as {
  schema: Vector[]
  schemaInputs: Record<string, Doc>
}

describe.skipIf(vectors.length === 0)(`schema: ${vectors.length} vectors`, () => {
  test.each(vectors.map((vector) => ({ ...vector, title: `${vector.client} ${vector.model ?? ''} ${vector.input}` })))(
    '$title',
    (vector) => {
      const client = clients.find(({ id }) => id === vector.client)
      if (!client) throw new Error(`There is no client ${vector.client}.`)
      const made = schemaFor(client, { name: 't', inputSchema: schemaInputs[vector.input] as Doc }, vector.model)
      if (vector.expectError) expect(made?.error).toContain(vector.expectError)
      else expect(made).toMatchObject({ schema: vector.expect })
      expect(made?.schema).toEqual(vector.expect)
    },
  )

  test('the fields that Codex sorts stand in the order of the vectors', () => {
    for (const { input, expect: wanted } of vectors.filter(({ client }) => client === 'codex-cli')) {
      const codex = clients.find(({ id }) => id === 'codex-cli')
      const made = codex && schemaFor(codex, { inputSchema: schemaInputs[input] as Doc })
      expect(Object.keys((made?.schema?.properties ?? {}) as Doc)).toEqual(Object.keys((wanted?.properties ?? {}) as Doc))
    }
  })
})
