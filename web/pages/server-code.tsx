import { useMemo } from 'react'
import type { Connection } from '#shared/connections/connection'
import type { Loss } from '#shared/targets/target'
import { roundedNumbers } from '#shared/tool/rounded-numbers'
import { CodePanel } from '../features/code/code-panel'
import type { ToolList } from '../features/tools/queries'
import { useServerToolset } from './use-server-toolset'

type Props = { connection: Connection; list: ToolList; tool?: string; onShow(tool: string, at: string): void }

/** A live server's tools as files. */
export function ServerCode({ connection, list, tool, onShow }: Props) {
  const toolset = useServerToolset(connection, list)
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
