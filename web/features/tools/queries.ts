import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConnectionStatus } from '#shared/connections/state'
import type { Fault } from '#shared/tool/fault'
import { liveIds } from '#shared/tool/ids'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import { elementTexts, memberText } from '#shared/tool/json-text'
import { api, readText } from '../../lib/api'
import { keys } from '../../lib/query-keys'

/** One entry of a server's list. `tool` is what was sent; an entry that is no object stands as an empty one, and its fault says so. */
export type ListedTool = { id: string; index: number; name: string; title: string; tool: Doc; faults: readonly Fault[] }
export type ToolList = {
  tools: readonly ListedTool[]
  byId: ReadonlyMap<string, ListedTool>
  pages: number
  listedAt: string
  /** How long the server took for all its pages. */
  tookMs: number
  /** A tool as it came: numbers and order untouched. */
  textOf(tool: ListedTool): string
}

/** Reading starts no server: nothing starts by itself. */
const list = (id: string, refresh: boolean) =>
  readText(api.connections[':id'].tools.$get({ param: { id }, query: { connect: '0', ...(refresh && { refresh: '1' }) } })).then(readList)

function readList(text: string): ToolList {
  const { tools, pages, listedAt, tookMs } = JSON.parse(text) as Pick<ToolList, 'pages' | 'listedAt' | 'tookMs'> & {
    tools: { tool: Json; faults: Fault[] }[]
  }
  const ids = liveIds(tools.map(({ tool }) => (isDoc(tool) ? member(tool, 'name') : undefined)))
  const listed = tools.map((entry, index) => listedTool(entry, ids[index] as string, index))
  let entries: readonly string[] | undefined
  return {
    tools: listed,
    byId: new Map(listed.map((tool) => [tool.id, tool])),
    pages,
    listedAt,
    tookMs,
    textOf({ index }) {
      entries ??= elementTexts(memberText(text, 'tools') ?? '[]') ?? []
      return memberText(entries[index] ?? '{}', 'tool') ?? 'null'
    },
  }
}

function listedTool({ tool, faults }: { tool: Json; faults: Fault[] }, id: string, index: number): ListedTool {
  const sent = isDoc(tool) ? tool : {}
  const name = words(member(sent, 'name')) ?? id
  const annotations = member(sent, 'annotations')
  const title = words(member(sent, 'title')) ?? (isDoc(annotations) ? words(member(annotations, 'title')) : undefined) ?? name
  return { id, index, name, title, tool: sent, faults }
}

const words = (value: Json | undefined): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** Whether a server in this state may have a list to read: one that went away has what it said last. */
const hasList = (status: ConnectionStatus | undefined) => status === 'ready' || status === 'failed'

/** The tools of a server, read while it is there and kept when it no longer is. */
export const toolsQuery = (connectionId: string, status?: ConnectionStatus) =>
  queryOptions({
    queryKey: keys.tools(connectionId),
    queryFn: () => list(connectionId, false),
    enabled: hasList(status),
    // Documents of servers are kept as they came; sharing would copy them, and a copy loses a key such as `__proto__`.
    structuralSharing: false,
    gcTime: Number.POSITIVE_INFINITY,
  })

export function useRefreshTools(connectionId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => list(connectionId, true),
    onSuccess: (tools) => queryClient.setQueryData(keys.tools(connectionId), tools),
  })
}
