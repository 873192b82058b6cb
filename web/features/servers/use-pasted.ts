import { useMemo, useState } from 'react'
import type { Connection } from '#shared/connections/connection'
import { type Ask, type ParsedServer, type Pasted, parsePasted } from '#shared/connections/parse-pasted'
import { addressOf } from './address'
import { type Draft, draftOfParsed, emptyDraft, transportOf } from './draft'

/** A server that was understood, as it may be edited and ticked. */
export type Candidate = { draft: Draft; notes: readonly string[]; ticked: boolean }

type Kept = { text: string; pasted: Pasted; candidates: readonly Candidate[] }

const nothing: Kept = { text: '', pasted: { kind: 'nothing' }, candidates: [] }
/** What was typed outlives a look at another page; secrets stay in memory and go with the tab. */
let kept: Kept = nothing

/** What was pasted, and the servers found in it. */
export function usePasted(saved: readonly Connection[]) {
  const [state, setState] = useState(kept)
  const put = (next: Kept) => {
    kept = next
    setState(next)
  }
  const twins = useMemo(() => new Map(saved.map(({ name, transport }) => [identity(transport), name])), [saved])
  const twinOf = (draft: Draft) => twins.get(identity(transportOf(draft)))
  const asCandidate = (server: ParsedServer): Candidate => {
    const draft = draftOfParsed(server)
    return { draft, notes: server.notes, ticked: !server.disabled && twinOf(draft) === undefined }
  }
  return {
    ...state,
    asks: state.pasted.kind === 'servers' ? state.pasted.asks : ([] as readonly Ask[]),
    twinOf,
    paste(text: string) {
      const pasted = parsePasted(text)
      const candidates = pasted.kind === 'servers' ? pasted.servers.map(asCandidate) : []
      const [only] = candidates
      put({ text, pasted, candidates: candidates.length === 1 && only ? [{ ...only, ticked: true }] : candidates })
    },
    byHand: () => put({ text: '', pasted: { kind: 'nothing' }, candidates: [{ draft: emptyDraft(), notes: [], ticked: true }] }),
    change: (index: number, to: Partial<Candidate>) =>
      put({ ...state, candidates: state.candidates.map((each, at) => (at === index ? { ...each, ...to } : each)) }),
    tickAll: (ticked: boolean) => put({ ...state, candidates: state.candidates.map((each) => ({ ...each, ticked })) }),
    clear: () => put(nothing),
  }
}

const identity = (transport: Parameters<typeof addressOf>[0]) =>
  `${transport.type} ${addressOf(transport)} ${transport.type === 'stdio' ? (transport.cwd ?? '') : ''}`
