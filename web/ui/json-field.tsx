import { lazy, Suspense, useState } from 'react'
import type { Json } from '#shared/tool/json'
import { unrepresentableNumbers } from '#shared/tool/json-text'
import styles from './json-field.module.css'
import { Skeleton } from './skeleton'

const Editor = lazy(() => import('./json-editor/json-editor').then((module) => ({ default: module.JsonEditor })))

type Props = {
  label: string
  value: Json | undefined
  /** `undefined` where all text was taken away. */
  onChange(value: Json | undefined): void
  /** Why a value cannot stand here; it is then not taken. */
  refuse?: ((value: Json) => string | undefined) | undefined
  /** What is wrong with the value that stands here, by place. */
  problems?: ReadonlyMap<string, readonly string[]> | undefined
}

const noProblems: ReadonlyMap<string, readonly string[]> = new Map()
const spelt = (value: Json | undefined) => (value === undefined ? '' : JSON.stringify(value, null, 2))

/** A value as JSON. Text that is none yet stays as it is typed, with a sentence, and the value stays what it was. */
export function JsonField({ label, value, onChange, refuse, problems = noProblems }: Props) {
  const [typed, setTyped] = useState<{ text: string; gave: string; problem?: string }>()
  const current = spelt(value)
  const inStep = typed?.gave === current
  const change = (text: string) => {
    const read = readJson(text, refuse)
    setTyped({ text, gave: read.problem === undefined ? spelt(read.value) : current, ...(read.problem && { problem: read.problem }) })
    if (read.problem === undefined && spelt(read.value) !== current) onChange(read.value)
  }
  const text = inStep ? typed.text : current
  return (
    <div className={styles.field}>
      <Suspense fallback={<Loading lines={text.split('\n').length} />}>
        <Editor label={label} text={text} onChange={change} problems={problems} undoneByPage />
      </Suspense>
      <p role="status" className={styles.problem}>
        {inStep && typed.problem}
      </p>
    </div>
  )
}

/** As high as the editor that comes in its place: nothing below may move under somebody's pointer. */
function Loading({ lines }: { lines: number }) {
  return (
    <div style={{ height: lines * lineHeight + frame }}>
      <Skeleton label="The editor is being loaded" rows={2} />
    </div>
  )
}

const lineHeight = 18
const frame = 10

type Read = { value: Json | undefined; problem?: undefined } | { problem: string }

function readJson(text: string, refuse: Props['refuse']): Read {
  if (text.trim() === '') return { value: undefined }
  try {
    const value = JSON.parse(text) as Json
    const refused = refuse?.(value)
    if (refused !== undefined) return { problem: refused }
    const lost = unrepresentableNumbers(text)[0]
    return lost ? { problem: `${lost.at}: ${lost.text} cannot be kept exactly; it would become ${Number(lost.text)}.` } : { value }
  } catch (error) {
    return { problem: `This is not JSON yet, and what was there stays: ${(error as Error).message}.` }
  }
}
