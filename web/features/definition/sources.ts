import { resolveRef } from '#shared/schema/refs'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'

/** The objects of a schema that together say what stands at one place. */
export type Sources = {
  docs: readonly Doc[]
  /** Those of them that a reference led to. */
  referred: readonly Doc[]
  /** A reference that leads nowhere. */
  dangling?: string
}

/** Follows references, `allOf`, and an alternative that stands beside null only. */
export function sourcesOf(root: Json, given: readonly Json[]): Sources {
  const docs: Doc[] = []
  const referred: Doc[] = []
  let dangling: string | undefined
  const open: { value: Json; byRef: boolean }[] = given.map((value) => ({ value, byRef: false }))
  for (let next = open.shift(); next; next = open.shift()) {
    const { value, byRef } = next
    if (!isDoc(value) || docs.includes(value)) continue
    docs.push(value)
    if (byRef) referred.push(value)
    const ref = member(value, '$ref')
    if (typeof ref === 'string') {
      const target = resolveRef(root, ref)
      if (target === undefined) dangling = ref
      else open.push({ value: target, byRef: true })
    }
    const parts = member(value, 'allOf')
    const inside = [...(Array.isArray(parts) ? (parts as Json[]) : []), ...soleAlternative(value)]
    open.push(...inside.map((part) => ({ value: part, byRef: false })))
  }
  return { docs, referred, ...(dangling !== undefined && { dangling }) }
}

function soleAlternative(schema: Doc): Json[] {
  const listed = member(schema, 'oneOf') ?? member(schema, 'anyOf')
  if (!Array.isArray(listed)) return []
  const real = (listed as Json[]).filter((one) => !(isDoc(one) && member(one, 'type') === 'null'))
  return real.length === 1 ? real : []
}
