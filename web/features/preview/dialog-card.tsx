import { IconChevronRight } from '@tabler/icons-react'
import type { Preview } from '#shared/preview/preview'
import { type GroupId, groups } from '#shared/preview/words'
import { listed } from '../../lib/words'
import { classes } from '../../ui/classes'
import { ServerText } from '../../ui/server-text'
import { VerdictMark } from '../../ui/verdict-mark'
import { Card } from './card'
import { Clamp } from './clamp'
import styles from './dialog-card.module.css'
import type { DrawnDialog } from './drawn-dialog'

type Props = { preview: Preview; group: GroupId; dialog: DrawnDialog | undefined; isTerminal: boolean }

const happens: Record<GroupId, string> = {
  asks: 'Asks the person.',
  runs: 'Runs without asking.',
  judges: 'A model decides whether it asks.',
  'leaves-out': 'Refuses every call.',
  unknown: 'Whether it asks is not established.',
}

function words({ verdict: { byName, does }, leftOut }: Preview, group: GroupId): string {
  if (leftOut) return 'Never runs: the model is not offered it.'
  if (!byName) return happens[group]
  return `Going by its name, ${does === 'ask' ? 'it asks the person' : 'it runs without asking'}.`
}

/** The question before a call; where there is none, what happens instead. */
export function DialogCard({ preview, group, dialog, isTerminal }: Props) {
  const aside = (note?: string) => (
    <>
      {note}
      <span className={styles.verdict}>
        <VerdictMark group={group} size={13} />
        {groups.find(({ id }) => id === group)?.short}
      </span>
    </>
  )
  const { verdict } = preview
  const asks = verdict.does === 'ask' || verdict.does === 'llm-judge'
  if (!dialog || !asks || group === 'leaves-out') {
    return (
      <Card title="Before it runs" aside={aside(asks && group !== 'leaves-out' ? 'wording not established' : undefined)}>
        <p className={styles.instead}>{words(preview, group)}</p>
      </Card>
    )
  }
  const { heading, subtitle, description, body, args, disclaimer, buttons, remember } = dialog
  return (
    <Card
      title="Before it runs"
      aside={aside(heading === undefined ? 'wording not established' : group === 'judges' ? 'where it asks' : '')}
    >
      {heading === undefined ? (
        !args && <p className={styles.instead}>{words(preview, group)}</p>
      ) : (
        <p className={classes(styles.heading, isTerminal && styles.mono)}>
          <ServerText text={heading} />
        </p>
      )}
      {subtitle !== undefined && (
        <p className={styles.subtitle}>
          <ServerText text={subtitle} />
        </p>
      )}
      {description !== undefined && (
        <Clamp>
          <ServerText text={description} />
        </Clamp>
      )}
      {args && <Arguments {...args} />}
      {body !== undefined && (
        <p className={styles.folded}>
          <IconChevronRight size={13} stroke={1.7} aria-hidden="true" />
          {body}
        </p>
      )}
      {disclaimer !== undefined && <p className={styles.disclaimer}>{disclaimer}</p>}
      {buttons.length > 0 && (
        <>
          <p className="visually-hidden">To be answered with {listed(buttons.map((button) => `“${button}”`))}.</p>
          <div aria-hidden="true" className={isTerminal ? styles.choices : styles.buttons}>
            {buttons.map((button, index) => (
              <span key={button}>{isTerminal ? `${index + 1}. ${button}` : button}</span>
            ))}
          </div>
        </>
      )}
      {remember !== undefined && <p className={styles.remember}>remembers: {remember}</p>}
    </Card>
  )
}

/** Longer than what is in sight of it. */
const isLong = (lines: readonly string[]) => lines.length > 9 || lines.join('').length > 360

function Arguments({ lines, says }: { lines: readonly string[]; says: string }) {
  return (
    // What scrolls must be reachable by keyboard.
    <pre className={styles.args} title={says} {...(isLong(lines) && { tabIndex: 0 })}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never change places
        <span key={index}>
          <ServerText text={line} />
          {'\n'}
        </span>
      ))}
    </pre>
  )
}
