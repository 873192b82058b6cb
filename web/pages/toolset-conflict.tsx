import { useNavigate } from '@tanstack/react-router'
import { ConflictView } from '../features/conflict/conflict-view'
import { HintChip } from '../features/tools/hint-chip'
import { hintOf } from '../features/tools/hints'
import type { Conflict, Draft } from '../features/toolsets/draft'
import { useCreateToolset } from '../features/toolsets/queries'
import { useToolset } from './use-toolset'

/** In the place of the editor while two pages changed the same places: nothing is saved before a person decided. */
export function ToolsetConflict({ draft, conflict }: { draft: Draft; conflict: Conflict }) {
  const { base, mine, mineAt, theirs } = conflict
  const { nodeId } = useToolset()
  const navigate = useNavigate()
  const create = useCreateToolset()
  const keepCopy = async () => {
    const copy = await create.mutateAsync({ ...mine, name: `${mine.name} copy` })
    draft.settle(theirs.toolset)
    void navigate({ to: '/toolsets/$id', params: { id: copy.id } })
  }
  return (
    <ConflictView
      key={theirs.version}
      base={base}
      mine={mine}
      mineAt={mineAt}
      theirs={theirs}
      node={nodeId}
      drawHint={(name, value) => <HintChip hint={hintOf({ annotations: { [name]: value } }, name)} />}
      onSave={draft.settle}
      onCopy={() => void keepCopy()}
      onDrop={() => draft.settle(theirs.toolset)}
      onLater={() => draft.openConflict(false)}
    />
  )
}
