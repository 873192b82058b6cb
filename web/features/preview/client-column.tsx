import { IconScissors } from '@tabler/icons-react'
import { memo, useEffect, useId, useRef, useState } from 'react'
import type { GroupId } from '#shared/preview/words'
import { classes } from '../../ui/classes'
import { VerdictMark } from '../../ui/verdict-mark'
import styles from './client-column.module.css'
import { type Change, type ClientRow, groupedRows } from './client-rows'
import type { Tone } from './tone'

type Props = { rows: readonly ClientRow[]; chosen: string; tone(group: GroupId): Tone; onChoose(client: string): void }

/** So many of a group stand there at once; one or two more are not worth a fold. */
const few: Partial<Record<GroupId, number>> = { asks: 10 }
const fewOthers = 5
const notWorth = 2

/** The clients by what they do with the tool. One stop of Tab; arrows move through them, and what they reach is shown. */
export const ClientColumn = memo(function ClientColumn({ rows, chosen, tone, onChoose }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<ReadonlySet<GroupId>>(new Set())
  const [at, setAt] = useState(chosen)
  useEffect(() => setAt(chosen), [chosen])
  const shown = groupedRows(rows).map((group) => {
    const limit = few[group.id] ?? fewOthers
    const folds = group.rows.length > limit + notWorth
    const visible =
      folds && !opened.has(group.id) ? group.rows.filter((row, index) => index < limit || row.client.id === chosen) : group.rows
    return { ...group, visible, folds, hidden: group.rows.length - visible.length }
  })
  const stops = shown.flatMap(({ id: group, visible, folds }) => [
    ...visible.map(({ client }) => client.id),
    ...(folds ? [moreKey(group)] : []),
  ])
  const active = stops.includes(at) ? at : chosen
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const toggle = (group: GroupId) => {
    const next = new Set(opened)
    if (!next.delete(group)) next.add(group)
    setOpened(next)
  }
  const take = (stop: string) => {
    setAt(stop)
    if (!stop.startsWith('more-')) onChoose(stop)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const place = stops.indexOf(active)
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: stops.length - 1 }[event.key]
    const group = shown.find((each) => moreKey(each.id) === active)
    if (next !== undefined) take(stops[Math.max(0, Math.min(stops.length - 1, next))] as string)
    else if ((event.key === 'Enter' || event.key === ' ') && group) toggle(group.id)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label="Clients"
      aria-activedescendant={`${id}-${active}`}
      className={styles.column}
      onKeyDown={onKeyDown}
    >
      {shown.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, and these are options
        <div key={group.id} role="group" aria-label={`${group.label}, ${group.rows.length}`} className={styles.group}>
          <div aria-hidden="true" className={styles.head} title={group.means}>
            <span className={styles[tone(group.id)]}>
              <VerdictMark group={group.id} />
            </span>
            {group.label}
            <span className={styles.count}>{group.rows.length}</span>
          </div>
          {group.visible.map(({ client, change }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list listens for keys
            // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
            <div
              key={client.id}
              id={`${id}-${client.id}`}
              role="option"
              aria-selected={client.id === chosen}
              className={classes(styles.client, client.id === chosen && styles.chosen, client.id === active && styles.active)}
              onClick={() => take(client.id)}
            >
              <span className={styles.label}>{client.label}</span>
              {change && <ChangeWords change={change} />}
            </div>
          ))}
          {group.folds && (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list listens for keys
            // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
            <div
              id={`${id}-${moreKey(group.id)}`}
              role="option"
              aria-selected={false}
              className={classes(styles.more, active === moreKey(group.id) && styles.active)}
              onClick={() => toggle(group.id)}
            >
              {opened.has(group.id) ? 'Fewer' : `${group.hidden} more`}
            </div>
          )}
        </div>
      ))}
    </div>
  )
})

const moreKey = (group: GroupId) => `more-${group}`

function ChangeWords({ change: { words, tone } }: { change: Change }) {
  return (
    <span className={classes(styles.change, tone && styles[tone])}>
      {tone === 'cut' && <IconScissors size={13} stroke={1.7} aria-hidden="true" />}
      {words}
    </span>
  )
}
