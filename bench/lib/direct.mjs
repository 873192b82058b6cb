import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

const modes = { legacy: 'legacy', modern: { pin: '2026-07-28' } }

/** The baseline: the SDK's own client on a server process of its own, without us in between. */
export async function connectDirect(file, { args = [], era = 'legacy' } = {}) {
  const client = new Client({ name: 'bench', version: '1.0.0' }, { versionNegotiation: { mode: modes[era] } })
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [file, ...args], stderr: 'ignore' }))
  return client
}
