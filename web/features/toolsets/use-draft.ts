import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { merge } from '#shared/diff/merge'
import { resolve } from '#shared/tool/resolve'
import type { ResolvedTool } from '#shared/tool/resolved'
import type { Toolset } from '#shared/tool/toolset'
import { hearAppEvents } from '../../lib/app-events'
import { keys } from '../../lib/query-keys'
import { Draft, type DraftView } from './draft'
import { noteOpen } from './open-toolsets'
import { readToolset, saveToolset } from './queries'

/** A draft outlives its page: steps and what is not saved yet are there when a person comes back. */
const drafts = new Map<string, Draft>()

async function openDraft(id: string): Promise<Draft> {
  const known = drafts.get(id)
  const saved = await readToolset(id)
  if (known) {
    known.hear(saved.version)
    return known
  }
  const draft = new Draft(saved, { merge, read: () => readToolset(id), save: (change) => saveToolset(id, change) })
  drafts.set(id, draft)
  noteOpen(id, () => {
    const { toolset } = draft.view()
    return { id, name: toolset.name, tools: resolvedOf(toolset) }
  })
  return draft
}

hearAppEvents((event) => {
  if (event.type !== 'toolset') return
  if (event.version !== undefined) drafts.get(event.toolsetId)?.hear(event.version)
})

addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') for (const draft of drafts.values()) void draft.save()
})
addEventListener('beforeunload', (event) => {
  if ([...drafts.values()].some(({ isDirty }) => isDirty)) event.preventDefault()
})

export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: keys.toolset(id),
    queryFn: () => openDraft(id),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

export function useDraft(id: string): { draft?: Draft; view?: DraftView; error: Error | null } {
  const { data: draft, error } = useQuery(draftQuery(id))
  const view = useSyncExternalStore(draft?.subscribe ?? never, () => draft?.view())
  return { ...(draft && { draft }), ...(view && { view }), error }
}

const never = () => () => {}

const known = new WeakMap<Toolset, readonly ResolvedTool[]>()

/** What the toolset comes to; worked out once for each state of it. */
export function resolvedOf(toolset: Toolset): readonly ResolvedTool[] {
  const found = known.get(toolset) ?? resolve(toolset)
  known.set(toolset, found)
  return found
}
