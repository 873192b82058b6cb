import { descriptionOf } from '../../../tool/lenses'
import type { Plan } from '../../plan'
import { inShort, lines } from '../../text'
import { packageName } from './package'

/** `README.md` */
export function readmeFile(plan: Plan): string {
  const { toolset, tools } = plan
  const commands = tools.some(({ command }) => command)
  const name = packageName(plan)
  const config = { mcpServers: { [name]: { command: 'node', args: [`/path/to/${name}/dist/src/main.js`] } } }
  return lines(
    `# ${inline(toolset.server?.title ?? toolset.title ?? toolset.name)}`,
    '',
    `An MCP server with ${tools.length === 1 ? 'one tool' : `${tools.length} tools`}, over stdio. It needs Node 20 or newer.`,
    '',
    '```sh',
    'npm install',
    'npm start      # builds and serves',
    'npm test       # builds and tests',
    '```',
    '',
    'For a client, after `npm install && npm run build`, in its `mcp.json`:',
    '',
    '```json',
    JSON.stringify(config, null, 2),
    '```',
    '',
    '| variable | means |',
    '|---|---|',
    `| \`MCP_TOOL_PREFIX\` | what stands before every tool name, joined by \`_\`; empty for nothing; ${toolset.prefix ? `\`${toolset.prefix}\`` : 'nothing'} by default |`,
    '| `MCP_LOG_LEVEL` | `trace`, `debug`, `info` (default), `warn` or `error`; the log goes to stderr |',
    '',
    '## Tools',
    '',
    '| tool | does |',
    '|---|---|',
    ...tools.map(
      ({ resolved, file }) =>
        `| [${inline(resolved.plainName)}](src/tools/${file}.ts) | ${inline(inShort(descriptionOf(resolved.tool)) ?? '')} |`,
    ),
    '',
    'Each stands in a file of its own: its definition, the types of its arguments and of its value, and below a line that says so, the handler.',
    'A handler takes arguments that fit the schema and returns `ok(value)` or `failure(error)`; both may carry a `message` for the person and an',
    '`instruction` for the agent. Whoever generates the project again keeps the handlers: only what stands above that line is replaced.',
    ...(commands
      ? [
          '',
          'Commands run without a shell, in the folder the server was started in; paths that lead out of it are refused, and each has a time limit.',
        ]
      : []),
    '',
  )
}

/** Text in a line or a cell of Markdown, as it is. */
const inline = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#]/g, '\\$&')
