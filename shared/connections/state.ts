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
  | {
      status: 'failed'
      at: string
      reason: string
      exitCode?: number
      signal?: string
      stderrTail: string[]
      /** Whether it never came up, or went away after it had. */
      during: 'start' | 'session'
      /** When that began. */
      since: string
      pid?: number
      /** The file that the command led to. */
      program?: string
      /** Failures before this one while the program runs, the newest first; the oldest are forgotten. */
      earlier: Failure[]
    }
  | { status: 'closing'; since: string }

export type Failure = { at: string; reason: string }

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
