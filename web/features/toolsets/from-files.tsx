import { IconFileImport } from '@tabler/icons-react'
import { useId } from 'react'
import { TextArea } from '../../ui/field'
import { FileChooser } from '../../ui/file-chooser'
import styles from './new-toolset.module.css'

type Props = { text: string; onText(text: string): void; onFiles(files: readonly File[]): void }

/** Definitions that are there already: pasted, dropped or chosen. */
export function FromFiles({ text, onText, onFiles }: Props) {
  const id = useId()
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
          An MCP tool list, MTDF, guidance or a toolset of ours. Drop files anywhere on this page, or <FileChooser onFiles={onFiles} />
        </span>
      </p>
    </div>
  )
}
