import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { setBlock, setTemplates } from '#shared/tool/edits/guidance'
import { setGuidanceRest } from '#shared/tool/edits/settings'
import { type Doc, isDoc, type Json } from '#shared/tool/json'
import { count, listed } from '../../lib/words'
import { Button } from '../../ui/button'
import { JsonField } from '../../ui/json-field'
import { Section } from '../../ui/section'
import { GuidanceBlock } from './guidance-block'
import type { Setting } from './setting'
import styles from './toolset-settings.module.css'

const notAnObject = (value: Json) => (isDoc(value) ? undefined : 'This must be a JSON object; what was there stays.')

/** Texts that are put before descriptions, written once. */
export function Guidance(setting: Setting) {
  const { toolset, resolved, edit } = setting
  const list = useRef<HTMLDivElement>(null)
  const blocks = Object.entries(toolset.guidance?.blocks ?? {})
  const names = blocks.map(([name]) => name)
  const missing = new Set(
    resolved.flatMap(({ guidanceKey: { value } }) => (value !== undefined && value !== '' && !names.includes(value) ? [value] : [])),
  )
  const add = (name: string) => {
    edit((all) => setBlock(all, name, ''))
    requestAnimationFrame(() => [...(list.current?.querySelectorAll('textarea') ?? [])].at(-1)?.focus())
  }
  return (
    <Section
      title="Guidance"
      aside="put before the descriptions of the tools that name a block"
      actions={
        <Button size="small" icon={<IconPlus size={14} stroke={1.6} aria-hidden="true" />} onClick={() => add(freeName(names))}>
          Add a block
        </Button>
      }
    >
      {blocks.length === 0 && (
        <p className={styles.quiet}>
          No block yet. A block is a text that several tools share, for example how to wait for something that runs in the background.
        </p>
      )}
      <div ref={list}>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is renamed while its field has the focus
          <GuidanceBlock key={index} name={name} index={index} {...setting} />
        ))}
      </div>
      {missing.size > 0 && (
        <p className={styles.warning}>
          {count(missing.size, 'block is', 'blocks are')} named by tools and not here: {listed([...missing])}.{' '}
          {[...missing].slice(0, 3).map((name) => (
            <Button key={name} look="link" onClick={() => add(name)}>
              Add {name}
            </Button>
          ))}
        </p>
      )}
      <details className={styles.more}>
        <summary>
          Templates{toolset.guidance?.templates && ` · ${count(Object.keys(toolset.guidance.templates).length, 'entry', 'entries')}`}
        </summary>
        <p className={styles.quiet}>Kept with the guidance file and written back with it. No tool is touched by them.</p>
        <JsonField
          label="Templates as JSON"
          value={toolset.guidance?.templates}
          refuse={notAnObject}
          onChange={(value) => edit((all) => setTemplates(all, value as Doc | undefined), 'settings/templates')}
        />
      </details>
      <details className={styles.more}>
        <summary>
          The rest of the file{toolset.guidance?.rest && ` · ${count(Object.keys(toolset.guidance.rest).length, 'entry', 'entries')}`}
        </summary>
        <p className={styles.quiet}>What else a guidance file holds, its older texts per tool among it.</p>
        <JsonField
          label="The rest of the guidance file as JSON"
          value={toolset.guidance?.rest}
          refuse={notAnObject}
          onChange={(value) => edit((all) => setGuidanceRest(all, value as Doc | undefined), 'settings/guidance rest')}
        />
      </details>
    </Section>
  )
}

function freeName(names: readonly string[]): string {
  let name = 'guidance'
  for (let count = 2; names.includes(name); count++) name = `guidance_${count}`
  return name
}
