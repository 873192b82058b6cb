import type { From } from '#shared/tool/resolved'
import { tokensIn, tokenWords } from '../../lib/tokens'
import { classes } from '../../ui/classes'
import { type Editing, nodeName } from './editing'
import styles from './effective-text.module.css'

/** The description as it goes out, where it is more than what was written: each added part is marked with who adds it. */
export function EffectiveText({ editing: { toolset, node, resolved } }: { editing: Editing }) {
  const parts = resolved?.description ?? []
  const isOwn = (from: From) => 'node' in from && from.node === node.id
  if (parts.every(({ from }) => isOwn(from))) return null
  const length = parts.reduce((sum, { text }) => sum + text.length, 2 * (parts.length - 1))
  return (
    <figure className={styles.text}>
      <figcaption className={styles.head}>
        As models receive it <span>about {tokenWords(tokensIn(length))}</span>
      </figcaption>
      {parts.map(({ text, from }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <div key={index} className={classes(styles.part, !isOwn(from) && styles.added)}>
          <p>{text}</p>
          {!isOwn(from) && <span className={styles.by}>{adder(from, resolved?.guidanceKey.value)}</span>}
        </div>
      ))}
    </figure>
  )

  function adder(from: From, key: string | undefined): string {
    if ('toolset' in from) return key === undefined ? 'guidance' : `guidance ${key}`
    return 'node' in from ? `from ${nodeName(toolset, from.node)}` : from.rule
  }
}
