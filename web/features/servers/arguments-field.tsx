import { useId, useState } from 'react'
import styles from './server-form.module.css'

/** Arguments, one per line. Where an argument holds a line break itself, it is written `\n`, and a backslash is doubled. */
export function ArgumentsField({ args, onChange }: { args: readonly string[]; onChange(args: string[]): void }) {
  const id = useId()
  const [escaped] = useState(() => args.some((arg) => arg.includes('\n')))
  const text = args.map((arg) => (escaped ? arg.replaceAll('\\', '\\\\').replaceAll('\n', '\\n') : arg)).join('\n')
  const read = (line: string) => (escaped ? line.replace(/\\(n|\\)/g, (_, sign: string) => (sign === 'n' ? '\n' : '\\')) : line)
  const lines = Math.max(1, args.length)
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          Arguments
        </label>
        <span className={styles.hint}>{escaped ? 'one per line; \\n is a line break' : 'one per line'}</span>
      </div>
      <div className={styles.lines}>
        <span aria-hidden="true" className={styles.numbers}>
          {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
        </span>
        <textarea
          id={id}
          rows={lines}
          wrap="off"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n').map(read))}
        />
      </div>
    </div>
  )
}
