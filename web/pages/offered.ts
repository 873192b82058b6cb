import type { OfferedServer } from '#shared/preview/names/name'
import type { ResolvedTool } from '#shared/tool/resolved'
import type { Toolset } from '#shared/tool/toolset'

/** A server under the names that clients build theirs from. */
export function offeredServer({ name, server }: Toolset): OfferedServer {
  const announced = server?.title || server?.name
  return { key: name, ...(announced && { announced }) }
}

/** What `tools/list` carries. */
export const offeredTools = (tools: readonly ResolvedTool[]): readonly ResolvedTool[] =>
  tools.filter(({ unlisted }) => unlisted === undefined)
