import { IconLink, IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { changeIcons, withoutRow, withRow } from '#shared/tool/edits/lists'
import { iconTypes } from '#shared/tool/icon-problems'
import { type Json, member } from '#shared/tool/json'
import { Button } from '../../ui/button'
import type { Editing } from './editing'
import { IconEditor } from './icon-editor'
import styles from './icon-rows.module.css'
import { readIcon } from './read-icon'
import { Row } from './row'
import { useAdded } from './use-added'

/** The pictures a client may draw beside the tool: by address, or carried along. */
export function IconRows({ editing: { node, edit } }: { editing: Editing }) {
  const [problem, setProblem] = useState<string>()
  const file = useRef<HTMLInputElement>(null)
  const held = member(node.tool, 'icons')
  const icons = Array.isArray(held) ? (held as Json[]) : []
  const list = useAdded(icons.length)
  const change = (next: (icons: readonly Json[]) => readonly Json[], group?: string) =>
    edit((toolset) => changeIcons(toolset, node.id, next), group)
  const add = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = await readIcon(chosen)
    setProblem('problem' in read ? read.problem : undefined)
    if ('icon' in read) change((all) => [...all, read.icon])
  }
  return (
    <Row label="Icons" place="/icons" isGroup problem={problem}>
      <div ref={list} className={styles.icons}>
        {icons.map((icon, index) => (
          <IconEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: an icon is its place
            key={index}
            icon={icon}
            number={index + 1}
            onChange={(next, member) => change((all) => withRow(all, index, next), `${node.id}/icons/${index}/${member}`)}
            onRemove={() => change((all) => withoutRow(all, index))}
          />
        ))}
        <div className={styles.add}>
          <Button
            data-add
            size="small"
            icon={<IconLink size={14} stroke={1.6} />}
            onClick={() => change((all) => [...all, { src: 'https://' }])}
          >
            Add an address
          </Button>
          <Button size="small" icon={<IconPhoto size={14} stroke={1.6} />} onClick={() => file.current?.click()}>
            Add a file
          </Button>
          <input
            ref={file}
            type="file"
            accept={iconTypes.join(',')}
            tabIndex={-1}
            aria-label="File of an icon"
            className="visually-hidden"
            onChange={(event) => {
              void add(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </div>
      </div>
    </Row>
  )
}
