import type { Change } from '#shared/diff/changes'
import { names } from '#shared/diff/tell'
import type { Json } from '#shared/tool/json'
import { classes } from '../../ui/classes'
import { ComparedValue, type DrawHint } from '../../ui/compared-value'
import { MarkedWords } from '../../ui/marked-words'
import styles from './change-row.module.css'

/** One change: what it is about, as it was and as it is, with the changed words marked. */
export function ChangeRow({ change, drawHint }: { change: Change; drawHint: DrawHint }) {
  const { label, kind, at, before, after } = change
  const value = (one: Json | undefined, other: Json | undefined, as: 'new' | 'gone') => {
    if (kind !== 'moved') return <ComparedValue at={at} value={one} than={other} as={as} drawHint={drawHint} />
    const between = at === '' ? ' / ' : ', '
    const [mine, theirs] = [names(one, between) || 'at the top', names(other, between) || 'at the top']
    return <MarkedWords text={mine} than={theirs} as={as} />
  }
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span className={styles.label}>{at === '' && kind === 'moved' ? 'Place in the tree' : label}</span>
        <span className={classes(styles.kind, styles[kind])}>{kind}</span>
      </div>
      <div className={styles.value}>{value(before, after, 'gone')}</div>
      <div className={styles.value}>{value(after, before, 'new')}</div>
    </li>
  )
}
