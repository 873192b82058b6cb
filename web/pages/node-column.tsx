import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { countByNode } from '../features/conflict/count-by-node'
import { faultsByNode } from '../features/tree/faults'
import { TreeColumn } from '../features/tree/tree-column'
import { idParam } from '../lib/id-param'
import { firstDesignPanel } from '../lib/panels'
import { useToolset } from './use-toolset'

/** The tree of the toolset in the address. */
export function NodeColumn({ onOpen }: { onOpen?(): void }) {
  const { id, nodeId, panel = firstDesignPanel, toolset, resolved, edit, view } = useToolset()
  const navigate = useNavigate()
  const open = useCallback(
    (node: string, hash?: string) => {
      void navigate({ to: '/toolsets/$id/tools/$node/$panel', params: { id, node, panel }, search: true, ...(hash && { hash }) })
      onOpen?.()
    },
    [navigate, id, panel, onOpen],
  )
  const state = view?.state
  const conflicts = useMemo(() => (state?.is === 'conflict' ? countByNode(state) : undefined), [state])
  const faults = useMemo(() => faultsByNode(resolved ?? []), [resolved])
  if (!toolset || !edit) return null
  return (
    <TreeColumn
      toolset={toolset}
      edit={state?.is === 'conflict' && state.isOpen ? undefined : edit}
      conflicts={conflicts}
      faults={faults}
      selected={nodeId}
      href={(node) => `/toolsets/${id}/tools/${encodeURIComponent(idParam.write(node))}/${panel}`}
      onOpen={open}
      onAdded={(node) => open(node, 'name')}
    />
  )
}
