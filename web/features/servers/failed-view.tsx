import { useQuery } from '@tanstack/react-query'
import type { Connection } from '#shared/connections/connection'
import type { ConnectionState } from '#shared/connections/state'
import { useCommands } from '../../lib/commands'
import { useCopy } from '../../lib/copy'
import { clock, count, duration } from '../../lib/words'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { Keys } from '../../ui/keys'
import { LinkButton } from '../../ui/link-button'
import { ServerText } from '../../ui/server-text'
import { StateMark } from '../../ui/state-mark'
import { addressOf } from './address'
import { type Advice, adviceFor } from './advice'
import { CommandText } from './command-text'
import styles from './failed-view.module.css'
import { framesQuery, linesQuery, useConnect } from './queries'
import { SettingsTable } from './settings-table'
import { hasAnswered, timelineOf } from './timeline'

type Failed = Extract<ConnectionState, { status: 'failed' }>

/** A server that did not start or went away: what happened, its last words, what ran, and what to try. */
export function FailedView({ connection, failed, before }: { connection: Connection; failed: Failed; before?: React.ReactNode }) {
  const connect = useConnect()
  const again = () => connect.mutate(connection.id)
  useCommands([{ id: 'start-again', title: 'Start it again', section: 'This server', keys: 'mod+enter', run: again }])
  const advice = adviceFor(connection, failed)
  const suspect = advice[0]?.suspect
  const { data: frames } = useQuery(framesQuery(connection.id))
  const answered = hasAnswered(frames ?? [])
  return (
    <div className={styles.view}>
      <div className={styles.main}>
        {before && <div className={styles.before}>{before}</div>}
        <div className={styles.title}>
          <StateMark status="failed" size={14} />
          <h2>
            {answered
              ? 'The server went away'
              : connection.transport.type === 'stdio'
                ? 'The server did not start'
                : 'The server could not be reached'}
          </h2>
        </div>
        <p className={styles.reason}>
          <ServerText text={/[.!?…]$/.test(failed.reason) ? failed.reason : `${failed.reason}.`} />{' '}
          {failed.exitCode !== undefined && !answered && (
            <>
              It ended before it answered <code>initialize</code>.{' '}
            </>
          )}
          <span className={styles.quiet}>{clock(failed.at)}</span>
        </p>
        {connection.transport.type === 'stdio' && <Stderr lines={failed.stderrTail} />}
        <section aria-label="What ran">
          <div className={styles.head}>
            <h3>{connection.transport.type === 'stdio' ? 'What ran' : 'What was asked'}</h3>
            <span className={styles.quiet}>
              {connection.transport.type === 'stdio' ? `no shell${connection.transport.cwd ? `, in ${connection.transport.cwd}` : ''}` : ''}
            </span>
            <CopyButton
              label={connection.transport.type === 'stdio' ? 'Copy command' : 'Copy URL'}
              text={addressOf(connection.transport)}
            />
          </div>
          <div className={styles.box}>
            <CommandText transport={connection.transport} suspect={suspect} />
          </div>
        </section>
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
                <Action advice={each} first={index === 0} connection={connection} again={again} />
              </li>
            ))}
          </ol>
        </section>
      </div>
      <aside className={styles.side}>
        <SettingsTable connection={connection} suspect={suspect} />
        <Timeline connection={connection} failed={failed} />
      </aside>
    </div>
  )
}

function Action({ advice, first, connection, again }: { advice: Advice; first: boolean; connection: Connection; again(): void }) {
  const { copied, copy } = useCopy()
  const look = first ? 'primary' : 'plain'
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
      return <Button onClick={() => copy(addressOf(connection.transport))}>{copied ? 'Copied' : 'Copy command'}</Button>
    case 'none':
      return null
  }
}

function Stderr({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-label="Stderr">
      <div className={styles.head}>
        <h3>Stderr</h3>
        <span className={styles.quiet}>{lines.length === 0 ? '' : `the last ${count(lines.length, 'line')}`}</span>
        {lines.length > 0 && <CopyButton label="Copy stderr" text={lines.join('\n')} />}
      </div>
      <div className={styles.box}>
        {lines.length === 0 ? (
          <span className={styles.quiet}>It wrote nothing.</span>
        ) : (
          lines.map((line, index) => (
            <code
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              key={index}
              className={
                /\b(error|fatal|exception|traceback)\b/i.test(line)
                  ? styles.errorLine
                  : /\bwarn(ing)?\b/i.test(line)
                    ? styles.warnLine
                    : styles.line
              }
            >
              <ServerText text={line} />
            </code>
          ))
        )}
      </div>
    </section>
  )
}

function Timeline({ connection, failed }: { connection: Connection; failed: Failed }) {
  const { data: frames } = useQuery(framesQuery(connection.id))
  const { data: lines } = useQuery(linesQuery(connection.id))
  if (!frames || !lines) return null
  return (
    <section aria-label="What happened">
      <div className={styles.sideHead}>
        <h3>What happened</h3>
      </div>
      <ol className={styles.timeline}>
        {timelineOf(failed, frames, lines).map(({ ms, words, bad }) => (
          <li key={`${ms} ${words}`} className={bad ? styles.bad : undefined}>
            <code>{duration(ms)}</code>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
