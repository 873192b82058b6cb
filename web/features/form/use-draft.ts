import { useCallback, useEffect, useRef, useState } from 'react'
import { isDoc, type Json } from '#shared/tool/json'
import { remember, remembered } from '../../lib/remembered'
import { type FormNotes, noNotes } from './form-store'

/** What a person has put in for one tool: it outlives a change of tool, of panel, a reload. `json` is text that is no JSON yet; `view` is theirs once they chose. */
export type Draft = { value: Json; notes: FormNotes; json?: string | undefined; view?: 'form' | 'json' }

const empty: Draft = { value: {}, notes: noNotes }
const saveAfterMs = 250

export const draftKey = (connectionId: string, tool: string) => `draft.${connectionId}.${tool}`

function load(key: string): Draft {
  const stored = remembered<Partial<Draft> | undefined>(key, undefined)
  if (!stored || !isDoc(stored as Json)) return empty
  return { ...empty, ...stored, notes: { ...noNotes, ...stored.notes } }
}

/** The draft of one tool, for as long as its form is on screen. */
export function useDraft(key: string): { draft: Draft; change(part: Partial<Draft>): void } {
  const [draft, setDraft] = useState(() => load(key))
  const latest = useRef(draft)
  const unsaved = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = useCallback(() => {
    clearTimeout(timer.current)
    if (unsaved.current) remember(key, latest.current)
    unsaved.current = false
  }, [key])
  useEffect(() => {
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('pagehide', save)
      save()
    }
  }, [save])

  const put = useCallback(
    (next: Draft) => {
      latest.current = next
      unsaved.current = true
      setDraft(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(save, saveAfterMs)
    },
    [save],
  )
  const change = useCallback((part: Partial<Draft>) => put({ ...latest.current, ...part }), [put])
  return { draft, change }
}
