import { IconServer2, IconStack2, IconTool } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNow } from '../../lib/now'
import { firstDesignPanel, firstPanel } from '../../lib/panels'
import type { Recent } from '../../lib/recent'
import { useRemembered } from '../../lib/remembered'
import { ago } from '../../lib/words'
import { ServerText } from '../../ui/server-text'
import styles from './recent-list.module.css'

const shown = 8

type Named = readonly { id: string; name: string }[] | undefined

/** What was opened last in this browser and is still there. */
export function RecentList({ servers, toolsets, empty }: { servers: Named; toolsets: Named; empty: ReactNode }) {
  const [recent] = useRemembered<Recent[]>('recent', [])
  const now = useNow()
  if (!servers || !toolsets) return null
  const names = new Map([...servers, ...toolsets].map(({ id, name }) => [id, name]))
  const there = recent.filter(({ server, toolset }) => names.has(server ?? toolset)).slice(0, shown)
  if (there.length === 0) return empty
  return (
    <ul>
      {there.map((one) => (
        <li key={`${one.server ?? one.toolset}/${one.tool ?? ''}`}>
          <Link {...addressOf(one)} className={styles.row}>
            {one.tool !== undefined ? (
              <IconTool size={16} stroke={1.5} />
            ) : one.toolset !== undefined ? (
              <IconStack2 size={16} stroke={1.5} />
            ) : (
              <IconServer2 size={16} stroke={1.5} />
            )}
            {one.tool === undefined ? (
              <span>{names.get(one.server ?? one.toolset)}</span>
            ) : (
              <span>
                <ServerText text={one.title ?? one.tool} /> <small>{names.get(one.server ?? one.toolset)}</small>
              </span>
            )}
            <time>{ago(one.at, now)}</time>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function addressOf({ server, toolset, tool }: Recent) {
  if (toolset !== undefined) {
    return tool === undefined
      ? ({ to: '/toolsets/$id', params: { id: toolset } } as const)
      : ({ to: '/toolsets/$id/tools/$node/$panel', params: { id: toolset, node: tool, panel: firstDesignPanel } } as const)
  }
  return tool === undefined
    ? ({ to: '/servers/$id', params: { id: server } } as const)
    : ({ to: '/servers/$id/tools/$tool/$panel', params: { id: server, tool, panel: firstPanel } } as const)
}
