import { useNavigate, useSearch } from '@tanstack/react-router'
import { countTools } from '#shared/tool/ids'
import type { Toolset } from '#shared/tool/toolset'
import { HintChip } from '../features/tools/hint-chip'
import { hintOf } from '../features/tools/hints'
import { Versions } from '../features/versions/versions'
import { useToolset } from './use-toolset'

/** To say what a version changed it is read whole, with the one before it. */
const smallEnough = 100

/** The versions of a toolset; going back is an edit like any other, saved with a note. */
export function ToolsetVersionsPage() {
  const { id, draft, toolset } = useToolset()
  const { from, to } = useSearch({ from: '/toolsets/$id/versions' })
  const navigate = useNavigate()
  if (!draft || !toolset) return null
  const compare = (left: number, right: number) =>
    navigate({ to: '/toolsets/$id/versions', params: { id }, search: { from: String(left), to: String(right) } })
  const goBack = async (version: number, old: Toolset) => {
    draft.edit(() => old)
    await draft.save(`Back to version ${version}`)
    await navigate({ to: '/toolsets/$id/versions', params: { id } })
  }
  return (
    <Versions
      id={id}
      withChanges={countTools(toolset.nodes) <= smallEnough}
      from={from === undefined ? undefined : Number(from)}
      to={to === undefined ? undefined : Number(to)}
      onCompare={(left, right) => void compare(left, right)}
      onGoBack={(version, old) => void goBack(version, old)}
      drawHint={(name, value) => <HintChip hint={hintOf({ annotations: { [name]: value } }, name)} />}
    />
  )
}
