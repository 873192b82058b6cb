import { expect, test } from 'vitest'
import { countRows, insideOf, rootRow, type SchemaRow, schemaDoc } from './schema-rows'
import { readSent } from './sent'

/** A schema as rows: the depth as dashes, the label, the words, and what it repeats. */
function rowsOf(schema: string): string[] {
  const doc = schemaDoc(JSON.parse(schema), '/inputSchema', readSent(`{"inputSchema":${schema}}`))
  const lines = (row: SchemaRow, depth: number): string[] =>
    insideOf(doc, row).rows.flatMap((inner) => [
      `${'-'.repeat(depth)}${inner.label}: ${inner.words}${inner.sameAs === undefined ? '' : ` = ${inner.sameAs}`}`,
      ...lines(inner, depth + 1),
    ])
  return lines(rootRow(doc, 'Input schema'), 0)
}

test('properties stand in the order they were sent', () => {
  expect(rowsOf('{"type":"object","properties":{"b":{"type":"string"},"10":{"type":"integer"},"2":{"type":"boolean"}}}')).toEqual([
    'b: string',
    '10: integer',
    '2: boolean',
  ])
})

test('a schema that holds itself ends at the row it repeats', () => {
  const tree =
    '{"type":"object","properties":{"node":{"$ref":"#/$defs/node"}},"$defs":{"node":{"type":"object","properties":{"name":{"type":"string"},"next":{"anyOf":[{"$ref":"#/$defs/node"},{"type":"null"}]},"inner":{"type":"array","items":{"$ref":"#/$defs/node"}}}}}}'
  expect(rowsOf(tree)).toEqual([
    'node: object',
    '-name: string',
    '-next: object or null = node',
    '-inner: array of objects',
    '--each item: object = node',
  ])
})

test('branches of a union have rows of their own unless words say it all', () => {
  expect(rowsOf('{"type":"object","properties":{"id":{"type":["string","integer"]}}}')).toEqual(['id: string or integer'])
  expect(
    rowsOf('{"properties":{"way":{"oneOf":[{"title":"By name","properties":{"name":{"type":"string"}}},{"type":"integer"}]}}}'),
  ).toEqual(['way: one of 2 kinds', '-By name: object', '--name: string', '-whole number: integer'])
})

test('the objects of a list show their properties at once, and names beyond the declared have a row', () => {
  expect(rowsOf('{"properties":{"all":{"type":"array","items":{"type":"object","properties":{"a":{"type":"null"}}}}}}')).toEqual([
    'all: array of objects',
    '-a: null',
  ])
  expect(rowsOf('{"type":"object","properties":{"a":{}},"additionalProperties":{"type":"integer"}}')).toEqual([
    'a: any JSON',
    'any other name: integer',
  ])
})

test('what the words do not cover is left as it was sent', () => {
  const text =
    '{"type":"object","properties":{"a":{"type":"string","x-control":"map","minLength":2}},"oneOf":[{"required":["a"]},{"required":["b","c"]}]}'
  const doc = schemaDoc(JSON.parse(text), '/inputSchema', readSent(`{"inputSchema":${text}}`))
  const root = rootRow(doc, 'Input schema')
  expect(root.leftovers.map(({ words }) => words)).toEqual(['exactly one of these must be given: a; b and c'])
  expect(insideOf(doc, root).rows[0]?.leftovers).toEqual([{ key: 'x-control', text: '"map"' }])
})

test('counting stops at its limit', () => {
  const text = `{"type":"object","properties":{${Array.from({ length: 500 }, (_, index) => `"p${index}":{"type":"string"}`)}}}`
  const doc = schemaDoc(JSON.parse(text), '/inputSchema', readSent(`{"inputSchema":${text}}`))
  expect(countRows(doc, rootRow(doc, 'Input schema'), 60)).toBeGreaterThan(60)
})
