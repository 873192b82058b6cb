import { type Doc, isDoc, type Json, member } from '../tool/json'
import { parametersOf } from '../tool/lenses'
import type { Arg, Node } from '../tool/node'
import type { Dialect, Toolset } from '../tool/toolset'
import { type Format, formats } from './formats'
import { isRequired } from './read-option'
import { flagOf, writeOption } from './write-option'

export type ArgsContext = { format: Format; from: Toolset['rules']; kept: boolean; lose(at: string, message: string): void }

/** A parameter together with the way it takes onto the command line. */
export type PlacedArg = { arg: Arg; schema: Json; required: boolean; at: string }

/** The arguments of a node, in their order: `args` says how, the schema says which. A parameter that no argument names is an option. */
export function placedArgs(node: Node): PlacedArg[] {
  const parameters = new Map(parametersOf(node.tool).map((parameter) => [parameter.name, parameter]))
  const args: readonly Arg[] = node.cli?.args ?? []
  const named = new Set(args.map(({ property }) => property))
  const added = [...parameters.keys()].filter((name) => !named.has(name)).map((property): Arg => ({ property, as: 'option' }))
  return [...args, ...added].flatMap((arg) => {
    const parameter = parameters.get(arg.property)
    return parameter ? [{ arg, schema: parameter.schema, required: parameter.required, at: parameter.at }] : []
  })
}

export function writeArgs(node: Node, { format, from, kept, lose }: ArgsContext): { options: Doc[]; positional_args: Doc[] } {
  const placed = placedArgs(node)
  const written = placed.map(({ arg, schema, required, at }, index) => {
    const twins = placed.filter((other) => other.arg.property === arg.property)
    // Of two that share a property the last gives the schema: the others stay as they came.
    const isLast = twins.at(-1) === placed[index]
    if (!isLast && kept && arg.mtdf) return { as: arg.as, option: arg.mtdf }
    const othersRequire = twins.some((twin) => twin.arg !== arg && twin.arg.mtdf && isRequired(twin.arg.mtdf))
    const own = arg.mtdf ? isRequired(arg.mtdf) : false
    const { option, losses } = writeOption({ arg, schema, required: required && (own || !othersRequire), format, kept: kept && !!arg.mtdf })
    const before = arg.mtdf && from !== 'mcp' ? flagOf(arg.property, formats[from].shortFlags) : undefined
    const after = flagOf(arg.property, format.shortFlags)
    if (arg.as === 'option' && before !== undefined && before !== after)
      lose(at, `It was ${before} on the command line and becomes ${after}.`)
    for (const loss of losses) lose(loss.at === '' ? at : `${at}/${loss.at}`, loss.message)
    return { as: arg.as, option }
  })
  const all = (as: Arg['as']) => written.filter((one) => one.as === as).map(({ option }) => option)
  return { options: all('option'), positional_args: all('positional') }
}

/** The options of a node as a file of that dialect has them, in the order of its arguments. */
export function optionsOf(node: Node, dialect: Dialect): { arg: Arg; option: Doc }[] {
  const format = formats[dialect]
  return placedArgs(node).map(({ arg, schema, required }) => ({
    arg,
    option: writeOption({ arg, schema, required, format, kept: arg.mtdf !== undefined }).option,
  }))
}

/** The keywords of an input schema beside its parameters: MTDF has none of them. */
export function schemaKeywords(tool: Doc): string[] {
  const schema = member(tool, 'inputSchema')
  return isDoc(schema) ? Object.keys(schema).filter((key) => !['type', 'properties', 'required'].includes(key)) : []
}
