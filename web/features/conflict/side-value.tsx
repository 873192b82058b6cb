import { type Conflict, isAbout } from '#shared/diff/conflict'
import { shortWords } from '#shared/diff/kinds'
import type { Merge } from '#shared/diff/merge'
import { toldChanges } from '#shared/diff/mirrors'
import { names, tell } from '#shared/diff/tell'
import type { Side } from '#shared/diff/three'
import { isDoc } from '#shared/tool/json'
import { ComparedValue, type DrawHint } from '../../ui/compared-value'
import { MarkedWords } from '../../ui/marked-words'
import { BackToInherited, isInherited } from './back-to-inherited'
import styles from './side-value.module.css'

type Props = { merge: Merge; conflict: Conflict; side: Side | 'base'; baseVersion: number; drawHint: DrawHint }

/** What one side has at a place, with what it changed marked. */
export function SideValue({ merge, conflict, side, baseVersion, drawHint }: Props) {
  const { kind, node, at, base } = conflict
  const value = conflict[side]
  if (kind === 'removed') return <Removal merge={merge} conflict={conflict} side={side} />
  if (kind === 'place') return <code>{names(value, ' / ') || 'at the top'}</code>
  if (kind === 'order') {
    return (
      <p>
        <MarkedWords text={names(value)} than={names(base)} />
      </p>
    )
  }
  if (value === undefined && node !== undefined && isInherited(at)) {
    return (
      <div className={styles.value}>
        <BackToInherited toolset={merge[side]} node={node} at={at} />
      </div>
    )
  }
  const was = side === 'base' || base === undefined || typeof value === 'string' ? undefined : shortWords(at, base)
  return (
    <div className={styles.value}>
      <ComparedValue at={at} value={value} than={side === 'base' ? value : base} drawHint={drawHint} />
      {was !== undefined && typeof value !== 'object' && (
        <span className={styles.was}>
          was {was} in version {baseVersion}
        </span>
      )}
    </div>
  )
}

/** One side took it away; of the other it is told what it changed there. */
function Removal({ merge, conflict, side }: Pick<Props, 'merge' | 'conflict' | 'side'>) {
  const isGroup = isDoc(conflict.base) && Array.isArray(conflict.base.children)
  if (conflict[side] === undefined) return <span className={styles.was}>taken away{isGroup && ', with all below it'}</span>
  const made = side === 'base' ? [] : toldChanges(merge.base, merge[side]).filter((change) => isAbout(conflict, change))
  if (made.length === 0) return <span className={styles.was}>as it was</span>
  return (
    <ul>
      {made.map((change) => (
        <li key={`${change.node} ${change.at} ${change.kind}`}>
          <code className={styles.was}>{change.path.slice(conflict.path.length - 1).join(' / ')}</code> {tell(change)}
        </li>
      ))}
    </ul>
  )
}
