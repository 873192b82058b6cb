import { joinCommandLine } from '#shared/connections/command-line'
import type { ShownTransport, TransportEdit } from '#shared/connections/connection'

/** What is started or reached, in one line. */
export function addressOf(transport: ShownTransport | TransportEdit): string {
  return transport.type === 'stdio' ? joinCommandLine([transport.command, ...transport.args]) : transport.url
}

export const transportWords = { stdio: 'stdio', http: 'Streamable HTTP', sse: 'SSE' } as const
