import { IconStack2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button'
import type { CopyFrom, CopyTool } from './copy-panel'
import { CopyPopover } from './copy-popover'

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
      {open && <CopyPopover from={from} tools={tools} choosing={choosing} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  )
}
