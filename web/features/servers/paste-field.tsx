import { IconFileImport } from '@tabler/icons-react'
import { useId, useMemo, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import styles from './paste-field.module.css'
import { pastedTokens } from './pasted-tokens'

/** One field for anything that describes a server. Colours and covered secrets lie over the text, which stays what it is. */
export function PasteField({ text, onText }: { text: string; onText(text: string): void }) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const tokens = useMemo(() => pastedTokens(text), [text])
  const read = (given: File | undefined) => void given?.text().then(onText)
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>Paste a command, a URL or an mcp.json</label>
        <span>forms of Claude, VS Code and Cursor</span>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: takes files; the button below does the same */}
      <div
        className={classes(styles.field, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          read(event.dataTransfer.files[0])
        }}
      >
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
          or drop a file here, or{' '}
          <Button look="link" onClick={() => file.current?.click()}>
            choose one
          </Button>
        </span>
        <input
          ref={file}
          type="file"
          accept=".json,.jsonc,application/json,text/plain"
          hidden
          onChange={(event) => read(event.target.files?.[0])}
        />
      </p>
    </div>
  )
}
