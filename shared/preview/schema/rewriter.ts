import type { Doc } from '../../tool/json'

/** What a model is offered in place of the tool's own schema. `error` is a schema that the client refuses, with what then happens. */
export type Rewritten = {
  /** Absent where the tool is sent without parameters, or not at all. */
  schema?: Doc
  /** What goes to the model's API, where the client puts the schema together once more. */
  sent?: Doc
  /** At which place of the tool's own schema (JSON Pointer) what is lost or changed. */
  losses: readonly SchemaLoss[]
  error?: string
  /** Sentence that the client puts before the description. */
  prologue?: string
}

export type SchemaLoss = { at: string; message: string; severity: 'lost' | 'changed' | 'added' }

/** How a client hands a schema on, for one family of models; the first of a client is the usual one. */
export type Rewriter = {
  id: string
  label: string
  /** The names of models, or of their providers, that it is for; the first rewriter is for all others. */
  models?: RegExp
  /** `name` is the tool's, for what a client says when it refuses the schema. */
  rewrite(schema: Doc, name?: string): Rewritten
}

/** The rewriter for a model, by the rewriter's own id or by any name of a model or provider. */
export function rewriterFor(rewriters: readonly Rewriter[], model = ''): Rewriter | undefined {
  return rewriters.find(({ id }) => id === model) ?? rewriters.find(({ models }) => models?.test(model)) ?? rewriters[0]
}
