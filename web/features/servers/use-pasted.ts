import { useMemo, useState } from 'react'
import type { Connection } from '#shared/connections/connection'
import { type Ask, type ParsedServer, type Pasted, parsePasted } from '#shared/connections/parse-pasted'
import { type Answers, placeholdersIn } from '#shared/connections/placeholders'
import { addressOf } from './address'
import { type Draft, draftOfParsed, emptyDraft, transportOf } from './draft'
import type { Dropped } from './dropped'

/** A server that was understood, as it may be edited and ticked. */
export type Candidate = { draft: Draft; notes: readonly string[]; ticked: boolean }

type Kept = { text: string; pasted: Pasted; candidates: readonly Candidate[]; refused: readonly string[] }

const nothing: Kept = { text: '', pasted: { kind: 'nothing' }, candidates: [], refused: [] }
/** What was typed outlives a look at another page; secrets stay in memory and go with the tab. */
let kept: Kept = nothing

/** Hands dropped files to the page that adds servers, before it is opened. */
export function handOver(dropped: Dropped, saved: readonly Connection[]): void {
  kept = understood(dropped, saved)
}

/** What was pasted, and the servers found in it. */
export function usePasted(saved: readonly Connection[]) {
  const [state, setState] = useState(kept)
  const put = (next: Kept) => {
    kept = next
    setState(next)
  }
  const twins = useMemo(() => twinsIn(saved), [saved])
  return {
    ...state,
    asks: state.pasted.kind === 'servers' ? state.pasted.asks : ([] as readonly Ask[]),
    twinOf: (draft: Draft) => twins.get(identity(transportOf(draft))),
    paste: (text: string) => put(understood({ text, refused: [] }, saved)),
    drop: (dropped: Dropped) => put(dropped.text === '' ? { ...state, refused: dropped.refused } : understood(dropped, saved)),
    byHand: () => put({ ...nothing, candidates: [{ draft: emptyDraft(), notes: [], ticked: true }] }),
    change: (index: number, to: Partial<Candidate>) =>
      put({
        ...state,
        candidates: state.candidates.map((each, at) => (at === index ? { ...each, ...to } : sharing(each, to.draft?.answers))),
      }),
    tickAll: (ticked: boolean) => put({ ...state, candidates: state.candidates.map((each) => ({ ...each, ticked })) }),
    clear: () => put(nothing),
  }
}

/** Each server as it may be edited; ticked where it is neither switched off nor saved already. */
function understood({ text, refused }: Dropped, saved: readonly Connection[]): Kept {
  const pasted = parsePasted(text)
  if (pasted.kind !== 'servers') return { text, pasted, candidates: [], refused }
  const twins = twinsIn(saved)
  const candidates = pasted.servers.map((server): Candidate => {
    const draft = { ...draftOfParsed(server), answers: firstAnswers(server, pasted.asks) }
    const fresh = !server.disabled && !twins.has(identity(transportOf(draft)))
    return { draft, notes: server.notes, ticked: fresh || pasted.servers.length === 1 }
  })
  return { text, pasted, candidates, refused }
}

const twinsIn = (saved: readonly Connection[]) => new Map(saved.map(({ name, transport }) => [identity(transport), name]))

const firstAnswers = ({ transport }: ParsedServer, asks: readonly Ask[]): Answers =>
  Object.fromEntries(placeholdersIn(transport, asks).flatMap(({ text, initial }) => (initial === undefined ? [] : [[text, initial]])))

/** What one server asks for, another may ask for too: it is answered once. */
const sharing = (candidate: Candidate, answers: Answers | undefined): Candidate =>
  answers ? { ...candidate, draft: { ...candidate.draft, answers: { ...candidate.draft.answers, ...answers } } } : candidate

const identity = (transport: Parameters<typeof addressOf>[0]) =>
  `${transport.type} ${addressOf(transport)} ${transport.type === 'stdio' ? (transport.cwd ?? '') : ''}`
