import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedToolset, ToolsetSummary } from '#shared/api/toolsets'
import type { Toolset } from '#shared/tool/toolset'
import { api, read } from '../../lib/api'
import { keys } from '../../lib/query-keys'

const { toolsets } = api

export const toolsetsQuery = queryOptions({
  queryKey: keys.toolsets(),
  queryFn: async () => (await read(toolsets.$get())).toolsets as ToolsetSummary[],
})

/** One line of the list; `undefined` while it is read, `null` where there is none. */
export function useToolsetSummary(id: string): ToolsetSummary | null | undefined {
  const { data } = useQuery(toolsetsQuery)
  return data && (data.find((toolset) => toolset.id === id) ?? null)
}

export const readToolset = async (id: string) => (await read(toolsets[':id'].$get({ param: { id } }))) as SavedToolset

export const saveToolset = async (id: string, json: { toolset: Toolset; baseVersion: number; note?: string }) =>
  read(toolsets[':id'].$put({ param: { id }, json: json as never }))

/** Every change ends with the list read again. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => queryClient.invalidateQueries(toolsetsQuery) })
}

export const useCreateToolset = () =>
  useChange(async (toolset: Toolset) => (await read(toolsets.$post({ json: { toolset } as never }))) as SavedToolset)

/** Opens a file or folder of the person's own; one that is open already is the same toolset. */
export const useOpenToolset = () => useChange(async (path: string) => (await read(toolsets.open.$post({ json: { path } }))) as SavedToolset)

/** Asking for a linked toolset has its files looked at. */
export const useLookAgain = () => useChange(readToolset)

export const useUnlink = () => useChange(async (id: string) => void (await read(toolsets[':id'].link.$delete({ param: { id } }))))

export const useDeleteToolset = () => useChange(async (id: string) => void (await read(toolsets[':id'].$delete({ param: { id } }))))

export const useRestoreToolset = () =>
  useChange(async (id: string) => (await read(toolsets[':id'].restore.$post({ param: { id } }))) as SavedToolset)
