import { useQuery } from '@tanstack/react-query'
import type { Call } from '#shared/calls/call'
import { generate } from '#shared/form/generate'
import { isDoc, type Json, member } from '#shared/tool/json'
import { keys } from '../../lib/query-keys'
import type { MenuItem } from '../../ui/menu'
import type { FormStore } from './form-store'

type Options = { connectionId: string; tool: string; store: FormStore; onPut(value: Json): void }

const fewCalls = 8

/** Arguments to start from: a plain value made from the schema, what the schema gives as examples, earlier calls. */
export function useExamples({ connectionId, tool, store, onPut }: Options): MenuItem[] {
  const { data } = useQuery({
    queryKey: [...keys.calls(), 'of', connectionId, tool],
    queryFn: async () => {
      const response = await fetch(`/api/calls?${new URLSearchParams({ connection: connectionId, tool, limit: '20', answers: '0' })}`)
      return response.ok ? ((await response.json()) as { calls: Call[] }).calls : []
    },
    structuralSharing: false,
  })
  const earlier = distinct(data ?? []).slice(0, fewCalls)
  const given = isDoc(store.root) ? member(store.root, 'examples') : undefined
  return [
    { label: 'Required fields, made up', run: () => onPut(generate(store.root, store.root, store.fits) ?? {}) },
    ...(Array.isArray(given)
      ? given.filter(isDoc).map((example) => ({ label: `From the schema: ${short(example)}`, run: () => onPut(example) }))
      : []),
    ...(earlier.length > 0 ? [{ heading: 'From earlier calls' }] : []),
    ...earlier.map((call) => ({ label: short(call.arguments), run: () => onPut(call.arguments) })),
  ]
}

function distinct(calls: readonly Call[]): Call[] {
  const seen = new Set<string>()
  return calls.filter((call) => {
    const text = JSON.stringify(call.arguments)
    return !seen.has(text) && seen.add(text)
  })
}

const short = (value: Json) => {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
