import { IconChevronDown } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Offer } from '#shared/preview/preview'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Popover } from '../../ui/popover'
import styles from './beside.module.css'

/** Other servers that a person may have beside this one: names can meet across them. */
export type BesideServers = {
  servers: readonly { id: string; label: string }[]
  chosen: readonly string[]
  /** Of those that are chosen. */
  offers: readonly Offer[]
  onChange(chosen: readonly string[]): void
}

/** Which other servers the client has too. */
export function Beside({ servers, chosen, onChange }: BesideServers) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const ticked = servers.filter(({ id }) => chosen.includes(id))
  const words = ticked.length === 0 ? 'alone' : ticked.length === 1 ? `with ${ticked[0]?.label}` : `with ${ticked.length} others`
  if (servers.length === 0) return null
  return (
    <span ref={anchor} className={styles.beside}>
      <Button size="small" aria-haspopup="dialog" aria-expanded={open} aria-label={`This server ${words}`} onClick={() => setOpen(!open)}>
        {words}
        <IconChevronDown size={14} stroke={1.6} />
      </Button>
      {open && (
        <Popover label="Other servers" anchor={anchor} className={styles.panel} onClose={() => setOpen(false)}>
          <p className={styles.words}>Names can meet those of other servers. Which does a person have beside it?</p>
          {servers.map(({ id, label }) => (
            <div key={id} className={styles.server}>
              <Checkbox
                label={label}
                checked={chosen.includes(id)}
                onChange={(checked) => onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
              />
            </div>
          ))}
        </Popover>
      )}
    </span>
  )
}
