/** How a connection ended, as far as it is known. */
export type LinkEnd = { reason: string; exitCode?: number; signal?: string }

export type SendOptions = {
  /** Aborting it closes the request's own stream, where the link has one. */
  signal?: AbortSignal
  headers?: Record<string, string>
  /** The request's own stream ended. */
  onend?: () => void
}

/** What a link tells its owner. A message is recorded before it is read. */
export type LinkEvents = {
  /** `replyTo` is the id of the request whose exchange carried the message, where the link knows it. */
  onframe(direction: 'in' | 'out', text: string, message: unknown, replyTo?: unknown): void
  online(stream: 'stderr' | 'stdout', line: string): void
  onend(end: LinkEnd): void
}

/** A way to exchange JSON-RPC messages with one server. */
export interface Link {
  /** Each request has a stream of its own: closing it cancels the request. */
  readonly perRequest: boolean
  readonly pid?: number | undefined
  /** The file that was started, where there is one. */
  readonly program?: string | undefined
  start(): Promise<void>
  /** Rejects with `NotSent` where the message certainly did not reach the server. */
  send(message: object, options?: SendOptions): Promise<void>
  /** Called once the protocol version is agreed. */
  agreed?(version: string): void
  close(): Promise<void>
}

/** The message never left: the server cannot have acted on it. */
export class NotSent extends Error {}

/** An HTTP answer that is no JSON-RPC message. */
export class HttpFailure extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Lines of JSON that are no JSON-RPC (structured logs, scalars) are noise, not messages. */
export function isMessage(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isMessage)
  if (typeof value !== 'object' || value === null) return false
  return 'jsonrpc' in value || 'method' in value || ('id' in value && ('result' in value || 'error' in value))
}
