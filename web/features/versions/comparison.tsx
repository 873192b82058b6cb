import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ToolsetVersion } from '#shared/api/toolsets'
import type { Change } from '#shared/diff/changes'
import { toldChanges } from '#shared/diff/mirrors'
import type { NodeId } from '#shared/tool/node'
import type { Toolset } from '#shared/tool/toolset'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import type { DrawHint } from '../../ui/compared-value'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import styles from './comparison.module.css'
import { NodeChanges } from './node-changes'
import { versionQuery } from './queries'
import { VersionSide } from './version-side'

type Props = {
  id: string
  versions: readonly ToolsetVersion[]
  from: number
  to: number
  onCompare(from: number, to: number): void
  onGoBack(version: number, toolset: Toolset): void
  drawHint: DrawHint
}

/** So many tools are drawn at once; more when they are asked for. */
const drawnAtOnce = 50

/** Two versions: what differs, node by node, side by side. */
export function Comparison({ id, versions, from, to, onCompare, onGoBack, drawHint }: Props) {
  const left = useQuery(versionQuery(id, from))
  const right = useQuery(versionQuery(id, to))
  const [drawn, setDrawn] = useState(drawnAtOnce)
  const found = useMemo(() => left.data && right.data && toldChanges(left.data.toolset, right.data.toolset), [left.data, right.data])
  const groups = useMemo(() => byNode(found ?? []), [found])
  const error = left.error ?? right.error
  const side = { versions, newest: versions[0]?.version, onGoBack }
  return (
    <div className={styles.comparison}>
      <div className={styles.sides}>
        <VersionSide {...side} label="From" version={from} body={left.data} onChoose={(version) => onCompare(version, to)} />
        <VersionSide {...side} label="To" version={to} body={right.data} onChoose={(version) => onCompare(from, version)} />
      </div>
      {error ? (
        <Notice title="This version could not be read">{error.message}</Notice>
      ) : !found || !left.data || !right.data ? (
        <Skeleton label="Reading the versions" />
      ) : (
        <div className={styles.list}>
          <p role="status" className={styles.count}>
            {found.length === 0
              ? 'The two are the same.'
              : `${count(found.length, 'change')}${groups.length > 1 ? ` in ${groups.length} places` : ''}`}
          </p>
          {groups.slice(0, drawn).map(({ node, all }) => (
            <NodeChanges key={node ?? ''} node={node} all={all} before={left.data.toolset} after={right.data.toolset} drawHint={drawHint} />
          ))}
          {groups.length > drawn && (
            <div className={styles.more}>
              <Button onClick={() => setDrawn(drawn + drawnAtOnce)}>Show {Math.min(drawnAtOnce, groups.length - drawn)} more</Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/** Changes in their order, those of one node together. */
function byNode(all: readonly Change[]): { node: NodeId | undefined; all: Change[] }[] {
  const groups = new Map<NodeId | undefined, Change[]>()
  for (const change of all) groups.set(change.node, [...(groups.get(change.node) ?? []), change])
  return Array.from(groups, ([node, list]) => ({ node, all: list }))
}
