import { isDoc, type Json, member } from '../tool/json'
import { pointerParts } from '../tool/pointer'
import { innerSchemas, mapSchemas } from './inner'
import { withKeyword } from './place'

/** References follow what they lead to: each place of the schema that moved, with where it stands now. */
export function moveRefs(root: Json, moved: readonly (readonly [from: string, to: string])[]): Json {
  const moves = moved.filter(([from, to]) => from !== to).map(([from, to]) => [pointerParts(from), pointerParts(to)] as const)
  if (moves.length === 0) return root
  return mapSchemas(root, (schema) => {
    const ref = member(schema, '$ref')
    const next = typeof ref === 'string' && ref.startsWith('#/') ? movedRef(ref, moves) : ref
    return next === ref ? schema : withKeyword(schema, '$ref', next)
  })
}

function movedRef(ref: string, moves: readonly (readonly [readonly string[], readonly string[]])[]): string {
  const raw = ref.slice(2).split('/')
  const parts = raw.map(decoded)
  const move = moves.find(([from]) => from.length <= parts.length && from.every((part, index) => part === parts[index]))
  if (!move) return ref
  const [from, to] = move
  // What keeps its place keeps its spelling: `%20` and a blank mean the same.
  const head = to.map((part, index) => (part === parts[index] && index < from.length ? (raw[index] as string) : encoded(part)))
  return `#/${[...head, ...raw.slice(from.length)].join('/')}`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
  } catch {
    return part
  }
}
const encoded = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25')

/** How a place is referred to. */
export const refTo = (at: string): string => (at === '' ? '#' : `#/${pointerParts(at).map(encoded).join('/')}`)

/** How often a place is referred to. */
export function countRefs(root: Json, at: string): number {
  const wanted = refTo(at)
  const count = (schema: Json): number =>
    innerSchemas(schema).reduce((sum, { schema: inner }) => sum + count(inner), isRefTo(schema, wanted) ? 1 : 0)
  return count(root)
}

const isRefTo = (schema: Json, wanted: string): boolean => isDoc(schema) && member(schema, '$ref') === wanted
