import { useEffect, useMemo, useRef, useState } from 'react'
import type { JsonDoc } from './json-doc'
import { canOpen, opened, pathRows, type Rows, rowsOf } from './rows'
import { findValues } from './search'

/** A place in the value with a word about it. */
export type JsonMark = { at: string; note: string }

const openAtFirst = 40
const openAtMost = 20_000
const marksOpened = 20
const none: readonly JsonMark[] = []

export type JsonTreeState = {
  doc: JsonDoc
  root: number
  rows: Rows
  open: ReadonlySet<number>
  active: number | undefined
  /** Long texts that are shown whole. */
  long: ReadonlySet<number>
  notes: ReadonlyMap<number, string>
  /** The marked values in the order of the text. */
  marked: readonly number[]
  query: string
  hits: readonly number[]
  searching: boolean
  /** Which of the hits is shown, from 0; -1 before the first. */
  hit: number
  /** Counts up whenever the active row should come into sight. */
  wanted: number
  isFolded: boolean
  /** Whether there is anything inside that opens and folds. */
  canFold: boolean
  toggle(id: number, open?: boolean): void
  toggleLong(id: number): void
  activate(id: number): void
  search(query: string): void
  step(by: 1 | -1): void
  foldAll(): void
  openAll(): void
  /** Shows the place a pointer leads to, or the nearest above it. */
  show(at: string): void
}

/** What of a JSON tree is open, chosen and found. Made for one document and root: give another one another key. */
export function useJsonTree(doc: JsonDoc, root = 0, marks = none): JsonTreeState {
  const { notes, marked } = useMemo(() => placed(doc, root, marks), [doc, root, marks])
  const [open, setOpen] = useState<ReadonlySet<number>>(() => {
    const start = opened(doc, root, openAtFirst)
    for (const id of marked.slice(0, marksOpened)) for (const row of pathRows(doc, root, id)) start.add(row)
    return start
  })
  const [active, setActive] = useState<number>()
  const [wanted, setWanted] = useState(0)
  const [long, setLong] = useState<ReadonlySet<number>>(new Set())
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<{ query: string; hits: readonly number[]; hit: number }>({ query: '', hits: [], hit: -1 })
  const rows = useMemo(() => rowsOf(doc, root, open), [doc, root, open])

  const canFold = useMemo(() => hasNested(doc, root), [doc, root])

  const reveal = (id: number) => {
    const path = pathRows(doc, root, id)
    setOpen((now) => (path.every((row) => now.has(row)) ? now : new Set([...now, ...path])))
    setActive(id)
    setWanted((count) => count + 1)
  }
  const latest = useRef({ active, reveal })
  latest.current = { active, reveal }

  useEffect(() => {
    const over = new AbortController()
    findValues(doc, root, query, over.signal).then(
      (hits) => {
        if (over.signal.aborted) return
        const from = latest.current.active ?? -1
        const hit =
          hits.length === 0
            ? -1
            : Math.max(
                0,
                hits.findIndex((id) => id >= from),
              )
        setFound({ query, hits, hit })
        const id = hits[hit]
        if (id !== undefined) latest.current.reveal(id)
      },
      (error: unknown) => {
        if (!over.signal.aborted) throw error
      },
    )
    return () => over.abort()
  }, [doc, root, query])

  return {
    doc,
    root,
    rows,
    open,
    active,
    long,
    notes,
    marked,
    query,
    hits: found.hits,
    searching: found.query !== query,
    hit: found.hit,
    wanted,
    isFolded: open.size === 0,
    canFold,
    toggle: (id, to) => setOpen((now) => toggled(now, id, to)),
    toggleLong: (id) => setLong((now) => toggled(now, id)),
    activate: (id) => {
      setActive(id)
      setWanted((count) => count + 1)
    },
    search: setQuery,
    step: (by) => {
      if (found.hits.length === 0) return
      const hit = (found.hit + by + found.hits.length) % found.hits.length
      setFound({ ...found, hit })
      reveal(found.hits[hit] as number)
    },
    foldAll: () => setOpen(new Set()),
    openAll: () => setOpen(opened(doc, root, openAtMost)),
    show: (at) => reveal(doc.follow(root, at).id),
  }
}

function toggled(now: ReadonlySet<number>, id: number, to = !now.has(id)): ReadonlySet<number> {
  if (now.has(id) === to) return now
  const next = new Set(now)
  if (to) next.add(id)
  else next.delete(id)
  return next
}

function hasNested(doc: JsonDoc, root: number): boolean {
  if (doc.rangesOf(root).length > 0) return true
  for (const child of doc.children(root)) if (canOpen(doc, child)) return true
  return false
}

/** A mark on something that is not there goes to what should have held it. */
function placed(doc: JsonDoc, root: number, marks: readonly JsonMark[]) {
  const notes = new Map<number, string>()
  for (const { at, note } of marks) {
    const { id } = doc.follow(root, at)
    const before = notes.get(id)
    notes.set(id, before === undefined ? note : `${before}; ${note}`)
  }
  return { notes, marked: [...notes.keys()].sort((a, b) => a - b) }
}
