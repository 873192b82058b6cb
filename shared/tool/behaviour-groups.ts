import { impliedHints, saidHint } from './hints'
import type { Doc } from './json'

/** What a tool is said, or taken, to do to things. */
export type Behaviour = 'reads-only' | 'can-destroy' | 'can-destroy-implied' | 'changes-things'

export const behaviours: readonly { id: Behaviour; label: string }[] = [
  { id: 'reads-only', label: 'Reads only' },
  { id: 'can-destroy', label: 'Can destroy' },
  { id: 'can-destroy-implied', label: 'Can destroy, implied' },
  { id: 'changes-things', label: 'Changes things' },
]

const known = new WeakMap<Doc, Behaviour>()

/** The group a tool belongs to; asked at every key that is typed into the filter, so it is found once. */
export function behaviourOf(tool: Doc): Behaviour {
  const found = known.get(tool) ?? judged(tool)
  known.set(tool, found)
  return found
}

function judged(tool: Doc): Behaviour {
  if (saidHint(tool, 'readOnlyHint') ?? impliedHints.readOnlyHint) return 'reads-only'
  const destructive = saidHint(tool, 'destructiveHint')
  if (destructive === undefined) return 'can-destroy-implied'
  return destructive ? 'can-destroy' : 'changes-things'
}
