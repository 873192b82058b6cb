import { useMemo } from 'react'
import type { Connection } from '#shared/connections/connection'
import type { CopyFrom, CopyTool } from '../features/copy/copy-panel'
import type { ListedTool, ToolList } from '../features/tools/queries'

/** An entry that is no object is no tool, and cannot be copied. */
export const isCopyable = (list: ToolList, entry: ListedTool): boolean => list.textOf(entry).trimStart().startsWith('{')

export const copyTool = (list: ToolList, entry: ListedTool): CopyTool => ({ ...entry, text: list.textOf(entry) })

/** A live server as something to copy from: what it said of itself, and its tools as they came. */
export function useCopySource(connection: Connection, list: ToolList): { from: CopyFrom; tools: readonly CopyTool[] } {
  const tools = useMemo(() => list.tools.filter((entry) => isCopyable(list, entry)).map((entry) => copyTool(list, entry)), [list])
  return { from: copyFrom(connection), tools }
}

export function copyFrom({ name, state }: Connection): CopyFrom {
  return { name, ...(state.status === 'ready' && { server: state.server, instructions: state.instructions }) }
}
