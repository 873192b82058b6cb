import { IconStack2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Connection } from '#shared/connections/connection'
import { CopyPanel } from '../features/copy/copy-panel'
import { ServerMenu } from '../features/servers/server-menu'
import type { ToolList } from '../features/tools/queries'
import { Popover } from '../ui/popover'
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
      {open && list && (
        <Popover label="Copy to a toolset" anchor={anchor} onClose={() => setOpen(false)}>
          <Copying connection={connection} list={list} onDone={() => setOpen(false)} />
        </Popover>
      )}
    </>
  )
}

function Copying({ connection, list, onDone }: { connection: Connection; list: ToolList; onDone(): void }) {
  return <CopyPanel {...useCopySource(connection, list)} choosing onDone={onDone} />
}
