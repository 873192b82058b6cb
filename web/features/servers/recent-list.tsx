import { IconServer2, IconTool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNow } from '../../lib/now'
import { firstPanel } from '../../lib/panels'
import type { Recent } from '../../lib/recent'
import { useRemembered } from '../../lib/remembered'
import { ago } from '../../lib/words'
import { ServerText } from '../../ui/server-text'
import { connectionsQuery } from './queries'
import styles from './recent-list.module.css'

const shown = 8

/** What was opened last in this browser and is still there. */
export function RecentList({ empty }: { empty: ReactNode }) {
  const { data } = useQuery(connectionsQuery)
  const [recent] = useRemembered<Recent[]>('recent', [])
  const now = useNow()
  if (!data) return null
  const names = new Map(data.map(({ id, name }) => [id, name]))
  const there = recent.filter(({ server }) => names.has(server)).slice(0, shown)
  if (there.length === 0) return empty
  return (
    <ul>
      {there.map(({ server, tool, title, at }) => (
        <li key={`${server}/${tool ?? ''}`}>
          {tool === undefined ? (
            <Link to="/servers/$id" params={{ id: server }} className={styles.row}>
              <IconServer2 size={16} stroke={1.5} />
              <span>{names.get(server)}</span>
              <time>{ago(at, now)}</time>
            </Link>
          ) : (
            <Link to="/servers/$id/tools/$tool/$panel" params={{ id: server, tool, panel: firstPanel }} className={styles.row}>
              <IconTool size={16} stroke={1.5} />
              <span>
                <ServerText text={title ?? tool} /> <small>{names.get(server)}</small>
              </span>
              <time>{ago(at, now)}</time>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
