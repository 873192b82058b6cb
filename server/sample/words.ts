import type { OutputUnit } from '@cfworker/json-schema'
import type { Problem } from './check-arguments'

type Node = Record<string, unknown>

/** One validation error in plain words, with the limit it broke. */
export function words(error: OutputUnit, root: Node): Problem {
  const field = fieldOf(error.instanceLocation)
  const node = schemaAt(root, error.keywordLocation.split('/').slice(1, -1))
  const limit = node?.[error.keyword]
  const quoted = [...error.error.matchAll(/"([^"]*)"/g)].map(([, name]) => name ?? '')
  switch (error.keyword) {
    case 'required':
      return { field: join(field, quoted[0] ?? ''), message: 'is required.' }
    case 'dependentRequired':
      return { field: join(field, quoted[1] ?? ''), message: `is required when ${quoted[0]} is given.` }
    case 'false':
      return { field, message: 'is not expected here.' }
    default:
      return { field: field || '(the arguments)', message: sentence(error, limit, node) }
  }
}

function sentence(error: OutputUnit, limit: unknown, node: Node | undefined): string {
  switch (error.keyword) {
    case 'type':
      return `must be ${list([limit].flat().map(kind))}.`
    case 'const':
      return `must be exactly ${JSON.stringify(limit)}.`
    case 'enum':
      return `must be one of ${choices(limit)}.`
    case 'oneOf':
    case 'anyOf':
      return `must be ${union(limit)}.`
    case 'minimum':
      return `must be ${limit} or more.`
    case 'maximum':
      return `must be ${limit} or less.`
    case 'exclusiveMinimum':
      return `must be more than ${limit}.`
    case 'exclusiveMaximum':
      return `must be less than ${limit}.`
    case 'multipleOf':
      return `must be a multiple of ${limit}.`
    case 'minLength':
      return limit === 1 ? 'must not be empty.' : `must have ${limit} characters or more.`
    case 'maxLength':
      return `must have ${limit} characters or fewer.`
    case 'minItems':
      return `must have ${limit} or more items.`
    case 'maxItems':
      return `must have ${limit} or fewer items.`
    case 'minProperties':
      return `must have ${limit} or more fields.`
    case 'maxProperties':
      return `must have ${limit} or fewer fields.`
    case 'uniqueItems':
      return 'must not hold the same item twice.'
    case 'not':
      return 'must not have this value.'
    case 'pattern':
      return `must look like ${example(node) ?? `the pattern ${limit}`}.`
    case 'format':
      return `must be a valid ${limit}${example(node) ? `, such as ${example(node)}` : ''}.`
    default:
      return `is not valid: ${error.error}`
  }
}

/** Follows a keyword's location through the schema, local references included. */
function schemaAt(root: Node, path: readonly string[]): Node | undefined {
  let node: unknown = root
  for (const segment of path) {
    if (typeof node !== 'object' || node === null) return undefined
    const next: unknown = (node as Node)[segment.replaceAll('~1', '/').replaceAll('~0', '~')]
    node = segment === '$ref' && typeof next === 'string' ? schemaAt(root, next.split('/').slice(1)) : next
  }
  return node as Node | undefined
}

function fieldOf(location: string): string {
  const path = location.split('/').slice(1)
  return path.map((segment) => decodeURI(segment).replaceAll('~1', '/').replaceAll('~0', '~')).join('.')
}

function join(field: string, name: string): string {
  return field ? `${field}.${name}` : name
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}
const kind = (type: unknown) => kinds[String(type)] ?? String(type)

function choices(values: unknown): string {
  const all = Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : []
  return all.length > 8 ? `${all.slice(0, 8).join(', ')} and ${all.length - 8} more` : list(all)
}

function union(branches: unknown): string {
  const all: Node[] = Array.isArray(branches) ? branches : []
  if (all.every((branch) => 'const' in branch)) return `one of ${choices(all.map((branch) => branch.const))}`
  return `one of these forms: ${list(all.map((branch) => (typeof branch.title === 'string' ? branch.title : kind(branch.type))))}`
}

function list(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`
}

function example(node: Node | undefined): string | undefined {
  return Array.isArray(node?.examples) && node.examples.length > 0 ? JSON.stringify(node.examples[0]) : undefined
}
