import { z } from 'zod'
import { doc } from './json'

export const hintNames = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const
export type HintName = (typeof hintNames)[number]

/** Given once: by a source in reading order, by an edit from its caller. Ours only, never exported to others' formats. */
export const nodeId = z.string().min(1, 'must not be empty')
export type NodeId = z.infer<typeof nodeId>

const hint = z.boolean().optional()
const hints = { readOnlyHint: hint, destructiveHint: hint, idempotentHint: hint, openWorldHint: hint } satisfies Record<
  HintName,
  typeof hint
>

/** What a node says for itself; an absent member is inherited. */
export const own = z.strictObject({
  enabled: z.boolean().optional(),
  synchronous: z.boolean().optional(),
  timeoutSeconds: z.number().optional(),
  guidanceKey: z.string().optional(),
  annotations: z.strictObject(hints).optional(),
})
export type Own = z.infer<typeof own>

/** How one parameter becomes an argument of a command line. */
export const arg = z.strictObject({
  property: z.string(),
  as: z.enum(['option', 'positional']),
  flag: z.string().optional(),
  alias: z.string().optional(),
  file: z.strictObject({ flag: z.string().optional() }).optional(),
  mtdf: doc.optional(),
})
export type Arg = z.infer<typeof arg>

export const cli = z.strictObject({
  command: z.string().optional(),
  word: z.string().optional(),
  positionalsFirst: z.boolean().optional(),
  args: z.array(arg),
})
export type Cli = z.infer<typeof cli>

/** Design material: what is ours about a tool, and no part of its definition. */
export const design = z.strictObject({
  prefix: z.string().optional(),
  argumentSummary: z.boolean().optional(),
  commandSchema: z.string().optional(),
  deprecated: z
    .strictObject({
      since: z.string().optional(),
      replacedBy: z.string().optional(),
      removedIn: z.string().optional(),
      note: z.string().optional(),
    })
    .optional(),
  history: z.array(z.strictObject({ version: z.string(), note: z.string() })).optional(),
  results: z
    .array(
      z.strictObject({
        id: z.string(),
        when: z.enum(['success', 'failure']),
        errorType: z.string().optional(),
        message: z.string(),
        instruction: z.string().optional(),
      }),
    )
    .optional(),
  examples: z
    .array(
      z.strictObject({
        id: z.string(),
        title: z.string().optional(),
        arguments: doc,
        answer: doc.optional(),
        note: z.string().optional(),
      }),
    )
    .optional(),
  module: z.string().optional(),
  priority: z.enum(['critical', 'high', 'medium', 'low']).optional(),
})
export type Design = z.infer<typeof design>

const lone = z.strictObject({
  id: nodeId,
  tool: doc,
  own: own.optional(),
  cli: cli.optional(),
  /** The MTDF object as it was read, so that what nobody changes is written as it came. The lists that became children and arguments stand in it as `[]`. */
  mtdf: doc.optional(),
  file: z.string().optional(),
  design: design.optional(),
})

/** A tool, or with `children` (also empty ones) a group of tools. `tool` is the `tools/list` entry as sent or to be sent. */
export type Node = z.infer<typeof lone> & { children?: readonly Node[] | undefined }

/** Its type is written out: derived, the children would come to other projects as records of anything. */
export const node: z.ZodType<Node, Node> = lone.extend({
  get children() {
    return z.array(node).optional()
  },
})
