import { useState } from 'react'
import { Button } from '../../../ui/button'
import { TextInput } from '../../../ui/field'
import { useForm } from '../form-store'
import styles from './controls.module.css'
import type { ControlProps } from './index'

const largest = 12 * 1024 * 1024

/** A file, sent as base64; the text itself can be pasted too. */
export function FileControl({ id, at, value, describedBy, invalid }: ControlProps) {
  const form = useForm()
  const [file, setFile] = useState<{ name: string; size: number } | { problem: string }>()
  const load = async (chosen: File | undefined) => {
    if (!chosen) return
    if (chosen.size > largest)
      return setFile({ problem: `${chosen.name} has ${Math.round(chosen.size / 1024 / 1024)} MB; a request holds 12 at most.` })
    const bytes = new Uint8Array(await chosen.arrayBuffer())
    let text = ''
    for (let start = 0; start < bytes.length; start += 0x8000) text += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
    setFile({ name: chosen.name, size: chosen.size })
    form.set(at, btoa(text))
  }
  const about = file && 'problem' in file ? file.problem : file ? `${file.name}, ${file.size} bytes` : undefined
  return (
    <div className={styles.file}>
      <TextInput
        id={id}
        mono
        value={typeof value === 'string' ? (value.length > 2000 ? `${value.slice(0, 60)}…` : value) : ''}
        readOnly={typeof value === 'string' && value.length > 2000}
        placeholder="base64, or choose a file"
        aria-describedby={describedBy}
        {...(invalid && { 'aria-invalid': true as const })}
        onChange={(event) => {
          setFile(undefined)
          form.set(at, event.target.value)
        }}
      />
      <label>
        <input type="file" aria-label="Choose a file" onChange={(event) => void load(event.target.files?.[0])} />
        <Button size="small" onClick={(event) => (event.currentTarget.previousElementSibling as HTMLInputElement).click()}>
          {value === undefined ? 'Choose' : 'Replace'}
        </Button>
      </label>
      {about && <span className={styles.aside}>{about}</span>}
    </div>
  )
}
