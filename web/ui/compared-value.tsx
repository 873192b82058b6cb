import type { ReactNode } from 'react'
import { absentWords, hintAt, shortWords } from '#shared/diff/kinds'
import type { Json } from '#shared/tool/json'
import type { HintName } from '#shared/tool/node'
import styles from './compared-value.module.css'
import { MarkedWords } from './marked-words'

/** How a hint's answer is drawn. */
export type DrawHint = (name: HintName, value: boolean) => ReactNode

type Props = {
  at: string
  value: Json | undefined
  /** What it is compared with: words that are not there are marked. */
  than: Json | undefined
  as?: 'new' | 'gone'
  drawHint: DrawHint
}

/** One of two values of a place, by its kind, with what differs marked. */
export function ComparedValue({ at, value, than, as = 'new', drawHint }: Props) {
  const hint = hintAt(at)
  if (value === undefined) return <span className={styles.absent}>{absentWords(at)}</span>
  if (hint && typeof value === 'boolean') {
    return (
      <span className={styles.hint}>
        {drawHint(hint, value)}
        <code>
          {hint}: {String(value)}
        </code>
      </span>
    )
  }
  if (typeof value === 'string') {
    return (
      <p className={styles.text}>
        {value === '' ? <span className={styles.absent}>empty</span> : <MarkedWords text={value} than={asText(than)} as={as} />}
      </p>
    )
  }
  if (typeof value !== 'object') return <code className={styles.short}>{shortWords(at, value)}</code>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0} className={styles.json}>
      <MarkedWords text={asText(value)} than={asText(than)} as={as} />
    </pre>
  )
}

const asText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value, null, 2)
