import type { Json } from '../../../tool/json'
import type { Plan } from '../../plan'
import { lines, lineWidth } from '../../text'
import { literal } from '../literal'
import { hasOtherOutput } from '../losses'
import type { Sdk } from './sdk'
import { v2 } from './sdk'

/** `src/server.ts` */
export function serverFile({ toolset, tools }: Plan, sdk: Sdk): string {
  const { name, version, title, instructions } = toolset.server ?? {}
  const shown = title ?? toolset.title
  const info = { name: name ?? toolset.name, ...(shown !== undefined && { title: shown }), version: version ?? '1.0.0' }
  const options = { capabilities: { tools: {} }, ...(instructions !== undefined && { instructions }) }
  const wraps = sdk === v2 && tools.some(hasOtherOutput)
  const call = `callTool(tool, params.arguments ?? {}, { log, ${sdk.signal} })`
  return lines(
    sdk.serverImports.trimEnd(),
    `import { callTool } from './call.js';`,
    `import { createLog } from './log.js';`,
    `import { prefixFrom, servedName } from './prefix.js';`,
    `import { tools } from './tools/index.js';`,
    '',
    '/** A server with all tools, not connected yet. Nothing is registered before this is called. */',
    'export function createServer({ prefix = prefixFrom(process.env), log = createLog() } = {}): Server {',
    `  const server = new Server(${serverArguments(info, options)});`,
    '  const served = tools.map((tool) => ({ ...tool.definition, name: servedName(tool, prefix) }));',
    '',
    '  // They are served as designed; the type of the SDK knows only part of what they may hold.',
    `  server.setRequestHandler(${sdk.listMethod}, () => ({ tools: served as unknown as ListedTool[] }));`,
    '',
    `  server.setRequestHandler(${sdk.callMethod}, async ({ params }, ${sdk.extra}) => {`,
    '    const tool = tools.find((each) => servedName(each, prefix) === params.name);',
    `    if (!tool) {\n      throw ${sdk.unknownTool};\n    }`,
    ...(wraps
      ? [
          `    const answer = await ${call};`,
          '    // Clients of earlier protocol versions expect an object: the SDK puts other values into one.',
          '    const outputSchema = tool.definition.outputSchema as Record<string, unknown> | undefined;',
          '    return server.projectCallToolResult(answer, outputSchema);',
        ]
      : [`    return ${call};`]),
    '  });',
    '',
    '  return server;',
    '}',
    '',
  )
}

function serverArguments(info: Json, options: Json): string {
  const flat = `${literal(info, 1_000)}, ${literal(options, 1_000)}`
  if (flat.length <= lineWidth - 32) return flat
  const part = (value: Json) => `    ${literal(value, lineWidth - 4, 1).replace(/\n(?=.)/g, '\n    ')},\n`
  return `\n${part(info)}${part(options)}  `
}
