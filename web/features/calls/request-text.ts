import { joinCommandLine } from '#shared/connections/command-line'
import type { ShownTransport } from '#shared/connections/connection'
import type { Json } from '#shared/tool/json'

/** The request as it will go to the server. */
export const requestJson = (tool: string, args: Json): string =>
  JSON.stringify({ method: 'tools/call', params: { name: tool, arguments: args } }, null, 2)

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The same call as a script would make it through our own API. */
export function asCurl(origin: string, connectionId: string, tool: string, args: Json, timeoutMs?: number): string {
  const body = JSON.stringify({ tool, arguments: args, timeoutMs })
  return [
    'curl -H "Authorization: Bearer $TOOLWRIGHT_TOKEN" \\',
    "  -H 'Content-Type: application/json' \\",
    `  -d ${quoted(body)} \\`,
    `  ${quoted(`${origin}/api/connections/${encodeURIComponent(connectionId)}/calls`)}`,
  ].join('\n')
}

/** The same call without the app; secrets are named, not spelt out. */
export function asCommand(transport: ShownTransport, tool: string, args: Json, timeoutMs?: number): string {
  const timeout = timeoutMs === undefined ? '' : ` --timeout ${timeoutMs / 1000}`
  const call = `toolwright call ${quoted(tool)} --arguments ${quoted(JSON.stringify(args))}${timeout}`
  if (transport.type === 'stdio') {
    const env = Object.keys(transport.env).map((name) => ` --env "${name}=$${name}"`)
    return `${call} --server ${quoted(joinCommandLine([transport.command, ...transport.args]))}${env.join('')}`
  }
  const headers = Object.keys(transport.headers).map((name) => ` --header "${name}: $${name.replace(/\W/g, '_').toUpperCase()}"`)
  return `${call} --url ${quoted(transport.url)}${headers.join('')}`
}
