import { IconAlertTriangle, IconChevronDown, IconChevronRight, IconFolder, IconTerminal2, IconTool } from '@tabler/icons-react'
import { memo } from 'react'
import { nameOf } from '#shared/tool/lenses'
import type { NodeId } from '#shared/tool/node'
import { count } from '../../lib/words'
import { classes } from '../../ui/classes'
import { ServerText } from '../../ui/server-text'
import { Tip } from '../../ui/tip'
import styles from './design-tree.module.css'
import { overrides, type TreeRow } from './rows'
import type { RowDrag, Side } from './use-drag'

type Props = {
  row: TreeRow
  id: string
  top: number
  href: string
  active: boolean
  selected: boolean
  chosen: boolean
  /** Some are chosen: the one in sight is one of them only if it was chosen too. */
  picking: boolean
  conflicts: number | undefined
  /** What is wrong, a line each. */
  faults: string | undefined
  drop: Side | undefined
  drag: RowDrag | undefined
  onOpen(id: NodeId, event: React.MouseEvent): void
  onFold(id: NodeId, open: boolean): void
}

const icon = { size: 15, stroke: 1.6, 'aria-hidden': true } as const

/** A node: what it is, its name, and whether it says something for itself. A plain link, so that it can be opened elsewhere too. */
export const TreeRowView = memo(function TreeRowView(props: Props) {
  const { row, id, top, href, active, selected, chosen, picking, conflicts, faults, drop, drag, onOpen, onFold } = props
  const { node, depth, open } = row
  const group = node.children !== undefined
  const off = node.own?.enabled === false
  const marked = picking ? chosen : selected
  const Chevron = open ? IconChevronDown : IconChevronRight
  return (
    <a
      href={href}
      id={id}
      role="treeitem"
      tabIndex={-1}
      draggable={drag !== undefined}
      aria-level={depth + 1}
      aria-posinset={row.index + 1}
      aria-setsize={row.size}
      aria-selected={marked}
      {...(group && { 'aria-expanded': open })}
      className={classes(
        styles.row,
        marked ? styles.selected : selected && styles.shown,
        active && styles.focused,
        off && styles.off,
        drop && styles[drop],
      )}
      style={{ top, paddingLeft: 8 + depth * 20 }}
      onClick={(event) => {
        event.preventDefault()
        onOpen(node.id, event)
      }}
      onDragStart={(event) => drag?.start(event, row)}
      onDragOver={(event) => drag?.over(event, row)}
      onDrop={(event) => drag?.drop(event, row)}
    >
      {group ? (
        <span
          aria-hidden="true"
          className={styles.fold}
          onClick={(event) => {
            event.preventDefault()
            event.stopPropagation()
            onFold(node.id, !open)
          }}
        >
          <Chevron size={14} stroke={1.6} />
        </span>
      ) : (
        <span className={styles.fold} />
      )}
      {node.cli?.command !== undefined ? <IconTerminal2 {...icon} /> : group ? <IconFolder {...icon} /> : <IconTool {...icon} />}
      <span className={styles.name} title={nameOf(node.tool)}>
        <ServerText text={nameOf(node.tool) || 'unnamed'} />
      </span>
      {conflicts !== undefined && (
        <span className={styles.both}>
          {conflicts}
          <span className="visually-hidden"> changed on both sides</span>
        </span>
      )}
      {faults !== undefined && <Faults messages={faults.split('\n')} />}
      {off && <span className={styles.note}>off</span>}
      {depth === 0 ? (
        <span className={styles.note}>{rootWords(row)}</span>
      ) : (
        <span className={classes(styles.mark, overrides(node) && styles.overrides)} title={overrides(node) ? 'overrides' : 'inherits'}>
          <span className="visually-hidden">{overrides(node) ? 'overrides' : 'inherits'}</span>
        </span>
      )}
    </a>
  )
})

function Faults({ messages }: { messages: readonly string[] }) {
  const words = count(messages.length, 'fault')
  return (
    <Tip
      text={
        <>
          {words}: {messages.join(' ')}
        </>
      }
    >
      <span className={styles.fault}>
        <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
        <span className="visually-hidden">{words}</span>
      </span>
    </Tip>
  )
}

/** What a root says for all below it. */
function rootWords({ node }: TreeRow): string {
  const { timeoutSeconds, synchronous } = node.own ?? {}
  const waits = synchronous === undefined ? undefined : synchronous ? 'sync' : 'async'
  return [timeoutSeconds !== undefined && `${timeoutSeconds} s`, waits].filter(Boolean).join(', ')
}
