import { useParams } from '@tanstack/react-router'
import { findNode } from '#shared/tool/edits/tree'
import { resolvedOf, useDraft } from '../features/toolsets/use-draft'

/** The toolset that the address names, as it stands in this page, with the node it speaks of. */
export function useToolset() {
  const { id = '', node: nodeId, panel } = useParams({ strict: false })
  const { draft, view, error } = useDraft(id)
  if (!draft || !view) return { id, nodeId, panel, error }
  const { toolset } = view
  const resolved = resolvedOf(toolset)
  return {
    id,
    nodeId,
    panel,
    error,
    draft,
    view,
    toolset,
    resolved,
    edit: draft.edit,
    node: nodeId === undefined ? undefined : findNode(toolset, nodeId),
    tool: resolved.find((tool) => tool.id === nodeId),
  }
}
