import type { TypeId } from '#shared/builder/types'
import type { Pending } from './lines'

/** What the page alone knows: what is open, what was typed but is no name, what is asked. Keyed by place. */
export type BuilderState = {
  details: Set<string>
  folds: Map<string, boolean>
  typed: Map<string, { text: string; problem: string }>
  /** Names under which a row was first shown, so that it stays the same row while its name is typed. */
  ids: Map<string, string>
  pending?: Pending
  /** The name that is being typed: what it was before, or for a new field where it is to stand. */
  naming?: { id: string; before: string } | { id: string; place: Pending }
  asked?: { at: string; to: TypeId; lost: readonly string[] }
  note?: { at: string; text: string }
  focus?: { at: string; part: string }
}

/** Where a field without a name stands, for focus and for what is typed. */
export const pendingPlace = 'pending'

/** What is known of a row, and of those inside it, goes with it to another place. */
export function follow(state: BuilderState, from: string, to: string): void {
  if (from === to) return
  const moved = (at: string) => (at === from || at.startsWith(`${from}/`) ? `${to}${at.slice(from.length)}` : at)
  for (const map of [state.folds, state.typed] as Map<string, unknown>[]) {
    const entries = [...map].map(([at, value]) => [moved(at), value] as const)
    map.clear()
    for (const [at, value] of entries) map.set(at, value)
  }
  const open = [...state.details].map(moved)
  state.details.clear()
  for (const at of open) state.details.add(at)
}
