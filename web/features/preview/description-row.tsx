import { IconScissors } from '@tabler/icons-react'
import { useState } from 'react'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { ServerText } from '../../ui/server-text'
import { descriptionPieces, folded, lengthOf, type Piece } from './description-pieces'
import { EvidenceNote } from './evidence-note'
import styles from './model-rows.module.css'
import { Line, Row } from './row'
import type { Seen } from './use-seen'

/** So much of a long text stands there at once: of what stays, and of what is cut. */
const head = { kept: 280, cut: 280 }
const tail = 140

/** The description as it arrives: what the client adds and what it cuts. */
export function DescriptionRow({ seen: { client, preview, tool } }: { seen: Seen }) {
  const { description } = preview
  const evidence = client.description.evidence !== 'unknown' && <EvidenceNote {...client.description} />
  if (!description) {
    return (
      <Row label="Description">
        <p className={styles.quiet}>Not established: what reaches the model of it.</p>
      </Row>
    )
  }
  const { kept, cut } = descriptionPieces(description, tool.description)
  const whole = description.kept.length + description.cut.length
  return (
    <Row label="Description">
      <Line aside={evidence}>
        {description.cut !== '' ? (
          <span className={styles.warn}>
            <IconScissors size={14} stroke={1.7} aria-hidden="true" />
            {description.cut.length.toLocaleString('en')} of {count(whole, 'character')} are cut
          </span>
        ) : description.replaced ? (
          <span className={styles.warn}>The tool has none: the client puts words of its own there.</span>
        ) : (
          <span className={styles.quiet}>{whole === 0 ? 'There is none.' : `${count(whole, 'character')}, none cut`}</span>
        )}
      </Line>
      {lengthOf(kept) + lengthOf(cut) > 0 && (
        <div className={styles.text}>
          <Folding pieces={kept} head={head.kept} tail={cut.length > 0 ? tail : 0} client={client.label} more="characters that stay" />
          <Folding
            pieces={cut}
            head={head.cut}
            tail={description.cut === '' ? 0 : 20}
            client={client.label}
            more="characters that are cut"
          />
        </div>
      )}
    </Row>
  )
}

type FoldingProps = { pieces: readonly Piece[]; head: number; tail: number; client: string; more: string }

function Folding({ pieces, head, tail, client, more }: FoldingProps) {
  const [open, setOpen] = useState(false)
  const { start, hidden, end } = open ? { start: pieces, hidden: 0, end: [] } : folded(pieces, head, tail)
  return (
    <>
      <Pieces pieces={start} client={client} />
      {(hidden > 0 || open) && (
        <span className={styles.fold}>
          <Button look="link" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Show less' : `Show ${hidden.toLocaleString('en')} ${more}`}
          </Button>
        </span>
      )}
      <Pieces pieces={end} client={client} />
    </>
  )
}

function Pieces({ pieces, client }: { pieces: readonly Piece[]; client: string }) {
  return pieces.map((piece, index) => {
    const Mark = piece.cut ? 'del' : 'span'
    return (
      <Mark
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
        key={index}
        className={classes(piece.cut && styles.cut, piece.of !== 'own' && styles[piece.of])}
        title={piece.of === 'server' ? `added by the server: ${piece.by}` : piece.of === 'client' ? `added by ${client}` : undefined}
      >
        <ServerText text={piece.text} />
      </Mark>
    )
  })
}
