import { IconStack2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Connection } from '#shared/connections/connection'
import { CopyPopover } from '../features/copy/copy-popover'
import { ServerMenu } from '../features/servers/server-menu'
import type { ToolList } from '../features/tools/queries'
import { useCopySource } from './copy-source'

/** The menu of a server whose tools can be copied, where they are known. */
export function ServerMenuWithCopy({ connection, list }: { connection: Connection; list: ToolList | undefined }) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const copy = {
    id: 'copy-tools',
    label: 'Copy to a toolset',
    icon: <IconStack2 size={16} stroke={1.6} />,
    run: () => setOpen(true),
  }
  return (
    <>
      <span ref={anchor} style={{ display: 'contents' }}>
        <ServerMenu connection={connection} more={list ? [copy] : []} />
      </span>
      {open && list && <Copying connection={connection} list={list} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  )
}

type Copying = { connection: Connection; list: ToolList; anchor: React.RefObject<HTMLElement | null>; onClose(): void }

function Copying({ connection, list, ...over }: Copying) {
  return <CopyPopover {...useCopySource(connection, list)} choosing {...over} />
}
