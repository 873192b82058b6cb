import { type Doc, isDeeperThan } from '../../tool/json'
import { type Comparison, lossesBetween } from './losses'
import type { Rewritten, SchemaLoss } from './rewriter'

/** Thrown where a client refuses a schema; the message says what then happens. */
export class Refused extends Error {}

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
      if (error instanceof Refused) return { losses: [], error: error.message }
      throw error
    }
  }
