import { useQuery } from '@tanstack/react-query'
import type { Connection } from '#shared/connections/connection'
import { useCommands } from '../../lib/commands'
import { clock } from '../../lib/words'
import { CopyButton } from '../../ui/copy-button'
import { ServerText } from '../../ui/server-text'
import { StateMark } from '../../ui/state-mark'
import { addressOf } from './address'
import { adviceFor } from './advice'
import { AdviceList } from './advice-list'
import { CommandText } from './command-text'
import { EarlierFailures } from './earlier-failures'
import styles from './failed-view.module.css'
import { type Failed, failureSentence, failureTitle, hasEnded, searchedFolders } from './failure-words'
import { LastWords } from './last-words'
import { framesQuery, useConnect } from './queries'
import { SettingsTable } from './settings-table'
import { unanswered } from './timeline'
import { WhatHappened } from './what-happened'

/** A server that did not start or went away: what happened, its last words, what ran, and what to try. */
export function FailedView({ connection, failed, before }: { connection: Connection; failed: Failed; before?: React.ReactNode }) {
  const connect = useConnect()
  const again = () => connect.mutate(connection.id)
  const { transport } = connection
  const stdio = transport.type === 'stdio'
  const ran = failed.pid !== undefined
  useCommands([
    { id: 'start-again', title: stdio ? 'Start it again' : 'Connect again', section: 'This server', keys: 'mod+enter', run: again },
  ])
  const advice = adviceFor(connection, failed)
  const suspect = advice[0]?.suspect
  const { data: frames = [] } = useQuery(framesQuery(connection.id))
  const open = hasEnded(failed) ? unanswered(failed, frames) : undefined
  return (
    <div className={styles.view}>
      <div className={styles.main}>
        {before && <div className={styles.before}>{before}</div>}
        <div className={styles.title}>
          <StateMark status="failed" size={14} />
          <h2>{failureTitle(connection, failed).title}</h2>
        </div>
        <p className={styles.reason}>
          <ServerText text={failureSentence(failed)} />
          {open && (
            <>
              , before it answered <code>{open}</code>
            </>
          )}
          . <span className={styles.quiet}>{clock(failed.at)}</span>
        </p>
        <SearchedFolders folders={searchedFolders(failed)} />
        {(ran || failed.stderrTail.length > 0) && <LastWords lines={failed.stderrTail} stdio={stdio} />}
        <section aria-label="What ran">
          <div className={styles.head}>
            <h3>{!stdio ? 'What was asked' : ran ? 'What ran' : 'What was to run'}</h3>
            <span className={styles.quiet}>{stdio ? `no shell${transport.cwd ? `, in ${transport.cwd}` : ''}` : ''}</span>
            <CopyButton label={stdio ? 'Copy command' : 'Copy URL'} text={addressOf(transport)} />
          </div>
          <div className={styles.box}>
            <CommandText transport={transport} suspect={suspect} />
          </div>
        </section>
        <AdviceList advice={advice} connection={connection} again={again} />
      </div>
      <aside className={styles.side}>
        <SettingsTable connection={connection} suspect={suspect} {...(failed.program !== undefined && { program: failed.program })} />
        <WhatHappened connection={connection} failed={failed} />
        <EarlierFailures earlier={failed.earlier} />
      </aside>
    </div>
  )
}

function SearchedFolders({ folders }: { folders: readonly string[] }) {
  if (folders.length === 0) return null
  return (
    <section aria-label="Where it was looked for">
      <div className={styles.head}>
        <h3>Where it was looked for</h3>
        <span className={styles.quiet}>the folders of the PATH, in their order</span>
      </div>
      <div className={styles.box}>
        {folders.map((folder) => (
          <code key={folder} className={styles.line}>
            {folder}
          </code>
        ))}
      </div>
    </section>
  )
}
