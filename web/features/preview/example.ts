import { fitsIn } from '#shared/form/fits'
import { generate } from '#shared/form/generate'
import { type Doc, isDoc, member } from '#shared/tool/json'
import type { ResolvedTool } from '#shared/tool/resolved'

const few = 3

/** Arguments to draw a question with: an example of the design or of the schema, else required ones made up, else a few others. */
export function exampleOf({ tool, design }: Pick<ResolvedTool, 'tool' | 'design'>): Doc {
  const schema = member(tool, 'inputSchema')
  const designed = design.examples?.[0]?.arguments
  if (isDoc(designed)) return designed
  if (!isDoc(schema)) return {}
  const given = member(schema, 'examples')
  const first = Array.isArray(given) ? given.find(isDoc) : undefined
  if (first) return first
  const made = generate(schema, schema, fitsIn(schema))
  if (isDoc(made) && Object.keys(made).length > 0) return made
  const full = generate(schema, schema, fitsIn(schema), { full: true })
  return isDoc(full) ? Object.fromEntries(Object.entries(full).slice(0, few)) : {}
}
