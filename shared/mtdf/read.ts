import type { Problem } from '../sources/source'
import { type Doc, define, isDoc, type Json, member, withMember } from '../tool/json'
import type { Arg, Node, NodeId } from '../tool/node'
import { readOwn } from './members'
import { oddities } from './oddities'
import { isRequired, propertyOf, readArg } from './read-option'

/** `id` makes an id of a wish, which is the path of names joined by `/`. */
export type ReadAs = { file?: string; id(wish: string): NodeId }

/**
 * One MTDF document as a tree. Whatever it holds is kept: what has a place in the model is read, all of it stays in `mtdf` as it came.
 * The lists that become children and arguments stand there as `[]`, so that their place among the keys is known.
 */
export function readMtdf(document: Doc, { file, id }: ReadAs): { node: Node; problems: Problem[] } {
  const root = isPlainTool(document) ? { id: id(nameIn(document)), tool: document } : readNode(document, [], id)
  const problems = isPlainTool(document) ? [] : oddities(document)
  return {
    node: { ...root, ...(file !== undefined && { file }) },
    problems: problems.map((problem) => ({ ...problem, ...(file !== undefined && { file }) })),
  }
}

/** The guide's "integration examples": tools as MCP lists them, not MTDF at all. */
export const isPlainTool = (document: Doc): boolean =>
  isDoc(member(document, 'inputSchema')) && !['command', 'subcommand'].some((key) => Object.hasOwn(document, key))

const nameIn = (document: Doc): string => {
  const name = member(document, 'name')
  return typeof name === 'string' && name !== '' ? name : 'unnamed'
}

function readNode(document: Doc, above: readonly string[], id: ReadAs['id']): Node {
  const path = [...above, nameIn(document)]
  const own = readOwn(document)
  const nodeId = id(path.join('/'))
  const subcommands = member(document, 'subcommand')
  const children = Array.isArray(subcommands) ? subcommands.filter(isDoc).map((sub) => readNode(sub, path, id)) : undefined
  const args = above.length > 0 ? argsOf(document) : []
  const cli = cliOf(document, args, above.length === 0, children === undefined)
  return {
    id: nodeId,
    tool: toolOf(document, args, children === undefined),
    ...(children && { children }),
    ...(own && { own }),
    ...(cli && { cli }),
    mtdf: residueOf(document, above.length > 0),
  }
}

function argsOf(document: Doc): Arg[] {
  return Object.keys(document).flatMap((key) => {
    const as = key === 'options' ? 'option' : key === 'positional_args' ? 'positional' : undefined
    const list = member(document, key)
    return as && Array.isArray(list) ? list.flatMap((option: Json) => readArg(option, as) ?? []) : []
  })
}

function cliOf(document: Doc, args: readonly Arg[], isRoot: boolean, isLeaf: boolean): Node['cli'] {
  const command = isRoot ? member(document, 'command') : undefined
  const first = isRoot ? undefined : member(document, 'positional_args_first')
  if (!isLeaf && args.length === 0 && typeof command !== 'string' && typeof first !== 'boolean') return undefined
  return {
    ...(typeof command === 'string' && { command }),
    ...(typeof first === 'boolean' && { positionalsFirst: first }),
    args: [...args],
  }
}

/** Options stand before positionals, as every server lists them; of two with one name the last gives the schema. */
function toolOf(document: Doc, args: readonly Arg[], isLeaf: boolean): Doc {
  const tool: Record<string, Json> = {}
  for (const key of ['name', 'description']) {
    const value = member(document, key)
    if (typeof value === 'string') define(tool, key, value)
  }
  if (!isLeaf && args.length === 0) return tool
  const properties: Record<string, Json> = {}
  const required = new Set<string>()
  for (const { property, mtdf } of [...args.filter(({ as }) => as === 'option'), ...args.filter(({ as }) => as === 'positional')]) {
    define(properties, property, propertyOf(mtdf as Doc))
    if (isRequired(mtdf as Doc)) required.add(property)
  }
  return { ...tool, inputSchema: { type: 'object', properties, ...(required.size > 0 && { required: [...required] }) } }
}

/** Entries that are no objects, and options without a name, become no nodes or arguments: the list then keeps a `null` for each that does, and each other in brackets. */
function residueOf(document: Doc, isSub: boolean): Doc {
  const stays = (key: string, item: Json) => (key === 'subcommand' ? !isDoc(item) : readArg(item, 'option') === undefined)
  return ['subcommand', ...(isSub ? ['options', 'positional_args'] : [])].reduce((residue, key) => {
    const list = member(document, key)
    if (!Array.isArray(list)) return residue
    const odd = list.some((item) => stays(key, item))
    return withMember(residue, key, odd ? list.map((item) => (stays(key, item) ? [item] : null)) : [])
  }, document)
}

/** A written list in the place that the residue keeps for it. */
export function fill(kept: Json | undefined, written: readonly Json[]): Json[] {
  const left = [...written]
  const places = Array.isArray(kept) ? (kept as Json[]) : []
  return [...places.flatMap((place): Json[] => (Array.isArray(place) ? place : left.splice(0, 1))), ...left]
}
