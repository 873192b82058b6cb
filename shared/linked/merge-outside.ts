import type { Conflict, Decision } from '../diff/conflict'
import { decide, merge } from '../diff/merge'
import type { Toolset } from '../tool/toolset'

/**
 * A toolset with a change from outside taken in. Where both touched the same place the file's word holds, since ours is kept in an earlier
 * version; of a node that one side took away and the other changed, the changed one stays.
 */
export function mergeOutside(base: Toolset, ours: Toolset, theirs: Toolset): Toolset {
  const merged = merge(base, ours, theirs)
  return decide(merged, Object.fromEntries(merged.conflicts.map((conflict) => [conflict.id, word(conflict)])))
}

const word = ({ kind, theirs }: Conflict): Decision => (kind === 'removed' && theirs === undefined ? 'mine' : 'theirs')
