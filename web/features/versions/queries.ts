import { queryOptions } from '@tanstack/react-query'
import type { ToolsetVersion } from '#shared/api/toolsets'
import type { Toolset } from '#shared/tool/toolset'
import { api, read } from '../../lib/api'
import { keys } from '../../lib/query-keys'

const { toolsets } = api

export type VersionBody = { version: number; updatedAt: string; toolset: Toolset }

/** Newest first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: keys.versions(id),
    queryFn: async () => (await read(toolsets[':id'].versions.$get({ param: { id } }))).versions as ToolsetVersion[],
  })

/** One version as it was saved; it never changes. */
export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: keys.version(id, version),
    queryFn: async () =>
      (await read(toolsets[':id'].versions[':version'].$get({ param: { id, version: String(version) } }))) as unknown as VersionBody,
    staleTime: Number.POSITIVE_INFINITY,
  })
