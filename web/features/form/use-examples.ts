import { useQuery } from '@tanstack/react-query'
import type { Call } from '#shared/calls/call'
import { generate } from '#shared/form/generate'
import { type Doc, isDoc, type Json, member } from '#shared/tool/json'
import type { Design } from '#shared/tool/node'
import { keys } from '../../lib/query-keys'
import type { MenuItem } from '../../ui/menu'
import type { FormStore } from './form-store'

const fewCalls = 8

/** What a live tool was called with lately, each arguments once. */
export function useEarlierCalls(connectionId: string, tool: string): readonly Doc[] {
  const { data } = useQuery({
    queryKey: [...keys.calls(), 'of', connectionId, tool],
    queryFn: async () => {
      const response = await fetch(`/api/calls?${new URLSearchParams({ connection: connectionId, tool, limit: '20', answers: '0' })}`)
      return response.ok ? ((await response.json()) as { calls: Call[] }).calls : []
    },
    structuralSharing: false,
  })
  return distinct((data ?? []).map((call) => call.arguments)).slice(0, fewCalls)
}

type Sources = {
  store: FormStore
  /** Arguments of earlier calls. */
  earlier?: readonly Doc[]
  /** The examples that a design carries. */
  designed?: NonNullable<Design['examples']>
  onPut(value: Json): void
}

/** Arguments to start from: a design's own examples, a plain value made from the schema, what the schema gives as examples, earlier calls. */
export function exampleItems({ store, earlier = [], designed = [], onPut }: Sources): MenuItem[] {
  const given = isDoc(store.root) ? member(store.root, 'examples') : undefined
  return [
    ...designed.map((example) => ({
      label: example.title || short(example.arguments),
      ...(example.title && { aside: short(example.arguments) }),
      run: () => onPut(example.arguments),
    })),
    ...(designed.length > 0 ? ['line' as const] : []),
    { label: 'Required fields, made up', run: () => onPut(generate(store.root, store.root, store.fits) ?? {}) },
    ...(Array.isArray(given)
      ? given.filter(isDoc).map((example) => ({ label: `From the schema: ${short(example)}`, run: () => onPut(example) }))
      : []),
    ...(earlier.length > 0 ? [{ heading: 'From earlier calls' }] : []),
    ...earlier.map((args) => ({ label: short(args), run: () => onPut(args) })),
  ]
}

function distinct(all: readonly Doc[]): Doc[] {
  const seen = new Set<string>()
  return all.filter((args) => {
    const text = JSON.stringify(args)
    return !seen.has(text) && seen.add(text)
  })
}

const short = (value: Json) => {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
