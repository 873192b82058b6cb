import { IconFileImport } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import { FileChooser } from '../../ui/file-chooser'
import styles from './paste-field.module.css'
import { pastedTokens } from './pasted-tokens'

/** One field for anything that describes a server. Colours and covered secrets lie over the text, which stays what it is. */
export function PasteField({ text, onText, onFiles }: { text: string; onText(text: string): void; onFiles(files: readonly File[]): void }) {
  const id = useId()
  const tokens = useMemo(() => pastedTokens(text), [text])
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>Paste a command, a URL or an mcp.json</label>
        <span>forms of Claude, VS Code and Cursor</span>
      </div>
      <div className={styles.field}>
        <div aria-hidden="true" className={styles.paint}>
          {tokens.map((token, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one text never change places
            <span key={index} className={styles[token.kind]}>
              {token.text}
            </span>
          ))}
          {'\n'}
        </div>
        <textarea
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the page is opened to paste into it
          autoFocus
          spellCheck={false}
          autoComplete="off"
          placeholder={'npx -y @modelcontextprotocol/server-everything\nhttp://127.0.0.1:3000/mcp\n{ "mcpServers": { … } }'}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <p className={styles.drop}>
        <IconFileImport size={16} stroke={1.6} aria-hidden="true" />
        <span>
          or drop files anywhere on this page, or <FileChooser onFiles={onFiles} />
        </span>
      </p>
    </div>
  )
}
