import { IconStack2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { Popover } from '../../ui/popover'
import { type CopyFrom, CopyPanel, type CopyTool } from './copy-panel'

type Props = { from: CopyFrom; tools: readonly CopyTool[]; choosing?: boolean }

/** The button that takes live tools into a toolset of one's own. */
export function CopyToToolset({ from, tools, choosing = false }: Props) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <span ref={anchor} style={{ display: 'contents' }}>
        <Button
          size="small"
          icon={<IconStack2 size={14} stroke={1.6} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Copy to a toolset
        </Button>
      </span>
      {open && (
        <Popover label="Copy to a toolset" anchor={anchor} onClose={() => setOpen(false)}>
          <CopyPanel from={from} tools={tools} choosing={choosing} onDone={() => setOpen(false)} />
        </Popover>
      )}
    </>
  )
}
