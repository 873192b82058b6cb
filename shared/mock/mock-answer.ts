import { fitsIn } from '../form/fits'
import { generate } from '../form/generate'
import { type Doc, type Json, member } from '../tool/json'
import type { ResolvedTool } from '../tool/resolved'
import { nearestExample } from './nearest-example'
import { resultOf } from './result-of'

/** What a tool that does not run yet would answer. `words` say where it comes from: "It comes …". */
export type MockAnswer = {
  /** A CallToolResult. */
  result: Doc
  from: 'example' | 'schema' | 'case' | 'nothing'
  words: string
  exampleId?: string
}

/** An example with these arguments answers, else one that shares some of them, else the output schema, a result case, any example. */
export function mockAnswer({ tool, design }: Pick<ResolvedTool, 'tool' | 'design'>, args: Doc): MockAnswer {
  const { examples = [], results = [] } = design
  const near = nearestExample(examples, args)
  if (near && (near.same || near.shared > 0)) return fromExample(near, args)
  const schema = member(tool, 'outputSchema')
  const made = schema === undefined ? undefined : madeUp(schema)
  if (made !== undefined) return { result: resultOf(made), from: 'schema', words: 'from the output schema, made up' }
  const told = results.find(({ when }) => when === 'success') ?? results[0]
  if (told) return { result: resultOf(caseValue(told), told.when === 'failure'), from: 'case', words: `from the result case “${told.id}”` }
  if (near) return fromExample(near, args)
  const why =
    schema === undefined
      ? 'from nothing: there is no example and no output schema to answer with'
      : 'from nothing: there is no example, and no value was found that fits the output schema'
  return { result: { content: [{ type: 'text', text: `A mock answer ${why}.` }] }, from: 'nothing', words: why }
}

function fromExample({ example, shared, same }: NonNullable<ReturnType<typeof nearestExample>>, args: Doc): MockAnswer {
  const given = Object.keys(args).length
  const named = `from the example “${example.title ?? example.id}”`
  const words = same
    ? named
    : shared > 0
      ? `${named}, which shares ${shared} of ${given} ${given === 1 ? 'argument' : 'arguments'}`
      : `${named}, whose arguments differ`
  return { result: example.answer, from: 'example', words, exampleId: example.id }
}

function madeUp(schema: Json): Json | undefined {
  try {
    return generate(schema, schema, fitsIn(schema), { full: true })
  } catch {
    // A schema that is none at all: there is nothing to make up from it.
    return undefined
  }
}

type ResultCase = NonNullable<ResolvedTool['design']['results']>[number]

/** The Result pattern, as a generated server would fill it. */
function caseValue({ when, errorType, message, instruction }: ResultCase): Doc {
  return {
    success: when === 'success',
    ...(errorType !== undefined && { error_type: errorType }),
    message,
    ...(instruction !== undefined && { instruction }),
  }
}
