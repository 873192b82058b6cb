import { IconCode } from '@tabler/icons-react'
import { useState } from 'react'
import type { Connection } from '#shared/connections/connection'
import type { Json } from '#shared/tool/json'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { Dialog } from '../../ui/dialog'
import { Segmented } from '../../ui/segmented'
import styles from './request-button.module.css'
import { asCommand, asCurl, requestJson } from './request-text'

const forms = [
  { value: 'json', label: 'JSON' },
  { value: 'curl', label: 'curl' },
  { value: 'cli', label: 'Command line' },
] as const

type RequestForm = (typeof forms)[number]['value']

type Props = { connection: Connection; tool: string; args: Json; timeoutMs: number | undefined }

/** The request exactly as it will go out, and the same call from elsewhere. */
export function RequestButton({ connection, tool, args, timeoutMs }: Props) {
  const [open, setOpen] = useState(false)
  const [form, setForm] = useState<RequestForm>('json')
  const text = {
    json: requestJson(tool, args),
    curl: asCurl(location.origin, connection.id, tool, args, timeoutMs),
    cli: asCommand(connection.transport, tool, args, timeoutMs),
  }[form]
  return (
    <>
      <Button look="quiet" icon={<IconCode size={16} stroke={1.6} />} onClick={() => setOpen(true)}>
        Request
      </Button>
      {open && (
        <Dialog label="The request as it will go out" onClose={() => setOpen(false)}>
          <div className={styles.head}>
            <Segmented<RequestForm> label="Form of the request" value={form} options={forms} onChange={(next) => setForm(next)} />
            <CopyButton label="Copy the request" text={text} />
          </div>
          <pre className={styles.text}>{text}</pre>
          {form === 'curl' && (
            <p className={styles.note}>The token is the one that toolwright serve --print-token writes, or TOOLWRIGHT_TOKEN.</p>
          )}
        </Dialog>
      )}
    </>
  )
}
