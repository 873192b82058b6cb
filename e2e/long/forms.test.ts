import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Control, fieldOf } from '#shared/form/field'
import { fitsIn } from '#shared/form/fits'
import { generate } from '#shared/form/generate'
import { schemaFaults } from '#shared/schema/check'
import { validatorFor } from '#shared/schema/validate'
import { isDoc, type Json, member } from '#shared/tool/json'
import { figures } from './figures'

const folder = process.env.TOOLWRIGHT_CORPUS ? join(process.env.TOOLWRIGHT_CORPUS, 'tools') : undefined
const reason = process.env.TOOLWRIGHT_SKIP_CORPUS ?? 'TOOLWRIGHT_CORPUS names no folder.'

const shaping = [
  'type',
  'properties',
  'items',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  '$ref',
  'format',
  'pattern',
  'minimum',
  'maximum',
]

/** A JSON field is proper only where the schema gives nothing to make another control from. */
function isProper(control: Control, schema: Json): boolean {
  if (control.kind === 'never') return schema === false
  return control.kind !== 'any' || !isDoc(schema) || shaping.every((key) => member(schema, key) === undefined)
}

function* places(root: Json, schema: Json, seen = new Set<Json>(), depth = 0): Generator<{ schema: Json; control: Control }> {
  if (depth > 20 || (typeof schema === 'object' && seen.has(schema))) return
  if (typeof schema === 'object') seen.add(schema)
  const { control } = fieldOf(root, schema)
  yield { schema, control }
  const inner: Json[] =
    control.kind === 'object'
      ? control.properties.map((property) => property.schema)
      : control.kind === 'array'
        ? [control.items]
        : control.kind === 'map'
          ? [control.values]
          : control.kind === 'tuple'
            ? control.items
            : control.kind === 'union'
              ? control.branches.map((branch) => branch.schema)
              : []
  for (const next of inner) yield* places(root, next, seen, depth + 1)
}

describe.skipIf(!folder)(`forms of real tools${folder ? '' : `: ${reason}`}`, () => {
  test('every place has its control, and a made-up value goes in without an error', () => {
    const count = { tools: 0, places: 0, proper: 0, invalidSchemas: 0 }
    const improper: string[] = []
    const refused: string[] = []
    for (const file of readdirSync(folder as string)) {
      const { tools } = JSON.parse(readFileSync(join(folder as string, file), 'utf8')) as { tools: { name: string; inputSchema: Json }[] }
      for (const { name, inputSchema: root } of tools) {
        count.tools++
        for (const { schema, control } of places(root, root)) {
          count.places++
          if (isProper(control, schema)) count.proper++
          else improper.push(`${file} ${name} ${control.kind} ${JSON.stringify(schema).slice(0, 100)}`)
        }
        if (schemaFaults(root).length > 0) {
          count.invalidSchemas++
          continue
        }
        const value = generate(root, root, fitsIn(root))
        const verdict = value === undefined ? undefined : validatorFor(root)(value)
        if (verdict?.valid !== true) refused.push(`${file} ${name}: ${JSON.stringify(verdict?.errors[0] ?? 'no value found')}`)
      }
    }
    const share = (100 * count.proper) / count.places
    figures(
      'forms',
      `${count.tools} tools, ${count.places} places, ${share.toFixed(2)} % with a proper control, ${refused.length} values refused, ${count.invalidSchemas} schemas invalid`,
    )
    expect(refused).toEqual([])
    expect(share, improper.slice(0, 10).join('\n')).toBeGreaterThanOrEqual(99)
  })
})
