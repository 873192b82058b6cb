import { useMemo } from 'react'
import type { Connection } from '#shared/connections/connection'
import { liveToolset } from '#shared/sources/tool-list'
import type { Loss } from '#shared/targets/target'
import { roundedNumbers } from '#shared/tool/rounded-numbers'
import { CodePanel } from '../features/code/code-panel'
import type { ToolList } from '../features/tools/queries'

type Props = { connection: Connection; list: ToolList; tool?: string; onShow(tool: string, at: string): void }

/** A live server's tools as files. */
export function ServerCode({ connection, list, tool, onShow }: Props) {
  const { name, state } = connection
  const [server, instructions] = state.status === 'ready' ? [state.server, state.instructions] : []
  const toolset = useMemo(
    () =>
      liveToolset(
        name,
        list.tools.map((entry) => entry.tool),
        server,
        instructions,
      ),
    [name, list, server, instructions],
  )
  const losses = useMemo(() => lossesOf(list), [list])
  const show = ({ tool: plainName, at }: Loss) => {
    const found = list.tools.find((entry) => entry.name === plainName)
    if (found) onShow(found.id, at)
  }
  return <CodePanel toolset={toolset} {...(tool !== undefined && { node: tool })} losses={losses} onShow={show} />
}

/** Numbers that the program cannot keep exactly are rounded in every file, so each is named. */
function lossesOf({ tools, textOf }: ToolList): Loss[] {
  return tools.flatMap((tool) => roundedNumbers(textOf(tool)).map((loss) => ({ tool: tool.name, ...loss })))
}
