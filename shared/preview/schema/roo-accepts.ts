import { type Doc, isDoc, type Json } from '../../tool/json'

type Test = (value: Json) => boolean

const text: Test = (value) => typeof value === 'string'
const number: Test = (value) => typeof value === 'number'
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test)
const types = ['string', 'number', 'integer', 'boolean', 'null', 'object', 'array']
const type: Test = (value) => typeof value === 'string' && types.includes(value)
const plain: Test = (value) => value === null || typeof value !== 'object'
const schema: Test = (value) => isDoc(value) && rooAccepts(value)

const tests: Record<string, Test> = {
  type: (value) => type(value) || listOf(type)(value),
  properties: (value) => isDoc(value) && Object.values(value).every(schema),
  items: (value) => schema(value) || listOf(schema)(value),
  required: listOf(text),
  additionalProperties: (value) => typeof value === 'boolean' || schema(value),
  description: text,
  enum: listOf(plain),
  const: plain,
  anyOf: listOf(schema),
  oneOf: listOf(schema),
  allOf: listOf(schema),
  $ref: text,
  minimum: number,
  maximum: number,
  minLength: number,
  maxLength: number,
  pattern: text,
  minItems: number,
  maxItems: number,
  uniqueItems: (value) => typeof value === 'boolean',
  format: text,
}

/** Whether Roo's own reading of schemas takes it: boolean schemas and values of a wrong kind are not read. */
export const rooAccepts = (document: Doc): boolean =>
  Object.entries(document).every(([key, value]) => !Object.hasOwn(tests, key) || tests[key]?.(value))
