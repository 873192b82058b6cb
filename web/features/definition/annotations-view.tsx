import { type HintName, hintNames } from '#shared/tool/node'
import { classes } from '../../ui/classes'
import styles from './annotations-view.module.css'
import { Clip } from './clip'
import type { DrawHint } from './hint'
import { Literal } from './literal'
import type { Member } from './sent'

const isHint = (key: string): key is HintName => (hintNames as readonly string[]).includes(key)

type Props = { members: readonly Member[]; hint: DrawHint; titleHolds: boolean }

/** The hints as they were sent, in their order, then those that follow from the protocol's defaults. */
export function AnnotationsView({ members, hint, titleHolds }: Props) {
  const readsOnly = hint('readOnlyHint').value
  const unsent = hintNames.filter((name) => !members.some(([key]) => key === name))
  return (
    <ul className={styles.list} aria-label="Annotations">
      {members.map(([key, text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a key may be sent twice
        <li key={index} className={styles.row}>
          <code className={styles.key}>
            <Clip text={key} />
          </code>
          {isHint(key) ? (
            <SentHint name={key} text={text} hint={hint} readsOnly={readsOnly} />
          ) : (
            <OtherMember name={key} text={text} titleHolds={titleHolds} />
          )}
        </li>
      ))}
      {unsent.map((name) => (
        <li key={name} className={styles.row}>
          <code className={classes(styles.key, styles.unset)}>{name}</code>
          {readsOnly && name !== 'openWorldHint' ? (
            <>
              <code className={styles.unset}>unset</code>
              <span className={styles.wide}>means nothing where a tool reads only</span>
            </>
          ) : (
            <>
              <code className={styles.unset}>unset</code>
              <span className={styles.chip}>{hint(name).chip}</span>
              <span className={styles.end}>implied {String(hint(name).value)}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function SentHint({ name, text, hint, readsOnly }: { name: HintName; text: string; hint: DrawHint; readsOnly: boolean }) {
  const { explicit, words, chip, value } = hint(name)
  if (!explicit) {
    return (
      <>
        <Literal text={text} label={name} />
        <span className={styles.chip}>{chip}</span>
        <span className={styles.end}>implied {String(value)}</span>
        <span className={styles.under}>What was sent is neither true nor false, so the protocol’s default holds.</span>
      </>
    )
  }
  const idle = readsOnly && (name === 'destructiveHint' || name === 'idempotentHint')
  return (
    <>
      <code className={idle ? styles.unset : styles.said}>{text}</code>
      {idle ? (
        <span className={styles.wide}>
          <s className={styles.idle}>{words}</s> sent, but it means nothing on a tool that reads only
        </span>
      ) : (
        <>
          <span className={styles.chip}>{chip}</span>
          <span className={styles.end}>sent</span>
        </>
      )}
    </>
  )
}

function OtherMember({ name, text, titleHolds }: { name: string; text: string; titleHolds: boolean }) {
  return (
    <span className={styles.other}>
      <Literal text={text} label={name} />
      <span className={name === 'title' ? styles.end : styles.unknown}>
        {name !== 'title' ? 'unknown key' : titleHolds ? 'sent' : 'sent, but the tool’s own title goes before it'}
      </span>
    </span>
  )
}
