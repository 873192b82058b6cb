import type { Connection } from '#shared/connections/connection'
import { type Failed, hasEnded } from './failure-words'

/** One thing to try. `edit` leads to the settings; `suspect` is the part of the command that is most likely wrong. */
export type Advice = { title: string; text: string; action: 'edit' | 'again' | 'copy' | 'none'; suspect?: string }

type Case = { connection: Connection; failed: Failed; words: string }

const edit = (title: string, text: string, suspect?: string): Advice => ({
  title,
  text,
  action: 'edit',
  ...(suspect !== undefined && { suspect }),
})

const none = (title: string, text: string): Advice => ({ title, text, action: 'none' })

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
    /protocol version|modern protocol|no version that we know/i.test(failed.reason)
      ? edit('Choose another protocol', 'The server speaks another version. Under More the protocol can be set to Legacy, Auto or Modern.')
      : undefined,
  ({ failed }) =>
    /speak TLS/.test(failed.reason)
      ? edit('Let the address begin with http', 'The server is there, but it answers without TLS.')
      : undefined,
  ({ failed }) =>
    /certificate/i.test(failed.reason)
      ? none(
          'Let this machine know the certificate',
          'Start Toolwright with the variable NODE_EXTRA_CA_CERTS, which names the file of whoever signed it.',
        )
      : undefined,
  ({ failed, connection: { transport } }) =>
    /but not with MCP messages/.test(failed.reason)
      ? edit(
          'Check the path of the address',
          `A web page or another service answers there. ${transport.type === 'sse' ? 'Newer servers use /mcp with Streamable HTTP' : 'Many servers use /mcp, older ones /sse'}; a page to sign in wants an Authorization header.`,
        )
      : undefined,
  ({ failed }) =>
    /answered 5\d\d/.test(failed.reason)
      ? none('Read the log of the server', 'It took the request and failed on its own side. Its log says more than it tells us.')
      : undefined,
  ({ failed }) =>
    /answered 40[13]\b|unauthori[sz]ed|forbidden/i.test(failed.reason)
      ? edit('Give it what it asks for', 'The server lets only known callers in. Add an Authorization header, for example "Bearer …".')
      : undefined,
  ({ failed, connection: { transport } }) =>
    transport.type !== 'stdio' && /Nothing listens|host does not answer/.test(failed.reason)
      ? edit('Start the server, or correct its address', `Nothing answers at ${transport.url}.`)
      : undefined,
  ({ failed }) =>
    /no host of that name|host could not be looked up/.test(failed.reason)
      ? edit('Check the name of the host', 'The name in the URL is not known, or this machine is offline.')
      : undefined,
  ({ failed }) =>
    /bad port/.test(failed.reason)
      ? edit('Use another port', 'HTTP clients refuse to speak to this one, since it belongs to another service.')
      : undefined,
  ({ failed, connection: { transport } }) =>
    transport.type !== 'stdio' && /answered (404|405|406|415)\b/.test(failed.reason)
      ? edit(
          'Check the path and the transport',
          `The address answers, but not as ${transport.type === 'sse' ? 'SSE' : 'Streamable HTTP'}. Many servers use /mcp, older ones /sse.`,
        )
      : undefined,
  ({ failed, words, connection: { transport } }) =>
    transport.type === 'stdio' && !hasEnded(failed) && /\blistening\b|https?:\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\])/i.test(words)
      ? edit(
          'Connect to it by its URL',
          'It seems to serve over HTTP: start it yourself and give its address, or give the argument with which it speaks over stdio.',
        )
      : undefined,
  ({ failed, connection: { transport } }) => {
    if (!/in time|within/.test(failed.reason)) return undefined
    return transport.type === 'stdio'
      ? edit(
          'See whether it waits for something',
          'It ran, but did not answer. A first start may have to download; then more time helps. It may also not be an MCP server, or expect another argument such as "stdio".',
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
      ? none('See whether memory ran out', 'The system ends a process this way when memory is short.')
      : undefined,
  ({ failed }) =>
    /^SIG(SEGV|ABRT|BUS|ILL|FPE|TRAP)$/.test(failed.signal ?? '')
      ? none('Bring the program up to date', 'It crashed below its own code: in a native part, or in a runtime made for another machine.')
      : undefined,
  ({ failed }) =>
    /^SIG(TERM|INT|HUP|QUIT)$/.test(failed.signal ?? '')
      ? none('See who ended it', `Another program or person sent it ${failed.signal}.`)
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
