/** Where schemas stand inside a schema. */
const maps = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies']
const lists = ['anyOf', 'oneOf', 'allOf', 'prefixItems']
const single = [
  ...['items', 'additionalItems', 'additionalProperties', 'contains', 'propertyNames', 'not', 'if', 'then', 'else'],
  ...['unevaluatedItems', 'unevaluatedProperties', 'contentSchema'],
]

export type PlaceKind = 'map' | 'list' | 'schema'

const kinds = new Map<string, PlaceKind>([
  ...maps.map((key) => [key, 'map'] as const),
  ...lists.map((key) => [key, 'list'] as const),
  ...single.map((key) => [key, 'schema'] as const),
])

/** What a keyword holds; undefined where it holds no schemas. `items` may hold a list as well. */
export const placeKind = (keyword: string): PlaceKind | undefined => kinds.get(keyword)
