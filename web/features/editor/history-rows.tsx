import { IconPlus } from '@tabler/icons-react'
import { changeDesignList, movedRow, withoutRow, withRow } from '#shared/tool/edits/lists'
import type { Design } from '#shared/tool/node'
import { Button } from '../../ui/button'
import { TextInput } from '../../ui/field'
import type { Editing } from './editing'
import styles from './history-rows.module.css'
import { Row } from './row'
import { moveKeys, RowTools } from './row-tools'
import { useAdded } from './use-added'

type Line = NonNullable<Design['history']>[number]

/** What changed in which version, line by line. */
export function HistoryRows({ editing: { node, edit } }: { editing: Editing }) {
  const lines = node.design?.history ?? []
  const list = useAdded(lines.length)
  const change = (next: (rows: readonly Line[]) => readonly Line[], group?: string) =>
    edit((toolset) => changeDesignList(toolset, node.id, 'history', next), group)
  return (
    <Row label="History" place="/design/history" isGroup>
      <div ref={list} className={styles.lines}>
        {lines.map((line, index) => {
          const set = (key: keyof Line, text: string) =>
            change((rows) => withRow(rows, index, { ...line, [key]: text }), `${node.id}/history/${index}/${key}`)
          const move = (to: number) => change((rows) => movedRow(rows, index, to))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: all of a line can be typed
            // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields inside
            <div key={index} data-row className={styles.line} onKeyDown={moveKeys(index, lines.length, move)}>
              <TextInput
                mono
                aria-label={`Version of line ${index + 1}`}
                className={styles.version ?? ''}
                value={line.version}
                placeholder="1.0.0"
                onChange={(event) => set('version', event.target.value)}
              />
              <TextInput
                aria-label={`What changed in line ${index + 1}`}
                value={line.note}
                placeholder="what changed"
                onChange={(event) => set('note', event.target.value)}
              />
              <RowTools
                what={`Menu of line ${index + 1}`}
                index={index}
                length={lines.length}
                onMove={move}
                onRemove={() => change((rows) => withoutRow(rows, index))}
              />
            </div>
          )
        })}
        <Button
          data-add
          size="small"
          icon={<IconPlus size={14} stroke={1.6} />}
          onClick={() => change((rows) => [...rows, { version: '', note: '' }])}
        >
          Add a line
        </Button>
      </div>
    </Row>
  )
}
