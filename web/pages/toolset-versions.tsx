import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Toolset } from '#shared/tool/toolset'
import { HintChip } from '../features/tools/hint-chip'
import { hintOf } from '../features/tools/hints'
import { Versions } from '../features/versions/versions'
import { useToolset } from './use-toolset'

/** The versions of a toolset; going back is an edit like any other, saved with a note. */
export function ToolsetVersionsPage() {
  const { id, draft } = useToolset()
  const { from, to } = useSearch({ from: '/toolsets/$id/versions' })
  const navigate = useNavigate()
  if (!draft) return null
  const compare = (left: number, right: number) =>
    navigate({ to: '/toolsets/$id/versions', params: { id }, search: { from: String(left), to: String(right) } })
  const goBack = async (version: number, toolset: Toolset) => {
    draft.edit(() => toolset)
    await draft.save(`Back to version ${version}`)
    await navigate({ to: '/toolsets/$id/versions', params: { id } })
  }
  return (
    <Versions
      id={id}
      from={from === undefined ? undefined : Number(from)}
      to={to === undefined ? undefined : Number(to)}
      onCompare={(left, right) => void compare(left, right)}
      onGoBack={(version, toolset) => void goBack(version, toolset)}
      drawHint={(name, value) => <HintChip hint={hintOf({ annotations: { [name]: value } }, name)} />}
    />
  )
}
