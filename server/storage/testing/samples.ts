import type { StoredConnection } from '#shared/connections/connection'
import type { Toolset } from '#shared/tool/toolset'
import type { CallRecord } from '../store'

export const at = (time: string) => new Date(time)

export const someTime = at('2026-03-01T12:00:00.000Z')

export function aConnection(id: string, change: Partial<StoredConnection> = {}): StoredConnection {
  const transport = { type: 'stdio' as const, command: 'node', args: ['server.js'], env: { TOKEN: 'secret' } }
  const time = someTime.toISOString()
  return { id, name: `server ${id}`, transport, era: 'legacy', createdAt: time, updatedAt: time, ...change }
}

export function aToolset(change: Partial<Toolset> = {}): Toolset {
  return { format: 1, name: 'weather', rules: 'mcp', nodes: [{ id: 'a', tool: { name: 'a', inputSchema: { type: 'object' } } }], ...change }
}

export function aCall(id: string, change: Partial<CallRecord> = {}): CallRecord {
  return { id, connectionId: 'one', tool: 'echo', startedAt: someTime, text: `{"id":${JSON.stringify(id)}}`, ...change }
}
