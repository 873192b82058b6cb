import { IconAlertTriangle } from '@tabler/icons-react'
import { memo } from 'react'
import { marksOf } from '../../lib/tool-search'
import { count } from '../../lib/words'
import { classes } from '../../ui/classes'
import { ServerText } from '../../ui/server-text'
import { Tip } from '../../ui/tip'
import { HintIcon } from './hint-icons'
import { type Hint, hintsOf } from './hints'
import type { ListedTool } from './queries'
import type { Row } from './rows'
import styles from './tool-list.module.css'

type Props = {
  row: Extract<Row, { kind: 'tool' }>
  id: string
  href: string
  selected: boolean
  active: boolean
  top: number
  onOpen(row: Row): void
}

/** One tool of the list: its title, its name where that differs, and what it is said to do. A plain link: the router's own would each watch the address. */
export const ToolRow = memo(function ToolRow({ row, id, href, selected, active, top, onOpen }: Props) {
  const { tool } = row.hit
  const { title, name, elsewhere } = marksOf(row.hit)
  return (
    <a
      href={href}
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-selected={selected}
      className={classes(styles.tool, selected && styles.selected, active && styles.focused)}
      style={{ top, height: row.height }}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onOpen(row)
      }}
    >
      <span className={styles.words}>
        <span className={styles.title}>
          <ServerText text={tool.title} marks={title} />
        </span>
        {elsewhere ? (
          <span className={elsewhere.kind === 'parameter' ? styles.name : styles.excerpt}>
            <ServerText text={elsewhere.text} marks={elsewhere.marks} />
          </span>
        ) : (
          tool.title !== tool.name && (
            <span className={styles.name}>
              <ServerText text={tool.name} marks={name} />
            </span>
          )
        )}
      </span>
      <Marks tool={tool} />
    </a>
  )
})

/** Only what a reader looks for from afar: destroying, repeating, reaching outside, and what is wrong. */
const isMarked = ({ name, value }: Hint) => name !== 'readOnlyHint' && value

function Marks({ tool }: { tool: ListedTool }) {
  return (
    <span className={styles.marks}>
      {tool.faults.length > 0 && (
        <Tip
          text={
            <>
              {count(tool.faults.length, 'fault')}: {tool.faults.map(({ message }) => message).join(' ')}
            </>
          }
        >
          <span className={styles.fault}>
            <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
            <span className="visually-hidden">{count(tool.faults.length, 'fault')}</span>
          </span>
        </Tip>
      )}
      {hintsOf(tool.tool)
        .filter(isMarked)
        .map((hint) => (
          <span
            key={hint.name}
            className={classes(styles.mark, hint.explicit ? styles[hint.name] : styles.implied)}
            title={hint.explicit ? hint.words : `${hint.words}, implied`}
          >
            <HintIcon hint={hint} />
            <span className="visually-hidden">{hint.explicit ? hint.words : `${hint.words}, implied`}</span>
          </span>
        ))}
    </span>
  )
}
