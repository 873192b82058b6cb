import type { Doc } from '../tool/json'

/** Where a connection stands. Each state carries what is true in it, and nothing else. */
export type ConnectionState =
  | { status: 'idle' }
  | { status: 'connecting'; since: string }
  | {
      status: 'ready'
      since: string
      protocolVersion: string
      era: 'legacy' | 'modern'
      /** serverInfo as the server sent it. */
      server: Doc
      capabilities: Doc
      instructions?: string
      pid?: number
    }
  | { status: 'failed'; at: string; reason: string; exitCode?: number; signal?: string; stderrTail: string[] }
  | { status: 'closing'; since: string }

export type ConnectionStatus = ConnectionState['status']

const steps: Record<ConnectionStatus, readonly ConnectionStatus[]> = {
  idle: ['connecting'],
  connecting: ['ready', 'failed', 'closing'],
  ready: ['failed', 'closing', 'idle'],
  failed: ['connecting', 'idle'],
  closing: ['idle', 'failed'],
}

export function mayStep(from: ConnectionStatus, to: ConnectionStatus): boolean {
  return steps[from].includes(to)
}
