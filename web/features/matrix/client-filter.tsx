import { IconChevronDown } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type Column, deciders } from '#shared/preview/matrix'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Popover } from '../../ui/popover'
import styles from './client-filter.module.css'

type Props = {
  columns: readonly Column[]
  /** None is all of them. */
  chosen: ReadonlySet<string> | undefined
  onChange(ids: string | undefined): void
}

/** Which clients are looked at: all, some, or one. */
export function ClientFilter({ columns, chosen, onChange }: Props) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const ids = columns.map(({ client }) => client.id)
  const isChosen = (id: string) => chosen?.has(id) ?? true
  const put = (next: readonly string[]) => onChange(next.length === 0 || next.length === ids.length ? undefined : next.join(','))
  const only = chosen?.size === 1 && columns.find(({ client }) => chosen.has(client.id))?.client.label
  const words = !chosen ? `all ${ids.length}` : only || `${chosen.size} of ${ids.length}`
  return (
    <span ref={anchor} className={styles.filter}>
      Clients
      <Button aria-haspopup="dialog" aria-expanded={open} aria-label={`Clients: ${words}`} onClick={() => setOpen(!open)}>
        {words}
        <IconChevronDown size={14} stroke={1.6} />
      </Button>
      {open && (
        <Popover label="Clients" anchor={anchor} className={styles.panel} onClose={() => setOpen(false)}>
          <div className={styles.head}>
            {chosen ? (
              <Button size="small" onClick={() => onChange(undefined)}>
                Show all {ids.length}
              </Button>
            ) : (
              `All ${ids.length} are shown.`
            )}
          </div>
          {deciders.map(({ id: decider, label }) => {
            const inside = columns.filter((column) => column.decider === decider)
            if (inside.length === 0) return null
            return (
              <fieldset key={decider} className={styles.part}>
                <legend>{label}</legend>
                {inside.map(({ client }) => (
                  <div key={client.id} className={styles.client}>
                    <Checkbox
                      label={client.label}
                      checked={isChosen(client.id)}
                      onChange={(checked) => put(ids.filter((id) => (id === client.id ? checked : isChosen(id))))}
                    />
                    <Button
                      look="link"
                      size="small"
                      className={styles.only}
                      aria-label={`Only ${client.label}`}
                      onClick={() => put([client.id])}
                    >
                      Only
                    </Button>
                  </div>
                ))}
              </fieldset>
            )
          })}
        </Popover>
      )}
    </span>
  )
}
