import type { Conflict, Draft } from '../features/toolsets/draft'
import { Button } from '../ui/button'
import { NoticeBar } from '../ui/notice-bar'

/** Somebody else changed what is being written here. It waits until the writer is ready. */
export function ConflictBar({ draft, conflict }: { draft: Draft; conflict: Conflict }) {
  return (
    <NoticeBar
      action={
        <Button size="small" onClick={() => draft.openConflict(true)}>
          Compare and decide
        </Button>
      }
    >
      Version {conflict.theirs.version} was saved elsewhere, in another tab or in a linked file, and changes what is changed here too. Yours
      is saved once you have decided; until then it is kept in this page.
    </NoticeBar>
  )
}
