import { useCallback, useEffect, useRef, useState } from 'react'
import { isDoc, type Json } from '#shared/tool/json'
import { remember, remembered } from '../../lib/remembered'
import { type FormNotes, noNotes } from './form-store'

/** What a person has put in for one tool: it outlives a change of tool, of panel, a reload. `json` is text that is no JSON yet. */
export type Draft = { value: Json; notes: FormNotes; json?: string | undefined; view: 'form' | 'json' }

const empty: Draft = { value: {}, notes: noNotes, view: 'form' }
const saveAfterMs = 250

export const draftKey = (connectionId: string, tool: string) => `draft.${connectionId}.${tool}`

function load(key: string): Draft {
  const stored = remembered<Partial<Draft> | undefined>(key, undefined)
  if (!stored || !isDoc(stored as Json)) return empty
  return { ...empty, ...stored, notes: { ...noNotes, ...stored.notes } }
}

export function useDraft(key: string): { draft: Draft; change(part: Partial<Draft>): void; reset(): void } {
  const [state, setState] = useState(() => ({ key, draft: load(key) }))
  const latest = useRef(state)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const current = state.key === key ? state : { key, draft: load(key) }
  if (current !== state) setState(current)
  latest.current = current

  const save = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    remember(latest.current.key, latest.current.draft)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of tool saves what was put in for the one before
  useEffect(() => {
    const flush = () => timer.current !== undefined && save()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [key, save])

  const put = useCallback(
    (draft: Draft) => {
      latest.current = { key, draft }
      setState(latest.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(save, saveAfterMs)
    },
    [key, save],
  )
  const change = useCallback((part: Partial<Draft>) => put({ ...latest.current.draft, ...part }), [put])
  const reset = useCallback(() => put({ ...empty, view: latest.current.draft.view }), [put])
  return { draft: current.draft, change, reset }
}
