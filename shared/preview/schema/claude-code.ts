import { resolveRef } from '../../schema/refs'
import { type Doc, isDoc, type Json, member, withMember } from '../../tool/json'
import { docOf, has, joined, textsIn, without } from './docs'
import { combinators } from './lowered'
import type { SchemaLoss } from './rewriter'
import { Refused, rewriting } from './rewriting'

/** Root combinators are flattened into one object, and a sentence before the description tells what belongs together; all else is sent as it is. */
export const claudeCodeSchema = rewriting((schema) => {
  if (!has(schema, ...combinators)) return { schema }
  const flat = flattened(schema, schema, [])
  const groups = ['anyOf', 'oneOf'].flatMap((key) =>
    branchesOf(schema, key, schema).map((branch) => flattened(branch, schema, []).required),
  )
  const made = joined(without(schema, combinators), { type: 'object', properties: flat.properties })
  const told = groups.filter((names) => names.length > 0)
  return {
    schema: flat.required.length > 0 ? withMember(made, 'required', flat.required) : made,
    notes: combinators.filter((key) => has(schema, key)).map(note),
    ...(told.length > 0 && {
      prologue: `Give one of these groups of parameters: ${told.map((names) => names.join(' and ')).join('; or ')}. `,
    }),
  }
})

const note = (key: string): SchemaLoss => ({
  at: `/${key}`,
  message:
    key === 'allOf'
      ? 'The fields of all branches become fields of one object; what each requires still holds.'
      : `The fields of all branches of \`${key}\` become fields of one object; what each requires is told in a sentence of the client's own before the description, in words that are not documented.`,
  severity: 'changed',
})

type Flat = { properties: Doc; required: string[] }

/** A field that stands in several branches is taken from the first: which one the client takes is not documented. */
function flattened(schema: Doc, root: Doc, way: readonly Doc[]): Flat {
  if (way.includes(schema)) return { properties: {}, required: [] }
  const own = member(schema, 'properties')
  const all = branchesOf(schema, 'allOf', root).map((branch) => flattened(branch, root, [...way, schema]))
  const some = ['anyOf', 'oneOf'].flatMap((key) => branchesOf(schema, key, root).map((branch) => flattened(branch, root, [...way, schema])))
  const parts = [isDoc(own) ? own : {}, ...[...all, ...some].map(({ properties }) => properties)]
  const properties = docOf(
    Object.keys(joined(...parts)).map(
      (name) => [name, parts.map((part) => member(part, name)).find((value) => value !== undefined)] as const,
    ),
  )
  return { properties, required: [...new Set([...textsIn(member(schema, 'required')), ...all.flatMap(({ required }) => required)])] }
}

function branchesOf(schema: Doc, key: string, root: Doc): Doc[] {
  const branches = member(schema, key) ?? []
  if (!Array.isArray(branches)) throw new Refused(skipped(`\`${key}\` is no list`))
  return branches.map((branch: Json) => {
    const ref = isDoc(branch) ? member(branch, '$ref') : undefined
    const found = typeof ref === 'string' ? resolveRef(root, ref) : branch
    if (!isDoc(found)) throw new Refused(skipped(`a branch of \`${key}\` is no object schema`))
    return found
  })
}

const skipped = (why: string): string => `Claude Code leaves this tool out: its root cannot be made one object (${why}).`
