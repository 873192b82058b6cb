import { useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { rowsOf } from '#shared/builder/rows'
import { type Doc, isDoc, type Json } from '#shared/tool/json'
import { type Builder, makeBuilder } from './builder'
import type { BuilderState } from './builder-state'
import { countRows, type Line, linesOf } from './lines'

export type Renamed = { from: string; to: string }
export type OnChange = (schema: Doc, group: string, renamed?: Renamed) => void

const empty: Json = { type: 'object', properties: {} }
/** Beyond so many rows what is nested starts folded. */
const manyRows = 60

/** The rows of a schema, and everything that can be done to them. Of the schema itself nothing is kept here. */
export function useBuilder(label: string, schema: Json | undefined, onChange: OnChange) {
  const root = schema ?? empty
  const list = useRef<HTMLUListElement>(null)
  const [, render] = useReducer((count: number) => count + 1, 0)
  const latest = useRef({ root, onChange })
  latest.current = { root, onChange }
  const state = useRef<BuilderState>({ details: new Set(), folds: new Map(), typed: new Map(), ids: new Map() })
  const lines = useRef<readonly Line[]>([])

  const builder = useMemo<Builder>(
    () =>
      makeBuilder({
        label,
        state: state.current,
        root: () => latest.current.root,
        lines: () => lines.current,
        render,
        change: (next, group, renamed) => {
          if (next === latest.current.root || !isDoc(next)) return
          latest.current.root = next
          latest.current.onChange(next, group, renamed)
        },
      }),
    [label],
  )

  const rows = useMemo(() => rowsOf(root), [root])
  const many = useMemo(() => countRows(rows.root.inside) + countRows(rows.definitions) > manyRows, [rows])
  lines.current = linesOf(rows, {
    isOpen: ({ at }) => state.current.folds.get(at) ?? !many,
    pending: state.current.pending,
    ids: state.current.ids,
  })

  // After each change: what was asked to have the focus is there now.
  useLayoutEffect(() => {
    const wanted = state.current.focus
    if (!wanted) return
    const line = [...(list.current?.children ?? [])].find((item) => (item as HTMLElement).dataset.at === wanted.at)
    const target = line?.querySelector<HTMLElement>(`[data-part=${wanted.part}]`)
    delete state.current.focus
    target?.focus()
  })

  return { root, rows, lines: lines.current, builder, list, state: state.current }
}
