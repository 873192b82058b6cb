import { verdictOf } from '#shared/preview/approval'
import { groupOf, groups } from '#shared/preview/words'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { Pick } from '../../ui/pick'
import { Tip } from '../../ui/tip'
import { VerdictMark } from '../../ui/verdict-mark'
import styles from './client-head.module.css'
import { ClientMenu } from './client-menu'
import { type ClientRow, seenGroup } from './client-rows'
import { toneFor } from './tone'
import type { Seen } from './use-seen'

type Props = {
  seen: Seen
  rows: readonly ClientRow[]
  mode: string | undefined
  onClient(client: string): void
  onMode(mode: string): void
  /** Opens and closes what hints can be tried with. */
  isTrying: boolean
  onTry(): void
}

/** Which client, what it does with the tool, and in which of its modes. */
export function ClientHead({ seen, rows, mode, isTrying, onClient, onMode, onTry }: Props) {
  const { client, offer, preview } = seen
  const group = groups.find(({ id }) => id === seenGroup(preview))
  const { modes } = client.approval
  return (
    <div className={styles.head}>
      <h2 className={styles.label}>{client.label}</h2>
      <div className={styles.narrow}>
        <ClientMenu rows={rows} chosen={client.id} onChoose={onClient} />
      </div>
      {group && (
        <Tip text={group.means}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tip must be reachable by keyboard */}
          <span tabIndex={0} className={classes(styles.chip, styles[toneFor(offer.tool)(group.id)])}>
            <VerdictMark group={group.id} size={14} />
            {group.short}
          </span>
        </Tip>
      )}
      {client.product !== client.label && <span className={styles.product}>{client.product}</span>}
      <Button look={isTrying ? 'plain' : 'quiet'} size="small" aria-expanded={isTrying} className={styles.whatIf ?? ''} onClick={onTry}>
        What if…
      </Button>
      {mode !== undefined && modes.length > 0 && (
        <span className={styles.mode}>
          <span className={styles.word}>mode</span>
          <Pick
            label="Mode"
            value={mode}
            choices={modes.map((each) => {
              const does = groupOf(verdictOf(client, offer.tool, each))
              return { value: each.id, label: each.label, aside: groups.find(({ id }) => id === does)?.short ?? '' }
            })}
            onPick={onMode}
          />
        </span>
      )}
    </div>
  )
}
