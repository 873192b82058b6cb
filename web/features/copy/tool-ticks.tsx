import { useState } from 'react'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { FindField } from '../../ui/find-field'
import type { CopyTool } from './copy-panel'
import styles from './copy-panel.module.css'

type Props = { tools: readonly CopyTool[]; left: ReadonlySet<string>; onLeft(left: ReadonlySet<string>): void }

/** Which of a server's tools go along: all of them, unless some are left out. */
export function ToolTicks({ tools, left, onLeft }: Props) {
  const [text, setText] = useState('')
  const query = text.toLowerCase()
  const shown = tools.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(query))
  const all = shown.every(({ id }) => !left.has(id))
  const put = (ids: readonly string[], ticked: boolean) =>
    onLeft(new Set(ticked ? [...left].filter((id) => !ids.includes(id)) : [...left, ...ids]))
  return (
    <fieldset className={styles.ticks}>
      <legend className="visually-hidden">Tools to copy</legend>
      <div className={styles.bar}>
        <FindField label="Find a tool to copy" value={text} onChange={setText} found={query ? `${shown.length} found` : ''} />
        <Button
          look="link"
          onClick={() =>
            put(
              shown.map(({ id }) => id),
              !all,
            )
          }
        >
          {all ? 'Select none' : 'Select all'}
        </Button>
        <span className={styles.count}>
          {tools.length - left.size} of {tools.length}
        </span>
      </div>
      <div className={styles.list}>
        {shown.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={!left.has(id)} onChange={(ticked) => put([id], ticked)} />
        ))}
      </div>
    </fieldset>
  )
}
