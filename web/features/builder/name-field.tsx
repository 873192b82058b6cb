import { hasName } from '#shared/builder/row-edits'
import type { Row } from '#shared/builder/rows'
import { classes } from '../../ui/classes'
import type { Builder } from './builder'
import styles from './builder-row.module.css'
import { pendingPlace } from './builder-state'
import { QuietInput } from './quiet-input'

type Props = { row: Row; typed: { text: string; problem: string } | undefined; builder: Builder }

/** A row's name. Enter adds a row below, Backspace in an empty one removes the row, what is pasted becomes fields. */
export function NameField({ row, typed, builder }: Props) {
  if (!hasName(row)) return <span className={styles.word}>{row.slot === 'root' ? 'the whole' : row.name}</span>
  const titled = row.slot === 'branch' || row.slot === 'item' || row.slot === 'part'
  const text = typed?.text ?? (titled ? (row.title ?? '') : row.name)
  return (
    <>
      {row.slot === 'pattern' && <span className={styles.like}>names like</span>}
      <QuietInput
        mono={!titled}
        data-part="name"
        aria-label={`Name of ${row.name}`}
        placeholder={titled ? row.name : 'name'}
        value={text}
        {...(typed?.problem && { 'aria-invalid': true })}
        onFocus={() => builder.enterName(row)}
        onBlur={() => builder.leaveName()}
        onChange={({ target }) => builder.type(row, target.value)}
        onPaste={(event) => {
          if (row.slot === 'field' && builder.paste(row.at, event.clipboardData.getData('text'))) event.preventDefault()
        }}
        onKeyDown={(event) => {
          if (event.altKey || event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            event.preventDefault()
            builder.addAfter(row)
          } else if (event.key === 'Backspace' && text === '' && !titled) {
            event.preventDefault()
            builder.remove(row)
          }
        }}
      />
    </>
  )
}

/** A field that is being named. */
export function PendingField({
  id,
  depth,
  typed,
  note,
  builder,
}: {
  id: string
  depth: number
  typed: Props['typed']
  note: string | undefined
  builder: Builder
}) {
  const text = typed?.text ?? ''
  return (
    <li className={styles.item} data-at={pendingPlace} data-key={id} style={{ '--depth': depth } as React.CSSProperties}>
      <div className={styles.row}>
        <span />
        <div className={classes(styles.name, styles.pending)}>
          <QuietInput
            mono
            data-part="name"
            aria-label="Name of the new field"
            placeholder="name, or paste fields"
            value={text}
            {...(typed?.problem && { 'aria-invalid': true })}
            onChange={({ target }) => builder.typePending(target.value)}
            onBlur={() => builder.leavePending()}
            onPaste={(event) => {
              if (builder.paste(pendingPlace, event.clipboardData.getData('text'))) event.preventDefault()
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' && !(event.key === 'Backspace' && text === '')) return
              event.preventDefault()
              event.stopPropagation()
              builder.cancelPending()
            }}
          />
        </div>
      </div>
      {(typed?.problem || note) && (
        <p className={styles.problem} role="status">
          {typed?.problem || note}
        </p>
      )}
    </li>
  )
}
