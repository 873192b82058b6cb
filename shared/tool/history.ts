/** What was, what is, and what was undone. Steps are whole values: edits leave untouched parts the very same, so they cost little. */
export type History<T> = { past: readonly T[]; present: T; future: readonly T[]; group?: string }

export const mostSteps = 200

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [] })

/** The next value. One of the same group as the last takes its place; without a group it is always a step. */
export function advance<T>(history: History<T>, next: T, group?: string): History<T> {
  if (next === history.present) return history
  const goesOn = group !== undefined && group === history.group
  const past = goesOn ? history.past : [...history.past.slice(1 - mostSteps), history.present]
  return { past, present: next, future: [], ...(group !== undefined && { group }) }
}

/** Ends a group: what follows is a step of its own. */
export function seal<T>(history: History<T>): History<T> {
  if (history.group === undefined) return history
  const { group: _, ...sealed } = history
  return sealed
}

export function undo<T>({ past, present, future }: History<T>): History<T> | undefined {
  const before = past.at(-1)
  return before === undefined ? undefined : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redo<T>({ past, present, future }: History<T>): History<T> | undefined {
  const [next, ...rest] = future
  return next === undefined ? undefined : { past: [...past, present], present: next, future: rest }
}

/** Every step with the same change made to it: what somebody else did meanwhile is not undone with our own steps. */
export function rebase<T>({ past, present, future, group }: History<T>, change: (value: T) => T): History<T> {
  return { past: past.map(change), present: change(present), future: future.map(change), ...(group !== undefined && { group }) }
}
