import { validatorFor } from '../schema/validate'
import { type Doc, isDoc, type Json, member } from '../tool/json'
import { parametersOf } from '../tool/lenses'
import { resolve } from '../tool/resolve'
import type { ResolvedTool } from '../tool/resolved'
import type { Toolset } from '../tool/toolset'
import { type CommandLine, commandLineOf } from './command-line'
import { sameNames } from './losses'
import { camelCase, fileNames, kebabCase, pascalCase, uniqueNames, wordsOf } from './names'
import { type Structured, structuredOf } from './result-schema'
import type { Loss } from './target'

export type PlannedTool = {
  resolved: ResolvedTool
  /** The entry of the list without the prefix: that is added when it is served. */
  definition: Doc
  /** File name without its ending. */
  file: string
  /** The name of the module where it is imported. */
  local: string
  /** What its types begin with. */
  typeName: string
  structured: Structured
  command: CommandLine | undefined
  /** Examples whose arguments fit the schema. */
  examples: readonly { title: string; arguments: Doc; answer: Doc | undefined }[]
  /** Properties that take one literal only. */
  literals: readonly { property: string; value: Json }[]
}

/** `losses` are the tools that are left out, `unfit` the examples. */
export type Plan = { toolset: Toolset; tools: readonly PlannedTool[]; losses: readonly Loss[]; unfit: readonly Loss[] }

const keywords =
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with implements interface let package private protected public static yield await async eval arguments undefined NaN Infinity tools'.split(
    ' ',
  )

/** What becomes of each tool: its names, how it answers, what it runs. */
export function planOf(toolset: Toolset): Plan {
  const file = fileNames(kebabCase, { reserved: ['index'] })
  const local = uniqueNames({ reserved: keywords, joint: '' })
  const typeName = uniqueNames()
  const resolvedTools = resolve(toolset)
  const losses: Loss[] = sameNames(resolvedTools)
  const unfitExamples: Loss[] = []
  const tools = resolvedTools.flatMap((resolved): PlannedTool[] => {
    const reason = leftOut(resolved)
    if (reason !== undefined) {
      losses.push({ tool: resolved.plainName, at: '', message: `It is left out: ${reason}` })
      return []
    }
    const stem = file(resolved.plainName)
    const words = wordsOf(stem)
    const { fitting, unfit } = examplesOf(resolved)
    unfitExamples.push(...unfit)
    return [
      {
        resolved,
        definition: plainDefinition(resolved),
        file: stem,
        local: local(camelCase(words).replace(/^(?=\d)/, 'tool')),
        typeName: typeName(pascalCase(words).replace(/^(?=\d)/, 'Tool')),
        structured: structuredOf(resolved.tool),
        command: commandLineOf(resolved, toolset.rules),
        examples: fitting,
        literals: literalsOf(resolved.tool),
      },
    ]
  })
  return { toolset, tools, losses, unfit: unfitExamples }
}

function leftOut({ unlisted, tool }: ResolvedTool): string | undefined {
  if (unlisted !== undefined) return unlisted
  return typeof member(tool, 'name') === 'string' ? undefined : 'it has no name to be called by.'
}

const plainDefinition = ({ tool, name, plainName }: ResolvedTool): Doc =>
  name === plainName ? tool : Object.fromEntries(Object.entries(tool).map(([key, value]) => [key, key === 'name' ? plainName : value]))

function examplesOf({ tool, plainName, design }: ResolvedTool): { fitting: PlannedTool['examples']; unfit: Loss[] } {
  const all = (design.examples ?? []).map(({ id, title = id, arguments: args, answer }) => ({ title, arguments: args, answer }))
  if (all.length === 0) return { fitting: [], unfit: [] }
  const fits = validatorFor(member(tool, 'inputSchema') ?? true)
  const fitting = all.filter((example) => fits(example.arguments).valid === true)
  const unfit = all.filter((example) => !fitting.includes(example))
  return {
    fitting,
    unfit: unfit.map(({ title }) => ({
      tool: plainName,
      at: '',
      message: `The example "${title}" does not fit the input schema: it is left out.`,
    })),
  }
}

const literalsOf = (tool: Doc): PlannedTool['literals'] =>
  parametersOf(tool).flatMap(({ name, schema, required }) => {
    const value = required && isDoc(schema) ? member(schema, 'const') : undefined
    return value === undefined ? [] : [{ property: name, value }]
  })
