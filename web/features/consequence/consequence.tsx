import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Client } from '#shared/preview/client'
import { clients } from '#shared/preview/clients/index'
import {
  clientsByGroup,
  countWords,
  mostTelling,
  saysWords,
  type Tried,
  turnsOf,
  verdictChanges,
  withHints,
} from '#shared/preview/consequence'
import type { OfferedServer } from '#shared/preview/names/name'
import type { Doc } from '#shared/tool/json'
import { type HintName, hintNames } from '#shared/tool/node'
import { Button } from '../../ui/button'
import { Popover } from '../../ui/popover'
import styles from './consequence.module.css'
import { turnWords } from './turn-words'
import { WhoList } from './who-list'

type Props = {
  /** As clients receive it. */
  tool: Doc
  server: OfferedServer
  /** An answer that is looked at and not given; without one the most telling other answer is told. */
  tried: Tried | undefined
  /** No answer reaches a client, so none would change anything. */
  silent: boolean
  /** Leads to the preview in one client. */
  link(client: Client, words: ReactNode): ReactNode
}

/** What clients do with a tool, in numbers that lead to who; and what another answer would change, before it is given. */
export function Consequence({ tool, server, tried, silent, link }: Props) {
  const anchor = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const shown = useDeferredValue(tool)
  const sorted = useMemo(() => clientsByGroup(clients, { server, tool: shown }), [server, shown])
  return (
    <div className={styles.consequence}>
      <p ref={anchor} role="status">
        {countWords(sorted)}.{' '}
        <Button look="link" size="small" className={styles.see} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
          See each client
        </Button>
      </p>
      {!silent && <WhatChanges tool={shown} tried={tried} />}
      {open && (
        <Popover label="What each client does" anchor={anchor} align="start" className={styles.panel} onClose={() => setOpen(false)}>
          <WhoList tool={shown} sorted={sorted} link={link} />
        </Popover>
      )}
    </div>
  )
}

function WhatChanges({ tool, tried }: { tool: Doc; tried: Tried | undefined }) {
  const words = useMemo(() => {
    const hint = hintNames.find((name) => tried?.[name] !== undefined)
    if (tried && hint) return effect(hint, tried, turnsOf(verdictChanges(clients, tool, withHints(tool, tried))))
    const best = mostTelling(clients, tool)
    return best && `${effect(best.hint, { [best.hint]: best.state }, turnsOf(best.changes))} Say only what is true.`
  }, [tool, tried])
  return <p className={styles.effect}>{words}</p>
}

const effect = (hint: HintName, tried: Tried, turns: ReturnType<typeof turnsOf>): string =>
  `If it said ${saysWords(hint, tried[hint] ?? 'absent')}, ${turns.length === 0 ? 'no client would do otherwise.' : `${turnWords(turns)}.`}`
