import { type Doc, isDoc, type Json, member } from '#shared/tool/json'

type Test = (schema: Doc, path: readonly string[]) => boolean

/** What makes a form hard, each counted over all places of a schema. */
export const constructs = {
  'alternatives at the root': (schema, path) => path.length === 0 && alternatives(schema).length > 0,
  tuple: (schema) => has(schema, 'prefixItems') || Array.isArray(member(schema, 'items')),
  condition: (schema) => has(schema, 'if', 'dependencies', 'dependentRequired', 'dependentSchemas'),
  not: (schema) => has(schema, 'not'),
  allOf: (schema) => has(schema, 'allOf'),
  'reference to itself': (schema, path) => refersUp(reference(schema), path),
  'reference into properties': (schema) => reference(schema).startsWith('#/properties'),
  reference: (schema) => has(schema, '$ref'),
  'read only': (schema) => member(schema, 'readOnly') === true,
  examples: (schema) => has(schema, 'examples', 'example'),
  'odd name': (_, path) => path.at(-2) === 'properties' && !/^[a-z_]\w*$/i.test(path.at(-1) as string),
  'name of a keyword': (_, path) => path.at(-2) === 'properties' && keywords.has(path.at(-1) as string),
  'list of anything': (schema) => member(schema, 'type') === 'array' && !has(schema, 'items'),
  'list of objects': (schema) => {
    const items = member(schema, 'items')
    return items !== undefined && isDoc(items) && has(items, 'properties')
  },
  'list with bounds': (schema) => has(schema, 'minItems', 'maxItems', 'uniqueItems'),
  'choice of other than text': (schema) => values(schema).some((value) => typeof value !== 'string'),
  'long choice': (schema) => values(schema).length > 20,
  constant: (schema) => has(schema, 'const'),
  'names with rules': (schema) => has(schema, 'propertyNames'),
  map: (schema) => isDoc(member(schema, 'additionalProperties')) && !has(schema, 'properties'),
  'null among alternatives': (schema) => alternatives(schema).some((branch) => isDoc(branch) && member(branch, 'type') === 'null'),
  'several types': (schema) => Array.isArray(member(schema, 'type')),
  'union without a type': (schema) => alternatives(schema).length > 1 && !has(schema, 'type'),
  'union of objects': (schema) => alternatives(schema).filter((branch) => isDoc(branch) && has(branch, 'properties')).length > 1,
  pattern: (schema) => has(schema, 'pattern'),
  format: (schema) => has(schema, 'format'),
  'no type': (schema) => Object.keys(schema).every((key) => key === 'description' || key === 'title'),
  place: () => true,
} as const satisfies Record<string, Test>

export type Construct = keyof typeof constructs
export type Counts = Readonly<Record<Construct, number>> & { readonly depth: number }

/** How often a schema uses each construct, and how deep it goes. */
export function countConstructs(root: Json): Counts {
  const counts = { ...Object.fromEntries(names.map((name) => [name, 0])), depth: 0 } as Record<Construct | 'depth', number>
  for (const { schema, path } of places(root, [])) {
    counts.depth = Math.max(counts.depth, path.length)
    for (const name of names) if ((constructs[name] as Test)(schema, path)) counts[name]++
  }
  return counts
}

const names = Object.keys(constructs) as Construct[]
const keywords = new Set(['type', 'properties', 'items', 'required', 'default', 'format', 'title', 'description', 'enum', 'length', '$ref'])
const ofMany = ['properties', '$defs', 'definitions', 'patternProperties']
const ofList = ['anyOf', 'oneOf', 'allOf', 'prefixItems', 'items']
const ofOne = ['items', 'additionalProperties', 'if', 'then', 'else', 'not', 'propertyNames', 'contains']

function* places(schema: Json | undefined, path: readonly string[]): Generator<{ schema: Doc; path: readonly string[] }> {
  if (schema === undefined || !isDoc(schema)) return
  yield { schema, path }
  for (const key of ofMany) {
    const map = member(schema, key)
    if (isDoc(map)) for (const [name, inner] of Object.entries(map)) yield* places(inner, [...path, key, name])
  }
  for (const key of ofList) {
    const list = member(schema, key)
    if (Array.isArray(list)) for (const [index, inner] of list.entries()) yield* places(inner as Json, [...path, key, String(index)])
  }
  for (const key of ofOne) yield* places(member(schema, key), [...path, key])
}

const has = (schema: Doc, ...keys: string[]) => keys.some((key) => member(schema, key) !== undefined)
const listOf = (value: Json | undefined) => (Array.isArray(value) ? (value as Json[]) : [])
const values = (schema: Doc) => listOf(member(schema, 'enum'))
const alternatives = (schema: Doc) => [...listOf(member(schema, 'anyOf')), ...listOf(member(schema, 'oneOf'))]
const reference = (schema: Doc) => String(member(schema, '$ref') ?? '')

function refersUp(ref: string, path: readonly string[]): boolean {
  return ref === '#' || (ref.startsWith('#/') && `/${path.join('/')}/`.startsWith(`${ref.slice(1)}/`))
}
