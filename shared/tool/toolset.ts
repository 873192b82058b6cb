import { z } from 'zod'
import { doc, isDeeperThan, texts } from './json'
import { type Node, node, nodeId } from './node'

export const dialects = ['guide', 'ahma-0.3', 'ahma-0.6', 'ahma-labs'] as const
export type Dialect = (typeof dialects)[number]

export const severities = ['error', 'warning', 'info'] as const
export type Severity = (typeof severities)[number]

/** The newest file format this program reads. */
export const newestFormat = 1

const format = z.custom<typeof newestFormat>((value) => value === newestFormat, {
  error: ({ input }) =>
    typeof input === 'number' && input > newestFormat
      ? `is ${input}, made by a newer Toolwright; this one reads format ${newestFormat}`
      : `must be ${newestFormat}`,
})

const customRule = z.strictObject({ id: z.string(), severity: z.enum(severities), at: z.string(), schema: doc, message: z.string() })
const suppression = z.strictObject({
  rule: z.string(),
  node: nodeId.optional(),
  at: z.string().optional(),
  reason: z.string().refine((text) => text.trim() !== '', 'must say why'),
})

const shape = z.strictObject({
  format,
  name: z.string().min(1, 'must not be empty'),
  title: z.string().optional(),
  server: z
    .strictObject({
      name: z.string().optional(),
      version: z.string().optional(),
      title: z.string().optional(),
      instructions: z.string().optional(),
    })
    .optional(),
  rules: z.enum(['mcp', ...dialects]),
  prefix: z.string().optional(),
  guidance: z.strictObject({ blocks: texts, templates: doc.optional(), rest: doc.optional() }).optional(),
  commandSchemas: z
    .array(
      z.strictObject({
        id: z.string(),
        title: z.string().optional(),
        parameters: doc,
        injected: z.array(z.string()).optional(),
        namePrefix: z.string().optional(),
      }),
    )
    .optional(),
  lint: z
    .strictObject({ profile: z.string().optional(), rules: z.array(customRule).optional(), suppressions: z.array(suppression).optional() })
    .optional(),
  nodes: z.array(node),
  rest: doc.optional(),
})

/** Deeper than any real tool, and far from where recursion ends. */
export const deepestToolset = 500

/** A toolset as it is in memory, in our file, in the API and on disk: one shape. */
export const toolset = z
  .custom<z.input<typeof shape>>((value) => !isDeeperThan(deepestToolset, value), `is nested deeper than ${deepestToolset} levels`)
  .pipe(shape)
export type Toolset = Omit<z.infer<typeof shape>, 'nodes'> & { nodes: readonly Node[] }
