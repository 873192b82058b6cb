import { Fragment, useEffect, useRef } from 'react'
import type { Client } from '#shared/preview/client'
import type { Claim } from '#shared/preview/evidence'
import type { Cell, Column } from '#shared/preview/matrix'
import { reasonOf } from '#shared/preview/reason'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { place as putBeside } from '../../ui/place'
import { ServerText } from '../../ui/server-text'
import styles from './cell-tip.module.css'
import { EvidenceWords } from './evidence-words'
import type { Item } from './items'
import { sumOf, sumWords } from './rows'
import { sentence } from './sentence'
import type { CellPlace } from './use-tip'

type Props = {
  id: string
  /** Finds the cell that it is about. */
  anchor(): Element | null | undefined
  place: CellPlace
  item: Item
  /** Absent over the name and the sum of a tool. */
  column: Column | undefined
  columns: readonly Column[]
  onHover(place: CellPlace): void
  onLeave(): void
  onClose(): void
  onOpen(tool: string, client: string): void
}

/** All that a cell stands for: what happens, why, and how that is known. */
export function CellTip({ id, anchor, place, item, column, columns, onHover, onLeave, onClose, onOpen }: Props) {
  const tip = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another cell there is another tip
  useEffect(() => {
    const [element, target] = [tip.current, anchor()]
    if (!element || !target) return
    element.showPopover()
    putBeside(element, target, { side: 'bottom', align: 'start', gap: 6 })
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [])
  return (
    <div
      ref={tip}
      id={id}
      role="tooltip"
      popover="manual"
      className={styles.tip}
      onPointerEnter={() => onHover(place)}
      onPointerLeave={onLeave}
    >
      {column ? (
        <CellWords
          client={column.client}
          cell={column.cells[item.index] as Cell}
          item={item}
          onOpen={() => onOpen(item.id, column.client.id)}
        />
      ) : (
        <>
          <p className={styles.title}>
            <ServerText text={item.title} />
          </p>
          {item.title !== item.name && (
            <p className={styles.name}>
              <ServerText text={item.name} isName />
            </p>
          )}
          <p className={styles.why}>
            Of {count(columns.length, 'client')}: {sumWords(sumOf(columns, item.index))}.
          </p>
        </>
      )}
    </div>
  )
}

function CellWords({ client, cell, item, onOpen }: { client: Client; cell: Cell; item: Item; onOpen(): void }) {
  const [before, after] = sentence(client.label, cell)
  const claims = claimsOf(client, cell, item)
  return (
    <>
      <p className={styles.title}>
        {before}
        <ServerText text={item.title} />
        {after}
      </p>
      {claims.map(({ words, ...claim }, index) => (
        <Fragment key={words}>
          <p className={styles.why}>{spelt(words)}</p>
          <p className={styles.evidence}>
            <EvidenceWords {...claim} />
            {index === claims.length - 1 && (
              <Button look="link" size="small" tabIndex={-1} className={styles.open} onClick={onOpen}>
                Open preview
              </Button>
            )}
          </p>
        </Fragment>
      ))}
    </>
  )
}

type Told = Pick<Claim, 'evidence' | 'source'> & { words: string }

/** What is said of a cell, each with how it is known: why, what becomes of the name, what is cut of the text. */
function claimsOf(client: Client, { verdict, leftOut, name, textCut, collides }: Cell, { tool }: Item): Told[] {
  const isCut = Boolean(name?.cut)
  const cut = isCut && `The model reads ${name?.name}: “${name?.cut}” is cut.`
  const named = [cut, ...(isCut || collides || name?.refused !== undefined ? (name?.notes ?? []) : [])].filter(Boolean)
  return [
    leftOut ? { ...leftOut, words: leftOut.why } : { ...verdict, words: reasonOf(client, verdict, tool) },
    ...(named.length > 0 ? [{ ...client.name, words: named.join(' ') }] : []),
    ...(textCut === undefined ? [] : [{ ...client.description, words: `Of its description ${count(textCut, 'character')} are cut.` }]),
  ]
}

/** Keys of the protocol in a sentence look like keys. */
const spelt = (text: string) =>
  text.split(/(\w+Hint(?:: (?:true|false))?|_meta\["[^"]*"\](?:: true)?)/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
