import { Ajv } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019'
import { Ajv2020 } from 'ajv/dist/2020'

type Tool = { name?: unknown; inputSchema?: unknown; outputSchema?: unknown }

const options = { strict: false, validateFormats: false, logger: false } as const
const dialects = [
  { names: /2020-12/, ajv: new Ajv2020(options) },
  { names: /2019-09/, ajv: new Ajv2019(options) },
  { names: /draft-07/, ajv: new Ajv(options) },
] as const

/** Whether a schema is one in its own dialect, as another engine sees it; `undefined` where that does not know the dialect. */
function isSchema(schema: unknown): boolean | undefined {
  if (typeof schema !== 'object' || schema === null) return typeof schema === 'boolean'
  const { $schema = 'https://json-schema.org/draft/2020-12/schema', ...plain } = schema as { $schema?: string }
  const ajv = dialects.find(({ names }) => names.test($schema))?.ajv
  return ajv && (ajv.validateSchema(plain) as boolean)
}

/** Whether a strict client drops this tool, judged without our own code; `undefined` where that cannot be said. */
export function isFaulty(tool: Tool, earlierNames: ReadonlySet<unknown>): boolean | undefined {
  if (typeof tool.name !== 'string' || tool.name === '' || earlierNames.has(tool.name)) return true
  if ((tool.inputSchema as { type?: unknown } | undefined)?.type !== 'object') return true
  const verdicts = [tool.inputSchema, ...(tool.outputSchema === undefined ? [] : [tool.outputSchema])].map(isSchema)
  if (verdicts.includes(false)) return true
  return verdicts.includes(undefined) ? undefined : false
}
