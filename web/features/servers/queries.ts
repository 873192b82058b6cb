import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Connection, ConnectionEdit, ConnectionInput } from '#shared/connections/connection'
import { api, read } from '../../lib/api'
import { keys } from '../../lib/query-keys'

const { connections } = api

export const connectionsQuery = queryOptions({
  queryKey: keys.connections(),
  queryFn: async () => (await read(connections.$get())).connections as Connection[],
})

/** One server out of the list; `undefined` while it is read, `null` where there is none. */
export function useConnection(id: string): Connection | null | undefined {
  const { data } = useQuery(connectionsQuery)
  return data && (data.find((connection) => connection.id === id) ?? null)
}

/** The first lines a server wrote, with their times. */
export const linesQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.stderr(id), 'first'],
    queryFn: async () => (await read(connections[':id'].stderr.$get({ param: { id }, query: { limit: '1000' } }))).lines,
  })

const pageSize = 1000
const mostPages = 5

/** The messages of a server up to now; of a very talkative one only the first few thousand. */
export const framesQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.frames(id), 'all'],
    queryFn: async () => {
      const page = async (after: number) =>
        (await read(connections[':id'].frames.$get({ param: { id }, query: { after: String(after), limit: String(pageSize) } }))).frames
      const all = await page(0)
      for (let turn = 1; turn < mostPages && all.length === turn * pageSize; turn++) all.push(...(await page(all.at(-1)?.seq ?? 0)))
      return all
    },
  })

/** Every change ends with the list read again: it is small, and it is the one truth about states. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => queryClient.invalidateQueries(connectionsQuery) })
}

export const useCreateServer = () => useChange(async (json: ConnectionInput) => (await read(connections.$post({ json }))) as Connection)

export const useSample = () => useChange(async () => (await read(connections.sample.$post())) as Connection)

export const useEditServer = (id: string) =>
  useChange(async (json: ConnectionEdit) => (await read(connections[':id'].$put({ param: { id }, json }))) as Connection)

export const useConnect = () =>
  useChange(async (id: string) => (await read(connections[':id'].connect.$post({ param: { id } }))) as Connection)

export const useDisconnect = () =>
  useChange(async (id: string) => (await read(connections[':id'].disconnect.$post({ param: { id } }))) as Connection)

export const useReconnect = () =>
  useChange(async (id: string) => {
    await read(connections[':id'].disconnect.$post({ param: { id } }))
    return (await read(connections[':id'].connect.$post({ param: { id } }))) as Connection
  })

export const useDuplicate = () =>
  useChange(
    async ({ id, name }: { id: string; name: string }) =>
      (await read(connections[':id'].duplicate.$post({ param: { id }, json: { name } }))) as Connection,
  )

export const useDelete = () => useChange(async (id: string) => void (await read(connections[':id'].$delete({ param: { id } }))))

export const useRestore = () =>
  useChange(async (id: string) => (await read(connections[':id'].restore.$post({ param: { id } }))) as Connection)
