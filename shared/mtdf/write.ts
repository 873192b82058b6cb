import type { Loss } from '../targets/target'
import { commandOf } from '../tool/command-name'
import { type Doc, type Json, member, withMember } from '../tool/json'
import { nameOf, titleOf } from '../tool/lenses'
import type { Node } from '../tool/node'
import type { Dialect, Toolset } from '../tool/toolset'
import { convertMembers } from './convert'
import { type Format, formats } from './formats'
import { nodeOrder, writeOwn } from './members'
import { fill } from './read'
import { unheld } from './unheld'
import { withDefault } from './with-default'
import { writeArgs } from './write-args'

/** `from` is the dialect the nodes belong to. Where both are the same nothing is converted, and what was not changed comes out as it came. */
export type WriteAs = { dialect: Dialect; from: Toolset['rules'] }
/** `standIns` are those of the losses where something stands in the document that nobody wrote, because every parser demands it. */
export type WrittenMtdf = { document: Doc; losses: Loss[]; standIns: Loss[] }

/** One root as an MTDF document, and what that cannot carry. */
export function writeMtdf(root: Node, as: WriteAs): WrittenMtdf {
  const losses: Loss[] = []
  const standIns: Loss[] = []
  const document = writeNode(withDefault(root), [], { ...as, format: formats[as.dialect], losses, standIns })
  return { document, losses, standIns }
}

type Context = WriteAs & { format: Format; losses: Loss[]; standIns: Loss[] }

function writeNode(node: Node, above: readonly string[], context: Context): Doc {
  const isRoot = above.length === 0
  const path = [...above, nameOf(node.tool)]
  const kept = context.from === context.dialect && node.mtdf !== undefined
  const tool = path.filter((name) => name !== 'default').join('_')
  const lose = (at: string, message: string) => context.losses.push({ tool, at, message })
  const standIn = (key: Demanded) => {
    const loss = { tool, at: key === 'command' ? '/cli/command' : `/${key}`, message: standIns[key](node).message }
    context.losses.push(loss)
    context.standIns.push(loss)
  }
  let document: Doc = node.mtdf ?? {}
  const set = (key: string, value: Json | undefined) => {
    document = withMember(document, key, value, nodeOrder)
  }
  const filled = (key: string, entries: readonly Json[]) => {
    const place = member(document, key)
    if (!kept && Array.isArray(place) && place.some(Array.isArray)) lose('', `What is no entry of "${key}" is left out of it.`)
    return fill(kept ? place : undefined, entries)
  }
  const demanded = isRoot ? allDemanded : ofEach
  for (const key of demanded) {
    const present = key === 'command' ? node.cli?.command : textIn(node.tool, key)
    // What stood in when a file was written still does after that file was read.
    if (present === undefined && textIn(document, key) === standIns[key](node).text) standIn(key)
    else if (textIn(document, key) !== present) set(key, present)
  }
  document = writeOwn(document, node.own)
  if (!isRoot) {
    if (flagIn(document, 'positional_args_first') !== node.cli?.positionalsFirst) set('positional_args_first', node.cli?.positionalsFirst)
    for (const [key, options] of Object.entries(writeArgs(node, { ...context, kept, lose }))) {
      if (Array.isArray(member(document, key)) || options.length > 0) set(key, filled(key, options))
    }
  }
  const children = node.children?.map((child) => writeNode(child, path, context))
  if (children) set('subcommand', filled('subcommand', children))
  else if (Array.isArray(member(document, 'subcommand'))) set('subcommand', undefined)
  for (const { at, message } of unheld(node, isRoot)) lose(at, message)
  if (kept) return document
  for (const key of demanded) {
    if (textIn(document, key) !== undefined) continue
    set(key, standIns[key](node).text)
    standIn(key)
  }
  return convertMembers(document, { format: context.format, dialect: context.dialect, isRoot, lose })
}

/** What every parser demands: of each, and of a root. */
const ofEach = ['name', 'description'] as const
const allDemanded = [...ofEach, 'command'] as const
type Demanded = (typeof allDemanded)[number]

const standIns: Record<Demanded, (node: Node) => { text: string; message: string }> = {
  name: () => ({ text: 'unnamed', message: 'It has no name: it is written as "unnamed".' }),
  description: ({ tool }) => {
    const text = titleOf(tool) ?? textIn(tool, 'name') ?? 'unnamed'
    return { text, message: `It has no description: "${text}" stands in.` }
  },
  command: ({ tool }) => {
    const text = commandOf(textIn(tool, 'name') ?? 'unnamed')
    return { text, message: `It has no command: "${text}" is made from its name. Set the command it runs.` }
  },
}

const textIn = (document: Doc, key: string): string | undefined => {
  const value = member(document, key)
  return typeof value === 'string' ? value : undefined
}
const flagIn = (document: Doc, key: string): boolean | undefined => {
  const value = member(document, key)
  return typeof value === 'boolean' ? value : undefined
}

/** Key order as it came, two spaces, a line break at the end. */
export const mtdfText = (document: Doc): string => `${JSON.stringify(document, null, 2)}\n`
