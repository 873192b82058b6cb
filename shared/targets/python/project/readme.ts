import { descriptionOf } from '../../../tool/lenses'
import { inShort, lines } from '../../text'
import type { Plan } from '../plan'

/** `README.md` */
export function readmeFile({ toolset, tools, project, package: name }: Plan): string {
  const commands = tools.some(({ command }) => command)
  const config = { mcpServers: { [project]: { command: `/path/to/${project}/.venv/bin/${project}` } } }
  return lines(
    `# ${inline(toolset.server?.title ?? toolset.title ?? toolset.name)}`,
    '',
    `An MCP server with ${tools.length === 1 ? 'one tool' : `${tools.length} tools`}, over stdio. It needs Python 3.10 or newer.`,
    '',
    '```sh',
    'python3 -m venv .venv',
    '.venv/bin/pip install -e ".[dev]"',
    `${`.venv/bin/${project}`.padEnd(33)}   # serves`,
    `${'.venv/bin/pytest'.padEnd(33)}   # tests`,
    '```',
    '',
    'For a client, in its `mcp.json`:',
    '',
    '```json',
    JSON.stringify(config, null, 2),
    '```',
    '',
    '| variable | means |',
    '|---|---|',
    `| \`MCP_TOOL_PREFIX\` | what stands before every tool name, joined by \`_\`; empty for nothing; ${toolset.prefix ? `\`${toolset.prefix}\`` : 'nothing'} by default |`,
    '| `MCP_LOG_LEVEL` | `trace`, `debug`, `info` (default), `warning` or `error`; the log goes to stderr |',
    '',
    '## Tools',
    '',
    '| tool | does |',
    '|---|---|',
    ...tools.map(
      ({ resolved, module }) =>
        `| [${inline(resolved.plainName)}](src/${name}/tools/${module}.py) | ${inline(inShort(descriptionOf(resolved.tool)) ?? '')} |`,
    ),
    '',
    'Each stands in a file of its own: the models of its arguments and of its value, its definition, and below a line that says so, the handler.',
    'A handler takes arguments that fit the schema and returns `Result.ok(value)` or `Result.failure(error)`; both may carry a `message` for the',
    'person and an `instruction` for the agent. Whoever generates the project again keeps the handlers: only what stands above that line is replaced.',
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
