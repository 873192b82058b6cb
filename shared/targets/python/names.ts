import { fileNames, snakeCase, uniqueNames, wordsOf } from '../names'

const keywords =
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  )

/** Names of modules, without their ending: `import_` for a tool called import. */
export function moduleNames(): (name: string) => string {
  return fileNames(moduleName, { joint: '_' })
}

function moduleName(words: readonly string[]): string {
  const name = snakeCase(words).replace(/^(?=\d)/, 'tool_')
  return keywords.includes(name) ? `${name}_` : name
}

/** What a field may not be called: words of the language, attributes of every model, and types that annotations name. */
const takenFields = new Set([
  ...keywords,
  ...'construct copy dict from_orm json parse_file parse_obj parse_raw schema schema_json update_forward_refs validate'.split(' '),
  ...'str int float bool list tuple object Any Literal Field ConfigDict Model'.split(' '),
])
const takenByPydantic =
  /^model_(config|fields|fields_set|computed_fields|extra|construct|copy|json_schema|parametrized_name|post_init|rebuild|dump.*|validate.*)$/
const isFree = (name: string) => /^[A-Za-z]\w*$/.test(name) && !takenFields.has(name) && !takenByPydantic.test(name)

/** The field for each property: its own name where Python takes it. */
export function fieldNames(properties: readonly string[]): (property: string) => string {
  const plain = properties.filter(isFree)
  const unique = uniqueNames({ reserved: [...plain, ...takenFields], joint: '_' })
  const others = new Map(properties.filter((name) => !isFree(name)).map((name) => [name, unique(otherName(name))]))
  return (property) => others.get(property) ?? property
}

function otherName(property: string): string {
  if (takenByPydantic.test(property)) return `its_${property}`
  if (/^[A-Za-z]\w*$/.test(property)) return `${property}_`
  const name = snakeCase(wordsOf(property))
    .replace(/^(?=\d|$)/, 'field_')
    .replace(/_$/, '')
  return isFree(name) ? name : `${name}_`
}
