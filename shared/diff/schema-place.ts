/** What stands at a place inside a schema: a schema, schemas by name, a list of names, or a value that is one decision. */
export type SchemaPlace = 'schema' | 'map' | 'names' | 'namesByName' | 'value'

const roots = [
  ['tool', 'inputSchema'],
  ['tool', 'outputSchema'],
  ['commandSchemas', '*', 'parameters'],
]

const inside: Readonly<Record<string, SchemaPlace>> = {
  properties: 'map',
  patternProperties: 'map',
  $defs: 'map',
  definitions: 'map',
  dependentSchemas: 'map',
  dependentRequired: 'namesByName',
  required: 'names',
  const: 'value',
  default: 'value',
  enum: 'value',
  examples: 'value',
}

const below: Record<SchemaPlace, (key: string) => SchemaPlace> = {
  schema: (key) => (Object.hasOwn(inside, key) ? (inside[key] as SchemaPlace) : 'schema'),
  map: () => 'schema',
  namesByName: () => 'names',
  names: () => 'value',
  value: () => 'value',
}

/** Undefined where the place is in no schema. */
export function schemaPlace(at: readonly string[]): SchemaPlace | undefined {
  const root = roots.find((one) => one.every((part, index) => index < at.length && (part === '*' || part === at[index])))
  return root && at.slice(root.length).reduce<SchemaPlace>((place, key) => below[place](key), 'schema')
}
