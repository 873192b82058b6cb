import type { TransportEdit } from '#shared/connections/connection'
import type { Ask } from '#shared/connections/parse-pasted'
import { placeholdersIn } from '#shared/connections/placeholders'
import { commandWarnings } from '#shared/connections/warnings'
import { listed } from '../../lib/words'
import { CopyButton } from '../../ui/copy-button'
import { addressOf } from './address'
import { CommandText } from './command-text'
import { type Draft, transportOf } from './draft'
import styles from './run-preview.module.css'

type Props = { drafts: readonly Draft[]; asks?: readonly Ask[]; uncovered: ReadonlySet<string> }

/** Word for word what will be started or asked, with what to know about it. */
export function RunPreview({ drafts, asks = [], uncovered }: Props) {
  const transports = drafts.map((draft) => ({ name: draft.name, transport: transportOf(draft) }))
  const notices = transports.flatMap(({ name, transport }) => [
    ...(transport.type === 'stdio'
      ? commandWarnings(transport.command, transport.args).map(({ level, message }) => ({ name, level, message }))
      : []),
    ...waitingFor(transport, asks).map((what) => ({ name, level: 'notice' as const, message: `Still asks for ${what}.` })),
  ])
  return (
    <section aria-label="Exactly this will run">
      <div className={styles.head}>
        <h3>Exactly this will run</h3>
        <span>no shell, as you</span>
        <CopyButton label="Copy what will run" text={transports.map(({ transport }) => addressOf(transport)).join('\n')} />
      </div>
      <div className={styles.box}>
        {transports.map(({ name, transport }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat while they are edited
          <div key={index} className={styles.one}>
            {drafts.length > 1 && <span className={styles.name}>{name}</span>}
            <CommandText transport={transport} uncovered={uncovered} />
          </div>
        ))}
      </div>
      <ul className={styles.notices}>
        {notices.map(({ name, level, message }) => (
          <li key={`${name} ${message}`} className={level === 'danger' ? styles.danger : undefined}>
            {drafts.length > 1 && `${name}: `}
            {message}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is not filled in yet, in one go; nothing where all is. */
function waitingFor(transport: TransportEdit, asks: readonly Ask[]): string[] {
  const open = [...new Set(placeholdersIn(transport, asks).map(({ says }) => says))]
  return open.length > 0 ? [listed(open)] : []
}
