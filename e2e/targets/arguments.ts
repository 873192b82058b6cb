import { fitsIn } from '#shared/form/fits'
import { generate } from '#shared/form/generate'
import { schemaFaults } from '#shared/schema/check'
import { validatorFor } from '#shared/schema/validate'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import { parametersOf } from '#shared/tool/lenses'
import { resolve } from '#shared/tool/resolve'
import type { Toolset } from '#shared/tool/toolset'

/** Arguments a tool must take; nothing where its schema is not valid or none were found. */
export function fittingArguments(tool: Doc): Doc | undefined {
  const schema = member(tool, 'inputSchema')
  if (!isDoc(schema) || schemaFaults(schema).length > 0) return undefined
  const made = generate(schema, schema, fitsIn(schema))
  return isDoc(made) && validatorFor(schema)(made).valid === true ? made : undefined
}

/** The same for all tools that a target writes, in their order. */
export const fittingForAll = (toolset: Toolset): (Doc | undefined)[] =>
  resolve(toolset)
    .filter(({ unlisted, tool }) => unlisted === undefined && typeof member(tool, 'name') === 'string')
    .map(({ tool }) => fittingArguments(tool))

/** Arguments it must refuse: something is missing, of the wrong kind, or unknown. */
export function unfitArguments(tool: Doc, fitting: Doc): Doc | undefined {
  const schema = member(tool, 'inputSchema') as Doc
  const parameters = parametersOf(tool)
  const wrong = parameters.flatMap(({ name }) => [{}, [], 3, 'text', null].map((value: Json) => ({ ...fitting, [name]: value })))
  const fits = validatorFor(schema)
  return [{}, ...wrong, { ...fitting, 'no such parameter': 1 }].find((args) => fits(args).valid === false)
}
