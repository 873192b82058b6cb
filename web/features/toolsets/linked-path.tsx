import { IconFileSymlink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Tip } from '../../ui/tip'
import styles from './linked.module.css'
import { shortPath } from './linked-words'
import { useToolsetSummary } from './queries'

/** Where a linked toolset lives, in the header; nothing where it lives with us. */
export function LinkedPath({ id }: { id: string }) {
  const linked = useToolsetSummary(id)?.linked
  if (!linked) return null
  return (
    <Tip text={`Lives in ${linked.path}`}>
      <Link to="/toolsets/$id/settings" params={{ id }} className={styles.path}>
        <IconFileSymlink size={15} stroke={1.6} aria-hidden="true" />
        <span className="visually-hidden">Lives in </span>
        <bdi>{shortPath(linked.path)}</bdi>
      </Link>
    </Tip>
  )
}
