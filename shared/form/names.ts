import { isDoc, type Json, member } from '../tool/json'
import { shownValue, typeWord } from './field'
import { flatten } from './flatten'

/** Names for the branches of a union, each its own: a title, the tag that tells it apart, or what it is made of. */
export function branchNames(root: Json, branches: readonly Json[]): string[] {
  const plain = branches.map((branch, index) => nameOf(root, branch) ?? `Option ${index + 1}`)
  return plain.map((name, index) => {
    const twins = plain.filter((other) => other === name).length
    if (twins === 1) return name
    return detail(branches[index] as Json) ?? `${name} ${plain.slice(0, index + 1).filter((other) => other === name).length}`
  })
}

/** Lists of lists are named two levels deep: a schema may be a list of itself. */
function nameOf(root: Json, branch: Json, depth = 0): string | undefined {
  if (!isDoc(branch)) return branch === true ? 'anything' : undefined
  const title = member(branch, 'title')
  if (typeof title === 'string' && title !== '') return title
  const fixed = member(branch, 'const')
  if (fixed !== undefined) return shownValue(fixed)
  const tag = tagOf(root, branch)
  if (tag !== undefined) return tag
  const values = member(branch, 'enum')
  if (Array.isArray(values)) return values.length <= 3 ? values.map((value) => shownValue(value as Json)).join(', ') : 'one of a list'
  const type = member(branch, 'type') ?? (member(branch, 'properties') ? 'object' : undefined)
  if (type === 'array') return depth < 2 ? listName(root, member(branch, 'items'), depth + 1) : 'list'
  const format = member(branch, 'format')
  if (type === 'string' && typeof format === 'string') return format
  return typeof type === 'string' ? typeWord(type) : undefined
}

const plural: Record<string, string> = {
  text: 'texts',
  number: 'numbers',
  'whole number': 'whole numbers',
  object: 'objects',
  list: 'lists',
  'true or false': 'true or false',
}

function listName(root: Json, items: Json | undefined, depth: number): string {
  const inner = items === undefined || Array.isArray(items) ? undefined : nameOf(root, flatten(root, items), depth)
  return inner === undefined ? 'list' : `list of ${plural[inner] ?? inner}`
}

/** A property that can have only one value tells the branches of a union apart. */
function tagOf(root: Json, branch: Json): string | undefined {
  const properties = isDoc(branch) ? member(branch, 'properties') : undefined
  if (!isDoc(properties)) return undefined
  for (const inner of Object.values(properties)) {
    const schema = flatten(root, inner)
    if (!isDoc(schema)) continue
    const fixed = member(schema, 'const')
    const values = member(schema, 'enum')
    if (typeof fixed === 'string') return fixed
    if (Array.isArray(values) && values.length === 1 && typeof values[0] === 'string') return values[0]
  }
  return undefined
}

/** What an object needs, for branches that are otherwise alike. */
function detail(branch: Json): string | undefined {
  if (!isDoc(branch)) return undefined
  const required = member(branch, 'required')
  const properties = member(branch, 'properties')
  const keys = Array.isArray(required) && required.length > 0 ? (required as string[]) : isDoc(properties) ? Object.keys(properties) : []
  if (keys.length > 0) return `with ${keys.slice(0, 2).join(', ')}`
  const format = member(branch, 'format')
  const pattern = member(branch, 'pattern')
  return typeof format === 'string' ? format : typeof pattern === 'string' ? `like ${pattern}` : undefined
}
