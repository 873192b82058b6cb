import { lazy, Suspense } from 'react'
import { Popover } from '../../ui/popover'
import type { CopyFrom, CopyTool } from './copy-panel'
import type { KeepProps } from './keep-panel'

type Over = { anchor: React.RefObject<HTMLElement | null>; onClose(): void }

/** What copies is wanted by few who try a tool: it comes when it is asked for, and the panel opens with it. */
const LazyCopy = lazy(async () => {
  const { CopyPanel } = await import('./copy-panel')
  return {
    default: ({ anchor, onClose, ...copying }: Over & { from: CopyFrom; tools: readonly CopyTool[]; choosing: boolean }) => (
      <Popover label="Copy to a toolset" anchor={anchor} onClose={onClose}>
        <CopyPanel {...copying} onDone={onClose} />
      </Popover>
    ),
  }
})

const LazyKeep = lazy(async () => {
  const { KeepPanel } = await import('./keep-panel')
  return {
    default: ({ anchor, onClose, ...about }: Over & KeepProps) => (
      <Popover label="Keep as an example" anchor={anchor} onClose={onClose}>
        <KeepPanel {...about} onDone={onClose} />
      </Popover>
    ),
  }
})

export const CopyPopover = (props: React.ComponentProps<typeof LazyCopy>) => (
  <Suspense>
    <LazyCopy {...props} />
  </Suspense>
)

export const KeepPopover = (props: React.ComponentProps<typeof LazyKeep>) => (
  <Suspense>
    <LazyKeep {...props} />
  </Suspense>
)
