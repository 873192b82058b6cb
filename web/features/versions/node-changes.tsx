import { useId, useState } from 'react'
import type { Change } from '#shared/diff/changes'
import { findNode } from '#shared/tool/edits/tree'
import type { Json } from '#shared/tool/json'
import type { NodeId } from '#shared/tool/node'
import type { Toolset } from '#shared/tool/toolset'
import { ComparedValue, type DrawHint } from '../../ui/compared-value'
import { Segmented } from '../../ui/segmented'
import { ChangeRow } from './change-row'
import styles from './node-changes.module.css'

type Props = { node: NodeId | undefined; all: readonly Change[]; before: Toolset; after: Toolset; drawHint: DrawHint }

/** What changed of one tool, of one group, or of the toolset itself; or its whole definition on both sides. */
export function NodeChanges({ node, all, before, after, drawHint }: Props) {
  const id = useId()
  const [shows, setShows] = useState<'changes' | 'definition'>('changes')
  const [old, now] = [before, after].map((side) => (node === undefined ? undefined : findNode(side, node)?.tool))
  return (
    <section aria-labelledby={id} className={styles.node}>
      <div className={styles.head}>
        <h2 id={id} className={styles.path}>
          {all[0]?.path.join(' / ') || 'The toolset'}
        </h2>
        {old && now && (
          <Segmented
            label={`What is shown of ${all[0]?.path.join(' / ')}`}
            value={shows}
            options={[
              { value: 'changes', label: 'Changes' },
              { value: 'definition', label: 'Definition' },
            ]}
            onChange={setShows}
          />
        )}
      </div>
      {shows === 'changes' ? (
        <ul>
          {all.map((change) => (
            <ChangeRow key={`${change.at} ${change.kind}`} change={change} drawHint={drawHint} />
          ))}
        </ul>
      ) : (
        <div className={styles.definition}>
          <Whole value={old} than={now} as="gone" />
          <Whole value={now} than={old} as="new" />
        </div>
      )}
    </section>
  )
}

const noHint: DrawHint = () => null

const Whole = ({ value, than, as }: { value: Json | undefined; than: Json | undefined; as: 'new' | 'gone' }) => (
  <ComparedValue at="/tool" value={value} than={than} as={as} drawHint={noHint} />
)
