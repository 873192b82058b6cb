import type { OfferedServer } from '#shared/preview/names/name'
import type { ResolvedTool } from '#shared/tool/resolved'

export type MatrixProps = {
  tools: readonly ResolvedTool[]
  server: OfferedServer
  /** Opens the preview of one tool in one client. */
  onOpen(tool: string, client: string): void
}

/** All tools in all clients at once. */
export function MatrixPanel({ tools }: MatrixProps) {
  return <p>{tools.length}</p>
}
