import { IconFile, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { bytes } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { classes } from '../../../ui/classes'
import { TextInput } from '../../../ui/field'
import { IconButton } from '../../../ui/icon-button'
import { useForm } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

const largest = 12 * 1024 * 1024
/** More text than this is no help to anyone in a field of one line. */
const mostShown = 2000

/** A file, sent as base64; the text itself can be typed or pasted too. */
export function FileControl({ id, at, value, describedBy, invalid }: ControlProps) {
  const form = useForm()
  const chooser = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<{ name: string; text: string }>()
  const [problem, setProblem] = useState<string>()
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  const chosen = file?.text === text ? file : undefined
  const whole = chosen !== undefined || text.length > mostShown
  const load = async (picked: File | undefined) => {
    if (!picked) return
    const tooLarge = picked.size > largest
    setProblem(tooLarge ? `${picked.name} has ${Math.round(picked.size / 1024 / 1024)} MB; a request holds 12 at most.` : undefined)
    if (tooLarge) return
    const encoded = base64(new Uint8Array(await picked.arrayBuffer()))
    setFile({ name: picked.name, text: encoded })
    form.set(at, encoded)
  }
  const choose = (
    <Button size="small" look="link" onClick={() => chooser.current?.click()}>
      {text === '' ? 'Choose a file' : 'Replace'}
    </Button>
  )
  return (
    <div className={classes(styles.inside, styles.file)}>
      <input
        ref={chooser}
        type="file"
        className={styles.native}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => void load(event.target.files?.[0])}
      />
      {whole ? (
        <div id={id} className={styles.chosen}>
          <IconFile size={16} stroke={1.6} aria-hidden="true" />
          <code>{chosen?.name ?? `${text.slice(0, 24)}…`}</code>
          <span className={styles.size}>{sizeOf(text)}</span>
          {choose}
          <IconButton small label="Unset" onClick={() => form.set(at, form.isRow(at) ? '' : undefined)}>
            <IconX size={14} stroke={1.6} />
          </IconButton>
        </div>
      ) : (
        <>
          <TextInput
            id={id}
            mono
            className={styles.beside ?? ''}
            value={text}
            placeholder={value === '' ? 'an empty text is sent' : 'base64'}
            aria-describedby={describedBy}
            {...(invalid && { 'aria-invalid': true as const })}
            onChange={(event) => form.set(at, event.target.value)}
          />
          <span className={styles.within}>{choose}</span>
        </>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

function base64(data: Uint8Array): string {
  let text = ''
  for (let start = 0; start < data.length; start += 0x8000) text += String.fromCharCode(...data.subarray(start, start + 0x8000))
  return btoa(text)
}

/** How many bytes a base64 text stands for. */
const sizeOf = (text: string) => bytes(Math.floor((text.replace(/=+$/, '').length * 3) / 4))
