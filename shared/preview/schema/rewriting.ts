import { type Doc, isDeeperThan, isDoc, type Json } from '../../tool/json'
import { pointer } from '../../tool/pointer'
import { type Comparison, lossesBetween } from './losses'
import type { Rewritten, SchemaLoss } from './rewriter'

/** Thrown where a client refuses a schema; the message says what then happens, `node` is the part of it that is refused. */
export class Refused extends Error {
  readonly node: Doc | undefined
  constructor(message: string, node?: Doc) {
    super(message)
    this.node = node
  }
}

/** What a client makes of a schema, and what only it can tell about the way there. */
export type Outcome = Pick<Rewritten, 'schema' | 'sent' | 'prologue' | 'error'> & {
  notes?: readonly SchemaLoss[]
  compared?: Comparison
}

/** Deeper than anything a person or a generator writes; a walk through it must not break. */
const levels = 200

/** A rewriter from what it makes: refusals and losses are found here, the same way for all. */
export const rewriting =
  (rewrite: (schema: Doc, name: string) => Outcome) =>
  (schema: Doc, name = ''): Rewritten => {
    if (isDeeperThan(levels, schema)) {
      return { losses: [], error: `The schema is nested deeper than ${levels} levels: what becomes of it was not worked out.` }
    }
    try {
      const { notes = [], compared, ...made } = rewrite(schema, name)
      const seen = compared?.as ?? made.schema
      return { ...made, losses: seen ? lossesBetween(schema, seen, notes, compared) : notes }
    } catch (error) {
      if (error instanceof Refused) return { losses: refusedAt(schema, error.node), error: error.message }
      throw error
    }
  }

function refusedAt(schema: Doc, node: Doc | undefined): SchemaLoss[] {
  const path = node && pathTo(schema, node)
  return path ? [{ at: pointer(path), message: 'This is what is refused.', severity: 'lost' }] : []
}

/** The way to a part of a document: the very object, not one like it. */
function pathTo(value: Json, wanted: Doc): (string | number)[] | undefined {
  if (value === wanted) return []
  if (!isDoc(value) && !Array.isArray(value)) return undefined
  for (const [key, held] of Object.entries(value)) {
    const path = pathTo(held, wanted)
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path]
  }
  return undefined
}
