import type { Plan } from '../../plan'
import { lines } from '../../text'
import { quoted } from '../literal'

/** `src/tool.ts` */
export function toolTypeFile({ tools }: Plan): string {
  const hasPrefix = tools.some(({ resolved }) => resolved.design.prefix !== undefined)
  const hasValues = tools.some(({ structured }) => structured.sends === 'value')
  return lines(
    `import type { Log } from './log.js';`,
    `import type { Result } from './result.js';`,
    '',
    '/** A tool as tools/list carries it. */',
    'export type Definition = {',
    '  name: string;',
    '  inputSchema?: unknown;',
    '  outputSchema?: unknown;',
    '  [member: string]: unknown;',
    '};',
    '',
    '/** What a handler is given beside its arguments; no part of any schema. */',
    'export type Context = {',
    '  log: Log;',
    '  /** Aborted when the client gives the call up. */',
    '  signal: AbortSignal;',
    '  /** Names this call in the log and in a failure. */',
    '  correlationId: string;',
    '};',
    '',
    '/** What every file in tools/ exports. */',
    'export type Tool = {',
    '  definition: Definition;',
    hasPrefix && '  prefix?: string;',
    hasValues && `  /** What its structured content is, where it is not the whole Result. */\n  sends?: 'value';`,
    '  /** Takes arguments that fit the inputSchema, in the type it names itself. */',
    '  handle: (args: never, context: Context) => Result | Promise<Result>;',
    '};',
    '',
  )
}

/** `src/prefix.ts` */
export function prefixFile({ toolset, tools }: Plan): string {
  const hasOwn = tools.some(({ resolved }) => resolved.design.prefix !== undefined)
  return lines(
    `import type { Tool } from './tool.js';`,
    '',
    `export const defaultPrefix = ${quoted(toolset.prefix ?? '')};`,
    '',
    '/** What all names begin with: `MCP_TOOL_PREFIX`, where empty means nothing, or the default. */',
    'export function prefixFrom(env: NodeJS.ProcessEnv): string {',
    '  return env.MCP_TOOL_PREFIX ?? defaultPrefix;',
    '}',
    '',
    `/** The name a client sees, joined to the prefix by "_"${hasOwn ? '; a prefix of its own stands as it is' : ''}. */`,
    'export function servedName(tool: Tool, prefix: string): string {',
    hasOwn && '  if (tool.prefix !== undefined) return tool.prefix + tool.definition.name;',
    `  return prefix === '' ? tool.definition.name : \`\${prefix}_\${tool.definition.name}\`;`,
    '}',
    '',
  )
}

/** `src/tools/index.ts` */
export function indexFile({ tools }: Plan): string {
  return lines(
    `import type { Tool } from '../tool.js';`,
    ...tools.map(({ local, file }) => `import * as ${local} from './${file}.js';`),
    '',
    '/** All tools, in the order they are listed. */',
    tools.length === 0
      ? 'export const tools: readonly Tool[] = [];'
      : lines('export const tools: readonly Tool[] = [', ...tools.map(({ local }) => `  ${local},`), '];'),
    '',
  )
}
