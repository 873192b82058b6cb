import { IconBookmarkPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button'
import { KeepPopover } from './copy-popover'
import type { KeepProps } from './keep-panel'

/** Makes an example of a call, one click away from its answer. */
export function KeepButton({ small, tabIndex, ...about }: KeepProps & { small?: boolean; tabIndex?: number }) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <span ref={anchor} style={{ display: 'contents' }}>
        <IconButton
          {...(small && { small })}
          {...(tabIndex !== undefined && { tabIndex })}
          label="Keep as an example…"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <IconBookmarkPlus size={16} stroke={1.6} />
        </IconButton>
      </span>
      {open && <KeepPopover {...about} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  )
}
