import { pointer, pointerParts } from '#shared/tool/pointer'

/** Keywords that hold schemas by name or by number, and those that hold one. */
const holdMany = ['properties', 'patternProperties', '$defs', 'definitions', 'oneOf', 'anyOf', 'allOf', 'prefixItems']
const holdOne = ['items', 'additionalItems', 'additionalProperties', 'unevaluatedProperties']

/** The schema, by its place, that a fault at some keyword of it belongs to. */
export function schemaPlace(at: string): string {
  const parts = pointerParts(at)
  let end = 1
  while (end < parts.length) {
    const key = parts[end] as string
    if (holdMany.includes(key) && end + 1 < parts.length) end += 2
    else if (holdOne.includes(key)) end += /^\d+$/.test(parts[end + 1] ?? '') ? 2 : 1
    else break
  }
  return pointer(parts.slice(0, end))
}
