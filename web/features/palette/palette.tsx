import { IconCommand, IconHistory, IconPlayerPlay, IconSearch, IconServer2, IconStack2, IconTool } from '@tabler/icons-react'
import { useId, useMemo, useState } from 'react'
import { runCommand } from '../../lib/commands'
import { useRemembered } from '../../lib/remembered'
import { Dialog } from '../../ui/dialog'
import { Keys } from '../../ui/keys'
import { ServerText } from '../../ui/server-text'
import { type Entry, type Found, findEntries, type Used } from './entries'
import styles from './palette.module.css'

const icons = { server: IconServer2, toolset: IconStack2, tool: IconTool, command: IconCommand, call: IconPlayerPlay, earlier: IconHistory }
const kept = 12

/** `opened` is what was gone to otherwise; what is run from here is remembered here. */
type Props = { entries: readonly Entry[]; opened: readonly Used[]; onClose(): void }

/** One field from which everything is reached. */
export function Palette({ entries, opened, onClose }: Props) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const [ran, setRan] = useRemembered<Used[]>('palette.ran', [])
  const found = useMemo(() => findEntries(entries, query, [...opened, ...ran]), [entries, query, opened, ran])
  const active = Math.min(chosen, found.length - 1)

  const run = (entry: Found | undefined) => {
    if (!entry) return
    setRan([{ id: entry.id, at: Date.now() }, ...ran.filter(({ id }) => id !== entry.id)].slice(0, kept))
    onClose()
    entry.run()
  }
  const go = (index: number) => {
    const next = (index + found.length) % Math.max(1, found.length)
    setChosen(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown') go(active + 1)
    else if (event.key === 'ArrowUp') go(active - 1)
    else if (event.key === 'Enter') run(found[active])
    else return
    event.preventDefault()
  }

  return (
    <Dialog label="Search or run" top onClose={onClose}>
      <div className={styles.field}>
        <IconSearch size={16} stroke={1.6} aria-hidden="true" />
        <input
          autoFocus
          role="combobox"
          aria-label="Search or run"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
          placeholder="A server, a tool, a command, or “call” and a tool"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        <Keys keys="escape" />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Results" className={styles.list}>
        {found.map((entry, index) => (
          <div key={entry.id} role="presentation">
            {entry.section !== found[index - 1]?.section && (
              <div role="presentation" className={styles.section}>
                {entry.section}
              </div>
            )}
            <Row entry={entry} id={`${id}-${index}`} active={index === active} onRun={() => run(entry)} onPoint={() => setChosen(index)} />
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles.none}>Nothing here is called “{query}”.</p>}
      <div className={styles.foot}>
        <span>
          <Keys keys="arrowup" /> <Keys keys="arrowdown" /> move
        </span>
        <span>
          <Keys keys="enter" /> run
        </span>
        <button
          type="button"
          className={styles.all}
          onClick={() => {
            onClose()
            runCommand('shortcuts')
          }}
        >
          <Keys keys="?" /> all shortcuts
        </button>
      </div>
    </Dialog>
  )
}

function Row({ entry, id, active, onRun, onPoint }: { entry: Found; id: string; active: boolean; onRun(): void; onPoint(): void }) {
  const Icon = icons[entry.icon]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field listens for keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
    <div id={id} role="option" aria-selected={active} className={styles.row} onClick={onRun} onPointerMove={onPoint}>
      <Icon size={16} stroke={1.6} aria-hidden="true" />
      <span className={styles.text}>
        <ServerText text={entry.text} marks={entry.marks} />
        {entry.aside && (
          <code>
            <ServerText text={entry.aside} marks={entry.asideMarks} />
          </code>
        )}
      </span>
      {entry.note && <span className={styles.note}>{entry.note}</span>}
      {entry.keys && <Keys keys={entry.keys} />}
    </div>
  )
}
