import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { countRows, type SchemaDoc, type SchemaRow } from './schema-rows'
import { findRows, type SchemaFound } from './schema-search'

/** So few rows are searched by eye. */
const fewRows = 8

export type SchemaSearch = {
  isWorthwhile: boolean
  /** `undefined` while nobody searches. */
  query: string | undefined
  found: SchemaFound | undefined
  section: React.RefObject<HTMLElement | null>
  button: React.RefObject<HTMLButtonElement | null>
  field: React.RefObject<HTMLInputElement | null>
  setQuery(query: string): void
  open(): void
  close(): void
}

/** The search of one schema. Closing it leaves everything where and as it was. */
export function useSchemaSearch(doc: SchemaDoc, root: SchemaRow): SchemaSearch {
  const [query, setQuery] = useState<string>()
  const asked = useDeferredValue(query)
  const place = useRef(0)
  const section = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  return {
    isWorthwhile: useMemo(() => countRows(doc, root, fewRows) > fewRows, [doc, root]),
    query,
    found: useMemo(() => (asked === undefined ? undefined : findRows(doc, root, asked)), [doc, root, asked]),
    section,
    button,
    field,
    setQuery,
    open: () => {
      if (query === undefined) place.current = scrolls(section.current)?.scrollTop ?? 0
      setQuery(query ?? '')
      requestAnimationFrame(() => field.current?.select())
    },
    close: () => {
      setQuery(undefined)
      button.current?.focus({ preventScroll: true })
      requestAnimationFrame(() => scrolls(section.current)?.scrollTo({ top: place.current }))
    },
  }
}

/** What moves when an element is scrolled. */
function scrolls(element: HTMLElement | null): HTMLElement | null {
  let outer = element?.parentElement ?? null
  while (outer && getComputedStyle(outer).overflowY !== 'auto') outer = outer.parentElement
  return outer
}
