import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Toolset } from '#shared/tool/toolset'
import { ApiError, api, read } from '../../lib/api'
import { keys } from '../../lib/query-keys'

/** A toolset as the list has it. */
export type Target = { id: string; name: string; tools: number }
type Saved = { id: string; version: number; toolset: Toolset }

const { toolsets } = api

export const targetsQuery = queryOptions({
  queryKey: keys.toolsets(),
  queryFn: async (): Promise<readonly Target[]> => (await read(toolsets.$get())).toolsets as Target[],
})

/** One of them whole, to see which names it has. */
export const targetQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: [...keys.toolsets(), 'target', id],
    queryFn: () => find(id as string),
    enabled: id !== undefined,
    structuralSharing: false,
  })

const find = async (id: string): Promise<Saved> => (await read(toolsets[':id'].$get({ param: { id } }))) as unknown as Saved

const mostTries = 4

/** Changes a toolset as it stands now: what somebody else saves in between is read first, and nothing is overwritten. */
async function save(id: string, change: (toolset: Toolset) => Toolset, note: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { toolset, version } = await find(id)
    const changed = change(toolset)
    if (changed === toolset) return
    try {
      await read(toolsets[':id'].$put({ param: { id }, json: { toolset: changed as never, baseVersion: version, note } }))
      return
    } catch (cause) {
      if (!(cause instanceof ApiError && cause.code === 'conflict') || tries === mostTries) throw cause
    }
  }
}

async function create(toolset: Toolset): Promise<string> {
  return (await read(toolsets.$post({ json: { toolset: toolset as never } }))).id
}

/** Where something is put: into a toolset that is there, or into a new one. `note` names the version it makes. */
export type Into = { id: string; change(toolset: Toolset): Toolset; note: string } | { create: Toolset }

/** Writes, and has every list of toolsets read again. Gives the id of the toolset. */
export function useWriteInto(): (into: Into) => Promise<string> {
  const queryClient = useQueryClient()
  return async (into) => {
    const id = 'create' in into ? await create(into.create) : into.id
    if ('change' in into) await save(id, into.change, into.note)
    await queryClient.invalidateQueries({ queryKey: keys.toolsets() })
    return id
  }
}
