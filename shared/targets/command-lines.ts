import { argv } from '../mtdf/argv'
import type { Argv } from '../mtdf/argv-as'
import { changeNodes, wayTo } from '../tool/edits/tree'
import { type Doc, define, isDoc, type Json, member } from '../tool/json'
import { parametersOf } from '../tool/lenses'
import type { NodeId } from '../tool/node'
import { resolve } from '../tool/resolve'
import { rulesWords } from '../tool/rules-effect'
import { dialects, type Toolset } from '../tool/toolset'
import { commandArgv } from './command-argv'
import { commandLineOf } from './command-line'

/** One command line, and the servers that run it so. */
export type CommandLines = { by: readonly string[]; line: Argv }

/** What each kind of server runs for one call of a tool; those that agree stand together, the toolset's own rules first. */
export function commandLines(toolset: Toolset, id: NodeId, given: Doc): CommandLines[] {
  const lone = alone(toolset, id)
  const offered = (rules: Toolset['rules']) => resolve(lone, rules).find((tool) => tool.id === id)
  const own = offered(toolset.rules)
  const generated = own && commandLineOf(own, toolset.rules)
  const order = [...dialects].sort((a, b) => Number(b === toolset.rules) - Number(a === toolset.rules))
  const all = order.flatMap((dialect): [string, Argv][] => {
    const tool = offered(dialect)
    return tool ? [[rulesWords(dialect).label, argv(tool, given, { dialect })]] : []
  })
  const made: [string, Argv][] = generated ? [['a generated server', { argv: commandArgv(generated, given) }]] : []
  const found: { by: string[]; line: Argv }[] = []
  for (const [by, line] of toolset.rules === 'mcp' ? [...made, ...all] : [...all, ...made]) {
    const same = found.find((one) => JSON.stringify(one.line) === JSON.stringify(line))
    if (same) same.by.push(by)
    else found.push({ by: [by], line })
  }
  return found
}

/** Only the way to the tool: its neighbours say nothing about its command line, and there may be hundreds. */
function alone(toolset: Toolset, id: NodeId): Toolset {
  const way = wayTo(toolset.nodes, id)
  const ids = way.map((node) => node.id)
  const pruned = changeNodes({ ...toolset, nodes: way.slice(0, 1) }, ids, (node) =>
    node.children ? { ...node, children: node.children.filter((child) => ids.includes(child.id)) } : node,
  )
  return pruned
}

/** Arguments made up for a picture of the command line: every parameter has a value, texts are the parameter's name as usage lines have it. */
export function madeUpArguments(tool: Doc): Doc {
  const made: Record<string, Json> = {}
  for (const { name, schema } of parametersOf(tool)) define(made, name, madeUp(name, isDoc(schema) ? schema : {}))
  return made
}

function madeUp(name: string, schema: Doc): Json {
  const examples = member(schema, 'examples')
  const values = member(schema, 'enum')
  const first = [member(schema, 'const'), list(examples)[0], member(schema, 'default'), list(values)[0]].find(
    (value) => value !== undefined,
  )
  const type = member(schema, 'type')
  if (type === 'boolean') return true
  if (first !== undefined) return first
  if (type === 'integer' || type === 'number') return 1
  if (type === 'array') return [madeUp(name, isDoc(member(schema, 'items')) ? (member(schema, 'items') as Doc) : {})]
  if (type === 'object') return {}
  return name.replace(/^-+/, '').replaceAll('-', '_').toUpperCase()
}

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : [])
