import type { Doc } from '../../tool/json'

/** What a model is offered in place of the tool's own schema. `error` is a schema that the client refuses, with what then happens. */
export type Rewritten = {
  schema?: Doc
  /** At which place of the tool's own schema (JSON Pointer) what is lost or changed. */
  losses: readonly SchemaLoss[]
  error?: string
  /** Sentence that the client puts before the description. */
  prologue?: string
}

export type SchemaLoss = { at: string; message: string; severity: 'lost' | 'changed' | 'added' }

/** How a client hands a schema on, for one family of models; the first of a client is the usual one. */
export type Rewriter = { id: string; label: string; rewrite(schema: Doc): Rewritten }
