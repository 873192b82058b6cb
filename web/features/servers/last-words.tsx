import { count } from '../../lib/words'
import { CopyButton } from '../../ui/copy-button'
import { ServerText } from '../../ui/server-text'
import styles from './failed-view.module.css'

/** As many as a failure carries: where there are fewer, these are all. */
const mostLines = 20

/** What a process wrote last, or what an address answered that is no message. */
export function LastWords({ lines, stdio }: { lines: readonly string[]; stdio: boolean }) {
  const title = stdio ? 'Stderr' : 'What it answered'
  const amount = `${lines.length < mostLines ? (lines.length === 1 ? 'its only' : 'all') : 'the last'} ${lines.length === 1 ? 'line' : count(lines.length, 'line')}`
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <span className={styles.quiet}>{stdio && lines.length > 0 ? amount : ''}</span>
        {lines.length > 0 && <CopyButton label={stdio ? 'Copy stderr' : 'Copy the answer'} text={lines.join('\n')} />}
      </div>
      <div className={styles.box}>
        {lines.length === 0 ? (
          <span className={styles.quiet}>It wrote nothing.</span>
        ) : (
          lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <code key={index} className={styles[lookOf(line)]}>
              <ServerText text={line} />
            </code>
          ))
        )}
      </div>
    </section>
  )
}

function lookOf(line: string): 'errorLine' | 'warnLine' | 'line' {
  if (/\b(error|fatal|exception|traceback)\b/i.test(line)) return 'errorLine'
  return /\bwarn(ing)?\b/i.test(line) ? 'warnLine' : 'line'
}
