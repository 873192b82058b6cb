import { IconListDetails } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { allPanels } from '../lib/panels'
import styles from './all-tools.module.css'
import { useServer } from './use-server'

/** The first row of the list: everything at once. */
export function AllToolsLink({ onOpen }: { onOpen?: (() => void) | undefined }) {
  const { id, tools } = useServer()
  return (
    <Link to="/servers/$id/all/$panel" params={{ id, panel: allPanels[0].id }} search={true} className={styles.link} onClick={onOpen}>
      <IconListDetails size={16} stroke={1.6} aria-hidden="true" />
      All tools
      <span className={styles.count}>{tools.data?.tools.length}</span>
    </Link>
  )
}
