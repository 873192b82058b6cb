import { useEffect, useMemo } from 'react'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import { FormStore } from '../features/form/form-store'
import { isHuge } from '../features/form/huge-note'
import { readArguments } from '../features/form/json-view'
import { showPlace } from '../features/form/show-place'
import { type Draft, useDraft } from '../features/form/use-draft'
import { type Problems, useProblems } from '../features/form/use-problems'

const noFields: Json = { type: 'object' }

/** The arguments that a person puts in for one tool: kept as a draft, checked as they are typed, as a form or as JSON. */
export type TryForm = {
  store: FormStore
  draft: Draft
  change(part: Partial<Draft>): void
  /** Other arguments altogether. */
  put(value: Json): void
  view: 'form' | 'json'
  huge: boolean
  args: Doc
  problems: Problems
  /** Text that is no value yet cannot be sent, not even for a test. */
  unsendable: boolean
  showFirst(): void
}

export function useTryForm(key: string, tool: Doc): TryForm {
  const { draft, change } = useDraft(key)
  const schema = (member(tool, 'inputSchema') ?? noFields) as Json
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is put in later reaches the store through the form
  const store = useMemo(() => new FormStore(schema, draft.value, draft.notes), [schema])
  useEffect(() => {
    store.onnotes = (notes) => change({ notes })
  }, [store, change])
  const huge = useMemo(() => isHuge(store), [store])
  const view = draft.view ?? (huge ? 'json' : 'form')
  const problems = useProblems(store, draft.value, draft.notes.typed)
  return {
    store,
    draft,
    change,
    put: (value) => {
      store.restart(value)
      change({ value, json: undefined, notes: store.notes })
    },
    view,
    huge,
    args: isDoc(draft.value) ? draft.value : {},
    problems,
    unsendable:
      Object.keys(draft.notes.typed).some((at) => problems.places.has(at)) ||
      (view === 'json' && draft.json !== undefined && readArguments(draft.json).value === undefined),
    showFirst: () => {
      store.attempt()
      showPlace(store, problems.places.keys().next().value as string)
    },
  }
}
