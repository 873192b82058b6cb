import { IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { count, lettersOf } from '../../lib/words'
import { classes } from '../../ui/classes'
import styles from '../../ui/rail-row.module.css'
import { Skeleton } from '../../ui/skeleton'
import { Tip } from '../../ui/tip'
import { toolsetsQuery } from './queries'

/** The toolsets in the rail, each with how many tools it holds. */
export function ToolsetLinks({ folded }: { folded: boolean }) {
  const { data, isPending } = useQuery(toolsetsQuery)
  if (isPending) return folded ? null : <Skeleton label="Reading the toolsets" rows={2} />
  if (!data?.length) return folded ? null : <p className={styles.none}>None yet</p>
  return (
    <ul>
      {data.map(({ id, name, title, tools }) => (
        <li key={id}>
          <Tip side="right" text={`${title ?? name}, ${count(tools, 'tool')}`}>
            <Link
              to="/toolsets/$id"
              params={{ id }}
              className={classes(styles.row, folded && styles.folded)}
              activeProps={{ className: classes(styles.row, folded && styles.folded, styles.active), 'aria-current': 'page' }}
            >
              <IconStack2 size={folded ? 11 : 15} stroke={1.6} className={styles.icon} aria-hidden="true" />
              <span className={folded ? styles.letters : styles.name}>{folded ? lettersOf(name) : name}</span>
              {folded && <span className="visually-hidden">{name}</span>}
              {!folded && <span className={styles.count}>{tools.toLocaleString('en')}</span>}
            </Link>
          </Tip>
        </li>
      ))}
    </ul>
  )
}
