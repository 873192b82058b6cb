import type { ReactNode } from 'react'
import type { Client } from '#shared/preview/client'
import type { clientsByGroup } from '#shared/preview/consequence'
import { groups, risk } from '#shared/preview/words'
import type { Doc } from '#shared/tool/json'
import { VerdictMark } from '../../ui/verdict-mark'
import styles from './consequence.module.css'

type Props = { tool: Doc; sorted: ReturnType<typeof clientsByGroup>; link(client: Client, words: ReactNode): ReactNode }

/** The clients by what they do; each leads to what it makes of the tool. */
export function WhoList({ tool, sorted, link }: Props) {
  const runs = { none: styles.good, implied: styles.warn, said: styles.bad }[risk(tool)]
  return (
    <div className={styles.who}>
      {sorted.map(({ group, clients }) => (
        <section key={group} aria-label={groups.find(({ id }) => id === group)?.label}>
          <h3>
            <span className={group === 'runs' ? runs : group === 'judges' ? styles.calm : undefined}>
              <VerdictMark group={group} />
            </span>
            {groups.find(({ id }) => id === group)?.label}
            <span>{clients.length}</span>
          </h3>
          <ul>
            {clients.map((client) => (
              <li key={client.id}>{link(client, client.label)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
