import { joinCommandLine } from '#shared/connections/command-line'
import type { ShownTransport, TransportEdit } from '#shared/connections/connection'
import { commandWarnings } from '#shared/connections/warnings'
import { classes } from '../../ui/classes'
import { ServerText } from '../../ui/server-text'
import styles from './command-text.module.css'

type Props = {
  transport: ShownTransport | TransportEdit /** Names whose values the person has uncovered. */
  uncovered?: ReadonlySet<string>
  suspect?: string | undefined
}

/** Exactly what is started or reached, word for word, with secrets covered and doubtful words marked. */
export function CommandText({ transport, uncovered, suspect }: Props) {
  if (transport.type !== 'stdio') {
    return (
      <code className={styles.command}>
        <span className={styles.quiet}>{transport.type === 'sse' ? 'GET' : 'POST'}</span> <ServerText text={transport.url || '…'} />
        {Object.entries(transport.headers).map(([name, value]) => (
          <span key={name} className={styles.quiet}>
            {'\n'}
            {name}: {uncovered?.has(name) ? value : '••••••••'}
          </span>
        ))}
      </code>
    )
  }
  const dangers = new Set(
    commandWarnings(transport.command, transport.args).flatMap(({ index, level }) => (level === 'danger' ? [index] : [])),
  )
  return (
    <code className={styles.command}>
      {Object.entries(transport.env).map(([name, value]) => (
        <span key={name} className={styles.quiet}>
          {name}={uncovered?.has(name) ? joinCommandLine([value ?? '']) : '••••••••'} \{'\n'}
        </span>
      ))}
      {[transport.command, ...transport.args].map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
        <span key={index}>
          {index > 0 && ' '}
          <span className={classes(styles.word, (dangers.has(index) || (suspect !== undefined && word === suspect)) && styles.danger)}>
            <ServerText text={word === '' && index === 0 ? '…' : joinCommandLine([word])} />
          </span>
        </span>
      ))}
    </code>
  )
}
