import { rowsOf } from '#shared/builder/rows'
import type { Json } from '#shared/tool/json'
import styles from './inherited-row.module.css'

export type Inherited = { name: string; schema: Json; from: string }

/** A field that comes from above: shown, and edited where it stands. */
export function InheritedRow({ inherited: { name, schema, from } }: { inherited: Inherited }) {
  const { words, description } = rowsOf(schema).root
  return (
    <li className={styles.row}>
      <code title={name}>{name}</code>
      <span>{words}</span>
      <span className={styles.said}>
        <span className={styles.description} title={description}>
          {description}
        </span>
        <span className={styles.from} title={`from ${from}`}>
          from {from}
        </span>
      </span>
    </li>
  )
}
