import type { ResolvedTool } from '#shared/tool/resolved'

/** A toolset that is open in this page, as it stands: for those who only want to find its tools. */
export type OpenToolset = { id: string; name: string; tools: readonly ResolvedTool[] }

const open = new Map<string, () => OpenToolset>()

export const noteOpen = (id: string, read: () => OpenToolset): void => void open.set(id, read)

export const openToolsets = (): OpenToolset[] => [...open.values()].map((read) => read())
