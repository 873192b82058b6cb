import type { Connection } from '#shared/connections/connection'
import { useCopy } from '../../lib/copy'
import { Button } from '../../ui/button'
import { Keys } from '../../ui/keys'
import { LinkButton } from '../../ui/link-button'
import { addressOf } from './address'
import type { Advice } from './advice'
import styles from './failed-view.module.css'

type Props = { advice: readonly Advice[]; connection: Connection; again(): void }

/** What to try, the most likely first; only its button is filled. */
export function AdviceList({ advice, connection, again }: Props) {
  const filled = advice.findIndex(({ action }) => action !== 'none')
  return (
    <section aria-label="What to try">
      <div className={styles.head}>
        <h3>What to try</h3>
        <span className={styles.quiet}>most likely first</span>
      </div>
      <ol className={styles.advice}>
        {advice.map((each, index) => (
          <li key={each.title}>
            <span className={styles.number}>{index + 1}</span>
            <div>
              <p className={styles.try}>{each.title}</p>
              <p className={styles.quiet}>{each.text}</p>
            </div>
            <Action advice={each} look={index === filled ? 'primary' : 'plain'} connection={connection} again={again} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Action({ advice, look, connection, again }: { advice: Advice; look: 'primary' | 'plain'; connection: Connection; again(): void }) {
  const { copied, copy } = useCopy()
  switch (advice.action) {
    case 'edit':
      return (
        <LinkButton look={look} to="/servers/$id/edit" params={{ id: connection.id }} search={true}>
          Edit settings
        </LinkButton>
      )
    case 'again':
      return (
        <Button look={look} onClick={again}>
          {connection.transport.type === 'stdio' ? 'Start again' : 'Connect again'} <Keys keys="mod+enter" />
        </Button>
      )
    case 'copy':
      return (
        <Button look={look} onClick={() => copy(addressOf(connection.transport))}>
          {copied ? 'Copied' : 'Copy command'}
        </Button>
      )
    case 'none':
      return null
  }
}
