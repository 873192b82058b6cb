import { IconChevronRight } from '@tabler/icons-react'
import type { GroupId } from '#shared/preview/words'
import { listed } from '../../lib/words'
import { ServerText } from '../../ui/server-text'
import { Card } from './card'
import { Clamp } from './clamp'
import styles from './dialog-card.module.css'
import type { DrawnDialog } from './drawn-dialog'

type Props = { group: GroupId; dialog: DrawnDialog | undefined; isTerminal: boolean }

const happens: Record<GroupId, string> = {
  asks: 'Asks the person.',
  runs: 'Runs without asking.',
  judges: 'Asks or runs, as it judges each call.',
  'leaves-out': 'Never runs: the model is not offered it, or every call is refused.',
  unknown: 'Whether it asks is not established.',
}

/** The question before a call; where there is none, what happens instead. */
export function DialogCard({ group, dialog, isTerminal }: Props) {
  const asks = group === 'asks' || (group === 'judges' && dialog !== undefined)
  if (!asks) {
    return (
      <Card title="Before it runs">
        <p className={styles.instead}>{happens[group]}</p>
      </Card>
    )
  }
  if (!dialog) {
    return (
      <Card title="Before it runs" aside="wording not established">
        <p className={styles.instead}>{happens[group]}</p>
      </Card>
    )
  }
  const { heading, subtitle, description, body, args, disclaimer, buttons, remember } = dialog
  return (
    <Card
      title="Before it runs"
      aside={heading === undefined ? 'wording not established' : group === 'judges' ? 'where it asks' : undefined}
    >
      {heading === undefined ? (
        !args && <p className={styles.instead}>{happens[group]}</p>
      ) : (
        <p className={styles.heading}>
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
      {args && (
        <pre className={styles.args} title={args.says}>
          {args.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never change places
            <span key={index}>
              <ServerText text={line} />
              {'\n'}
            </span>
          ))}
        </pre>
      )}
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
