import type { CallToolResult, LoggingLevel, Tool } from '@modelcontextprotocol/server'
import type { Store } from './store'

export type Arguments = Record<string, unknown>

/** What a tool is given besides its arguments: the world, never part of a schema. */
export type ToolContext = {
  store: Store
  signal: AbortSignal
  now(): Date
  newId(): string
  /** Rejects as soon as the call is cancelled. */
  wait(milliseconds: number): Promise<void>
  progress(progress: number, total: number, message: string): Promise<void>
  log(level: LoggingLevel, data: unknown): Promise<void>
  toolsChanged(): Promise<void>
}

export type SampleTool = {
  definition: Tool
  /** Listed only while the maintenance mode is on. */
  maintenanceOnly?: boolean
  run(args: Arguments, context: ToolContext): CallToolResult | Promise<CallToolResult>
}

/** Arguments reach `run` after they were checked against `inputSchema` and filled with its defaults, hence the one cast. */
export function defineTool<A>(tool: {
  definition: Tool
  maintenanceOnly?: boolean
  run(args: A, context: ToolContext): CallToolResult | Promise<CallToolResult>
}): SampleTool {
  return { ...tool, run: (args, context) => tool.run(args as A, context) }
}

/** Thrown by a tool to make the whole request fail with a JSON-RPC error instead of a result. */
export class ProtocolFault extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.name = 'ProtocolFault'
    this.code = code
    this.data = data
  }
}
