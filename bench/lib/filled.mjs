const deepest = 16

/** A value with something at every place of a schema, and the JSON Pointers of its places: the most that a form can have to show. */
export function filled(root) {
  const places = []
  const value = made(root, '', deepest)
  return { value, places }

  function made(given, at, depth) {
    const schema = resolved(given)
    if (at !== '') places.push(at)
    const branch = schema.oneOf?.[0] ?? schema.anyOf?.[0]
    if (schema.enum || schema.const !== undefined) return schema.const ?? schema.enum[0]
    if (schema.properties && depth > 0)
      return Object.fromEntries(Object.entries(schema.properties).map(([key, inner]) => [key, made(inner, `${at}/${key}`, depth - 1)]))
    const type = [schema.type].flat()[0]
    if (type === 'array') return depth > 0 && schema.items ? [made(schema.items, `${at}/0`, depth - 1)] : []
    if (branch && type === undefined) {
      places.pop()
      return made(branch, at, depth)
    }
    return { string: 'text', number: 1, integer: 1, boolean: true, null: null }[type] ?? {}
  }

  function resolved(schema) {
    if (typeof schema?.$ref !== 'string') return schema ?? {}
    const parts = schema.$ref.slice(2).split('/')
    return parts.reduce((inside, key) => inside[key.replaceAll('~1', '/').replaceAll('~0', '~')], root)
  }
}
