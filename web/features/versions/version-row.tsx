import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ToolsetVersion } from '#shared/api/toolsets'
import type { Change } from '#shared/diff/changes'
import { toldChanges } from '#shared/diff/mirrors'
import { tell } from '#shared/diff/tell'
import { moment } from '../../lib/words'
import { Cell } from '../../ui/row-list'
import { versionQuery } from './queries'
import styles from './version-list.module.css'

type Props = { id: string; version: ToolsetVersion; previous: number | undefined; isCurrent: boolean; withChanges: boolean }

/** A version: when it was saved, its note, and in one line what it changed. */
export function VersionRow({ id, version: { version, savedAt, note }, previous, isCurrent, withChanges }: Props) {
  const line = useChangeLine(id, version, withChanges ? previous : undefined)
  return (
    <div role="none" className={styles.row}>
      <Cell className={styles.number}>Version {version}</Cell>
      <Cell className={styles.when}>
        {isCurrent ? 'current, ' : ''}
        {moment(savedAt)}
      </Cell>
      {note !== undefined && <Cell className={styles.note}>{note}</Cell>}
      {line !== undefined && (
        <Cell className={styles.line} title={line}>
          {line}
        </Cell>
      )}
    </div>
  )
}

function useChangeLine(id: string, version: number, previous: number | undefined): string | undefined {
  const wanted = previous === undefined ? [] : [previous, version]
  const [before, after] = useQueries({ queries: wanted.map((one) => versionQuery(id, one)) }).map(({ data }) => data?.toolset)
  return useMemo(() => before && after && told(toldChanges(before, after)), [before, after])
}

function told([first, ...rest]: readonly Change[]): string {
  if (!first) return 'no change'
  const line = [...first.path.slice(-1), tell(first)].join(': ')
  return rest.length === 0 ? line : `${line} · ${rest.length} more`
}
