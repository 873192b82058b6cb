import type { Connection } from '#shared/connections/connection'
import type { ConnectionState } from '#shared/connections/state'

type Failed = Extract<ConnectionState, { status: 'failed' }>

/** One thing to try. `edit` leads to the settings; `suspect` is the part of the command that is most likely wrong. */
export type Advice = { title: string; text: string; action: 'edit' | 'again' | 'copy' | 'none'; suspect?: string }

type Case = { connection: Connection; failed: Failed; words: string }

const edit = (title: string, text: string, suspect?: string): Advice => ({
  title,
  text,
  action: 'edit',
  ...(suspect !== undefined && { suspect }),
})

const installs: Record<string, string> = {
  npx: 'npx comes with Node.js. Install Node.js, or give the full path of npx.',
  node: 'Install Node.js, or give the full path of node.',
  uvx: 'uvx comes with uv. Install uv, or give the full path of uvx.',
  uv: 'Install uv, or give the full path of uv.',
  docker: 'Install Docker, or give the full path of docker.',
  python: 'Install Python, or try python3.',
}

/** Signs in the reason or in the last lines of stderr, the most telling first. */
const signs: readonly ((given: Case) => Advice | undefined)[] = [
  ({ failed, connection: { transport } }) => {
    if (transport.type !== 'stdio' || !/^There is no program/.test(failed.reason)) return undefined
    return edit(
      `Give a program that is there`,
      installs[transport.command] ?? `The program ${transport.command} was not found. Give its full path, or install it.`,
      transport.command,
    )
  },
  ({ failed, connection: { transport } }) =>
    transport.type === 'stdio' && /working folder .* does not exist/.test(failed.reason)
      ? edit('Name a working folder that exists', `The folder ${transport.cwd} is not there.`, transport.cwd)
      : undefined,
  ({ failed }) =>
    /may not be run/.test(failed.reason)
      ? edit('Make the file a program', 'Run chmod +x on it, or start it with the program that reads it, such as node or python3.')
      : undefined,
  ({ words }) =>
    /\bE404\b|404 Not Found - GET|could not determine executable/.test(words)
      ? edit('Check the name of the package', 'The registry has no package of this name, or it has nothing to run.')
      : undefined,
  ({ words, connection }) => {
    const module = /Cannot find module '([^']+)'|can't open file '([^']+)'/.exec(words)
    return module
      ? edit(
          'Name a file that exists',
          `${module[1] ?? module[2]} is not there. A relative path counts from the working folder; a project may have to be built first.`,
          argumentIn(connection, module[1] ?? module[2] ?? ''),
        )
      : undefined
  },
  ({ words }) => {
    const variable =
      /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b[^\n]{0,60}\b(?:required|not set|missing|must be set|undefined|not found)\b/i.exec(words) ??
      /\b(?:required|missing|set|provide)\b[^\n]{0,60}?\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/.exec(words)
    return variable?.[1] && variable[1] === variable[1].toUpperCase()
      ? edit(`Set ${variable[1]}`, 'The server asks for this variable. Add it to its environment.', variable[1])
      : undefined
  },
  ({ words, connection }) => {
    const path = /(?:directory|folder|file|path)\s+['"]?((?:\/|[A-Z]:\\)[^\s'",]+)|ENOENT[^\n]*'([^']+)'/i.exec(words)
    const suspect = path && argumentIn(connection, path[1] ?? path[2] ?? '')
    return suspect
      ? edit('Name a folder or file that exists', `The argument ${suspect} cannot be read. Capital letters count.`, suspect)
      : undefined
  },
  ({ words }) =>
    /EADDRINUSE/.test(words)
      ? {
          title: 'Free the port',
          text: 'Another program listens on the port that the server wants. Stop it, or choose another port.',
          action: 'edit',
        }
      : undefined,
  ({ failed }) =>
    /\b40[13]\b|unauthori[sz]ed|forbidden/i.test(failed.reason)
      ? edit('Give it what it asks for', 'The server lets only known callers in. Add an Authorization header, for example "Bearer …".')
      : undefined,
  ({ failed, connection: { transport } }) =>
    transport.type !== 'stdio' && /ECONNREFUSED|refused|could not be reached/i.test(failed.reason)
      ? edit('Start the server, or correct its address', `Nothing answers at ${transport.url}.`)
      : undefined,
  ({ failed, connection: { transport } }) =>
    transport.type !== 'stdio' && /ENOTFOUND|EAI_AGAIN|getaddrinfo/i.test(failed.reason)
      ? edit('Check the name of the host', 'The name in the URL is not known, or this machine is offline.')
      : undefined,
  ({ failed, connection: { transport } }) =>
    transport.type !== 'stdio' && /\b(404|405|406|415)\b/.test(failed.reason)
      ? edit(
          'Check the path and the transport',
          `The address answers, but not as ${transport.type === 'sse' ? 'SSE' : 'Streamable HTTP'}. Many servers use /mcp, older ones /sse.`,
        )
      : undefined,
  ({ failed, connection: { transport } }) => {
    if (!/in time|within/.test(failed.reason)) return undefined
    return transport.type === 'stdio'
      ? edit(
          'See whether it waits for something',
          'It runs, but has not answered. A first start may still download; then more time helps. It may also not be an MCP server, or expect another argument such as "stdio".',
        )
      : edit('Give it more time', 'The server was reached, but has not answered. Raise the time for connecting under More.')
  },
  ({ words, failed }) =>
    /\busage:/i.test(words) || failed.exitCode === 2
      ? edit('Correct the arguments', 'It wrote how it wants to be called; the lines above say what it did not like.')
      : undefined,
  ({ failed }) =>
    failed.exitCode === 0
      ? edit('Ask it to stay', 'It ended without an error. Some programs serve MCP only with an argument such as "stdio" or "serve".')
      : undefined,
  ({ failed }) =>
    failed.signal === 'SIGKILL'
      ? { title: 'See whether memory ran out', text: 'The system ends a process this way when memory is short.', action: 'none' }
      : undefined,
]

function argumentIn({ transport }: Connection, path: string): string | undefined {
  return transport.type === 'stdio' && path !== ''
    ? transport.args.find((arg) => arg === path || path.endsWith(`/${arg.replace(/^\.\//, '')}`))
    : undefined
}

/** What to try after a failure, the most likely first. */
export function adviceFor(connection: Connection, failed: Failed): Advice[] {
  const given = { connection, failed, words: `${failed.reason}\n${failed.stderrTail.join('\n')}` }
  const likely = signs.flatMap((sign) => sign(given) ?? []).slice(0, 2)
  const again: Advice =
    connection.transport.type === 'stdio'
      ? { title: 'Start it again', text: 'The same command, once more. Nothing else is changed.', action: 'again' }
      : { title: 'Connect again', text: 'The same address, once more. Nothing else is changed.', action: 'again' }
  const elsewhere: Advice[] =
    connection.transport.type === 'stdio'
      ? [{ title: 'Run it in a terminal', text: 'If it fails there too, the fault is not in Toolwright.', action: 'copy' }]
      : []
  return [...likely, again, ...elsewhere]
}
