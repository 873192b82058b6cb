import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atPointer } from '../schema/refs'
import { isDoc, type Json } from '../tool/json'
import { extractDefinition, inlineReference } from './definitions'
import { addFields, fieldAt, liftField, nestField, requireField, type Step } from './fields'
import { setNullable } from './nullable'
import { addBeside, moveRow, ownerIn, removeRow, renameRow } from './row-edits'
import { everyRow, type Row, rowsOf } from './rows'
import { setSaid } from './said'
import { lostBy, setType } from './set-type'
import { ownSchemas } from './testing/own-schemas'
import { typeOptions } from './types'

type Edit = { name: string; run(root: Json, row: Row, chance: number): Json }

const stepped = (root: Json, step: Step): Json => step.schema ?? root
const names = ['alpha', 'beta', 'gamma', 'path', 'a/b', '__proto__']
const of = <T>(list: readonly T[], chance: number): T => list[chance % list.length] as T

/** Every way a person changes rows, each at whatever row it meets. */
const edits: readonly Edit[] = [
  { name: 'rename', run: (root, row, chance) => stepped(root, renameRow(root, row, of(names, chance))) },
  { name: 'remove', run: (root, row) => stepped(root, removeRow(root, row)) },
  { name: 'move', run: (root, row, chance) => stepped(root, moveRow(root, row, (chance % 5) - 2)) },
  { name: 'nest', run: (root, row) => (row.slot === 'field' ? stepped(root, nestField(root, row.at)) : root) },
  { name: 'lift', run: (root, row) => (row.slot === 'field' ? stepped(root, liftField(root, row.at)) : root) },
  { name: 'type', run: (root, row, chance) => setType(root, row.at, of(typeOptions, chance).id) },
  { name: 'null', run: (root, row) => setNullable(root, row.at, !row.nullable) },
  { name: 'describe', run: (root, row, chance) => setSaid(root, row, 'description', of(['', 'What it is.'], chance)) },
  { name: 'beside', run: (root, row) => (['branch', 'item', 'part'].includes(row.slot) ? stepped(root, addBeside(root, row)) : root) },
  { name: 'extract', run: (root, row, chance) => stepped(root, extractDefinition(root, row.at, of(names, chance))) },
  { name: 'inline', run: (root, row) => stepped(root, inlineReference(root, row.core)) },
  {
    name: 'add',
    run: (root, row, chance) => {
      const owner = ownerIn(row)
      const name = of(names, chance)
      return owner === undefined || row.inside.some((one) => one.name === name)
        ? root
        : addFields(root, owner, [{ name, schema: { type: 'string' } }])
    },
  },
  {
    name: 'require',
    run: (root, row) => {
      const field = row.slot === 'field' ? fieldAt(row.at) : undefined
      return field ? requireField(root, field.owner, field.name, !row.required) : root
    },
  },
]

const step = fc.record({ edit: fc.integer({ min: 0, max: edits.length - 1 }), row: fc.nat(1000), chance: fc.nat(1000) })
const start = fc.constantFrom(...Object.values(ownSchemas))

test('rows and JSON never disagree, whatever is edited', () => {
  fc.assert(
    fc.property(start, fc.array(step, { maxLength: 25 }), (schema, steps) => {
      let root = schema
      for (const { edit, row, chance } of steps) {
        const rows = [...everyRow(rowsOf(root))]
        const before = JSON.stringify(root)
        const next = of(edits, edit).run(root, of(rows, row), chance)
        expect(JSON.stringify(root)).toBe(before)
        if (JSON.stringify(next) === before) expect(next, of(edits, edit).name).toBe(root)
        root = next
        expect(rowsOf(JSON.parse(JSON.stringify(root)) as Json)).toEqual(rowsOf(root))
      }
    }),
    { numRuns: 300 },
  )
}, 60_000)

/** Keywords nobody knows, each with a value that stands nowhere else. */
const marked = (schema: Json, mark = { next: 0 }): Json =>
  isDoc(schema) && !Object.hasOwn(schema, '$ref')
    ? {
        ...(Object.fromEntries(
          Object.entries(schema).map(([key, held]) => [
            key,
            key === 'properties' && isDoc(held)
              ? Object.fromEntries(Object.entries(held).map(([name, inner]) => [name, marked(inner, mark)]))
              : held,
          ]),
        ) as object),
        'x-mark': `mark ${mark.next++}`,
      }
    : schema

test('an edit that takes no row away and asks for no loss keeps every keyword that nobody knows', () => {
  const keeping = edits.filter(({ name }) => !['remove', 'inline', 'add'].includes(name))
  fc.assert(
    fc.property(start, fc.array(step, { maxLength: 15 }), (schema, steps) => {
      let root = marked(schema)
      for (const { edit, row, chance } of steps) {
        const rows = [...everyRow(rowsOf(root))]
        const at = of(rows, row)
        const chosen = of(keeping, edit)
        if (chosen.name === 'type' && lostBy(root, at.at, of(typeOptions, chance).id).length > 0) continue
        const marks = (value: Json) => [...JSON.stringify(value).matchAll(/"mark \d+"/g)].map(([mark]) => mark).sort()
        const before = marks(root)
        root = chosen.run(root, at, chance)
        expect(marks(root), chosen.name).toEqual(before)
      }
    }),
    { numRuns: 300 },
  )
}, 60_000)

/** The type itself, and what says nothing. */
const isTypeOnly = (key: string, value: Json): boolean =>
  ['type', 'nullable', '$ref', 'const', 'required'].includes(key) || value === true || JSON.stringify(value) === '{}'

test.each(Object.entries(ownSchemas))('a change of type that names no loss drops nothing but the type: %s', (_, schema) => {
  const dropped: string[] = []
  for (const row of everyRow(rowsOf(schema))) {
    const own = atPointer(schema, row.core)
    if (!isDoc(own)) continue
    for (const { id } of typeOptions) {
      if (lostBy(schema, row.at, id).length > 0) continue
      const after = JSON.stringify(atPointer(setType(schema, row.at, id), row.at))
      for (const [key, value] of Object.entries(own))
        if (!isTypeOnly(key, value) && !after.includes(`${JSON.stringify(key)}:${JSON.stringify(value)}`))
          dropped.push(`${row.at} ${key} to ${id}`)
    }
  }
  expect(dropped).toEqual([])
})
