import { type Doc, isDoc, type Json, member } from '../../tool/json'
import { docOf, has, mapMembers } from './docs'
import { forGemini } from './librechat-google'
import { growthBudget } from './references'
import { rewriting } from './rewriting'

/** References are replaced by what they name, `const` by a list of one, and keywords of vendors go. */
export const librechatSchema = rewriting((schema) => ({ schema: normalized(resolved(schema)), compared: { inlined: true } }))

/** The same, then made to fit what Gemini takes. */
export const librechatGoogle = rewriting((schema) => {
  const made = forGemini(normalized(resolved(schema)))
  const properties = member(made, 'properties')
  const isEmpty = member(made, 'type') === 'object' && !(isDoc(properties) && Object.keys(properties).length > 0)
  if (!isEmpty) return { schema: made, compared: { inlined: true } }
  return {
    schema: { type: 'object', properties: { input: { type: 'string', description: 'Input for the tool' } }, required: [] },
    compared: { inlined: true },
  }
})

function resolved(schema: Doc): Doc {
  const budget = growthBudget()
  const visited = new Set<string>()

  const walk = (value: Json, outer: Doc | undefined): Json => {
    if (typeof value !== 'object' || value === null) return value
    budget.enter()
    const made = Array.isArray(value) ? value.map((item) => walk(item, outer)) : isDoc(value) ? node(value, outer) : value
    budget.leave()
    return made
  }
  const node = (value: Doc, outer: Doc | undefined): Doc => {
    const definitions = outer ?? tableOf(value)
    const entries: (readonly [string, Json])[] = []
    for (const [key, held] of Object.entries(value)) {
      if ((key === '$defs' || key === 'definitions') && visited.size === 0) entries.push([key, held])
      else if (key === '$ref' && typeof held === 'string') {
        if (visited.has(held)) return { type: 'object' }
        const target = definitions && member(definitions, held.replace(/^#\/(\$defs|definitions)\//, ''))
        if (!target) entries.push([key, held])
        else {
          visited.add(held)
          const made = walk(target, definitions)
          visited.delete(held)
          if (isDoc(made)) entries.push(...Object.entries(made))
        }
      } else entries.push([key, walk(held, definitions)])
    }
    return docOf(entries)
  }
  return node(schema, undefined)
}

function tableOf(schema: Doc): Doc | undefined {
  const table = member(schema, '$defs') || member(schema, 'definitions')
  return isDoc(table) ? table : undefined
}

function normalized(schema: Doc): Doc {
  const kept = Object.entries(schema).filter(
    ([key]) => !key.startsWith('x-') && key !== '$defs' && key !== 'definitions' && !(key === 'const' && has(schema, 'enum')),
  )
  return docOf(kept.map(([key, value]) => (key === 'const' ? ['enum', [value]] : [key, normalizedMember(key, value)])))
}

const inside = (value: Json): Json => (Array.isArray(value) ? value.map(inside) : isDoc(value) ? normalized(value) : value)

function normalizedMember(key: string, value: Json): Json {
  if (key === 'properties') return isDoc(value) ? mapMembers(value, inside) : value
  return ['items', 'additionalProperties', 'oneOf', 'anyOf', 'allOf'].includes(key) ? inside(value) : value
}
