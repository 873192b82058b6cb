import { expect, test } from 'vitest'
import type { Json } from '#shared/tool/json'
import { rootRow, schemaDoc } from './schema-rows'
import { findRows } from './schema-search'
import { readSent } from './sent'

function find(schema: Json, query: string) {
  const doc = schemaDoc(schema, '/inputSchema', readSent(JSON.stringify({ inputSchema: schema })))
  return findRows(doc, rootRow(doc, 'Input schema'), query)
}

const station: Json = {
  type: 'object',
  properties: {
    place: {
      type: 'object',
      properties: { city: { type: 'string', description: 'Where the mast stands.' }, height: { type: 'integer', minimum: 3 } },
    },
    name: { type: 'string' },
  },
}

test('a search finds by name, kind and description, and keeps what leads there', () => {
  expect([...(find(station, 'CITY')?.shown ?? [])]).toEqual(['/place/city', '/place', ''])
  expect(find(station, 'mast')?.hits).toBe(1)
  expect(find(station, 'integer 3')?.hits).toBe(1)
  expect(find(station, 'mast integer')?.hits).toBe(0)
  expect(find(station, '  ')).toBeUndefined()
})

test('a schema that refers to itself is searched to its end', () => {
  const tree: Json = { type: 'object', properties: { label: { type: 'string' }, children: { type: 'array', items: { $ref: '#' } } } }
  expect(find(tree, 'label')).toMatchObject({ hits: 1, isWhole: true })
})

test('a schema that doubles at every level is searched no further than is bearable', () => {
  const levels = Array.from({ length: 24 }, (_, level) => {
    const next = level === 23 ? { type: 'string' } : { $ref: `#/$defs/l${level + 1}` }
    return [`l${level}`, { type: 'object', properties: { a: next, b: next } }] as const
  })
  const found = find({ type: 'object', properties: { start: { $ref: '#/$defs/l0' } }, $defs: Object.fromEntries(levels) } as Json, 'a')
  expect(found?.isWhole).toBe(false)
  expect(found?.hits).toBeGreaterThan(0)
})
