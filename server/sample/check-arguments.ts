import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema'
import type { Tool } from '@modelcontextprotocol/server'
import type { Arguments } from './tool'
import { words } from './words'

export type Problem = { field: string; message: string }

/** Built on first use and kept: listing tools must not pay for validators nobody needs. */
const validators = new WeakMap<Tool, Validator>()

/** What is wrong with the arguments, in words a person or a model can act on; empty if nothing is. */
export function checkArguments(tool: Tool, args: Arguments): Problem[] {
  let validator = validators.get(tool)
  if (!validator) {
    // The validator leaves marks on the schema it is given, so it gets a copy: what we list stays as written.
    validator = new Validator(structuredClone(tool.inputSchema) as Schema, '2020-12', false)
    validators.set(tool, validator)
  }
  const { errors } = validator.validate(args)
  // One message per field, the last: "must be one of …" says more than the "must be text" before it.
  const byField = new Map(
    leaves(errors)
      .map((error) => words(error, tool.inputSchema))
      .map((problem) => [problem.field, problem]),
  )
  return [...byField.values()]
}

/** Top-level defaults, so that each stands in one place: the schema. */
export function withDefaults(tool: Tool, args: Arguments): Arguments {
  const filled = { ...args }
  for (const [name, schema] of Object.entries(tool.inputSchema.properties ?? {})) {
    if (!Object.hasOwn(filled, name) && isObject(schema) && Object.hasOwn(schema, 'default')) filled[name] = structuredClone(schema.default)
  }
  return filled
}

/** Keywords that only say "something below failed". */
const wrappers = new Set([
  '$ref',
  'allOf',
  'if',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'propertyNames',
])

/** One error per cause: a union speaks for its branches, a wrapper leaves the word to what it wraps. */
function leaves(errors: readonly OutputUnit[]): OutputUnit[] {
  const unions = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  const insideUnion = (error: OutputUnit) =>
    unions.some(
      (union) =>
        union !== error &&
        (error.keywordLocation.startsWith(`${union.keywordLocation}/`) ||
          // An unknown field is located by the instance alone.
          (error.keyword === 'false' && error.instanceLocation.startsWith(`${union.instanceLocation}/`))),
    )
  return errors.filter((error) => !wrappers.has(error.keyword) && !insideUnion(error))
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
