import { useMemo } from 'react'
import type { OfferedServer } from '#shared/preview/names/name'
import type { ResolvedTool } from '#shared/tool/resolved'
import type { Toolset } from '#shared/tool/toolset'

/** A server under the names that clients build theirs from; the same object as long as they are the same. */
export function useOfferedServer(toolset: Toolset): OfferedServer
export function useOfferedServer(toolset: Toolset | undefined): OfferedServer | undefined
export function useOfferedServer(toolset: Toolset | undefined): OfferedServer | undefined {
  const key = toolset?.name
  const announced = toolset?.server?.title || toolset?.server?.name
  return useMemo(() => (key === undefined ? undefined : { key, ...(announced && { announced }) }), [key, announced])
}

/** What `tools/list` carries. */
export const offeredTools = (tools: readonly ResolvedTool[]): readonly ResolvedTool[] =>
  tools.filter(({ unlisted }) => unlisted === undefined)
