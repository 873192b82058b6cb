import { afterAll, expect, test } from 'vitest'
import { workerFile } from './testing/worker-file'
import { openValidator } from './validator'

const validator = openValidator(workerFile, 400)
afterAll(() => validator.close())

const check = (schema: unknown, value: unknown) => validator.validate(JSON.stringify(schema), JSON.stringify(value))

test('a value that fits is valid', async () => {
  expect(await check({ type: 'object', properties: { a: { type: 'integer' } } }, { a: 1 })).toEqual({ valid: true, errors: [] })
})

test('each breach is named with its place', async () => {
  const schema = { type: 'object', required: ['name'], properties: { list: { type: 'array', items: { type: 'number', maximum: 5 } } } }
  const verdict = await check(schema, { list: [1, 'two', 9] })
  expect(verdict.valid).toBe(false)
  expect(verdict.errors.map((error) => error.at)).toEqual(['', '/list/1', '/list/2'])
  expect(verdict.errors[0]?.message).toBe('The required property "name" is missing.')
})

test('two schemas with the same $id are kept apart', async () => {
  expect((await check({ $id: 'urn:x', type: 'string' }, 'a')).valid).toBe(true)
  expect((await check({ $id: 'urn:x', type: 'number' }, 'a')).valid).toBe(false)
})

test('a pattern that backtracks for ever costs its own verdict and no other', async () => {
  const stuck = check({ type: 'string', pattern: '^(a+)+$' }, `${'a'.repeat(40)}!`)
  const after = check({ type: 'number' }, 3)
  expect(await stuck).toMatchObject({ valid: null, errors: [{ message: expect.stringContaining('ended after') }] })
  expect(await after).toEqual({ valid: true, errors: [] })
})

test.each([
  ['an invalid schema', { type: 'strin' }, 'not valid'],
  ['a reference into the network', { $ref: 'https://example.com/schema.json' }, 'could not be used'],
  ['a reference to nowhere', { $ref: '#/$defs/missing' }, 'could not be used'],
  ['a schema that refers to itself without end', { $ref: '#' }, 'could not be used'],
  ['a dialect that nobody knows', { $schema: 'https://example.com/my-dialect' }, 'dialect'],
])('%s is undecided and says why', async (_, schema, why) => {
  const verdict = await check(schema, {})
  expect(verdict.valid).toBeNull()
  expect(verdict.errors[0]?.message).toContain(why)
})
