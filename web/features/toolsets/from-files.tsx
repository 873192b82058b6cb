import { IconFileImport } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/field'
import styles from './new-toolset.module.css'

type Props = { text: string; onText(text: string): void; onFiles(files: readonly File[]): void }

/** Definitions that are there already: pasted, dropped or chosen. */
export function FromFiles({ text, onText, onFiles }: Props) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        Or begin from definitions you have
      </label>
      <TextArea
        id={id}
        rows={7}
        placeholder={'{ "tools": [ … ] }\n{ "name": "gh", "command": "gh", "subcommand": [ … ] }'}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <p className={styles.hint}>
        <IconFileImport size={16} stroke={1.6} aria-hidden="true" />
        <span>
          An MCP tool list, MTDF, guidance or a toolset of ours. Drop files anywhere on this page, or{' '}
          <Button look="link" onClick={() => file.current?.click()}>
            choose them
          </Button>
        </span>
        <input
          ref={file}
          type="file"
          accept=".json,.jsonc,application/json"
          multiple
          hidden
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </p>
    </div>
  )
}
