import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { setBlock, setTemplates } from '#shared/tool/edits/guidance'
import { setGuidanceRest } from '#shared/tool/edits/settings'
import { count, listed } from '../../lib/words'
import { Button } from '../../ui/button'
import { Section } from '../../ui/section'
import { FoldedJson } from './folded-json'
import { GuidanceBlock } from './guidance-block'
import type { Setting } from './setting'
import styles from './toolset-settings.module.css'

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
      <FoldedJson
        title="Templates"
        about="Kept with the guidance file and written back with it. No tool is touched by them."
        value={toolset.guidance?.templates}
        onChange={(value) => edit((all) => setTemplates(all, value), 'settings/templates')}
      />
      <FoldedJson
        title="The rest of the guidance file"
        about="What else such a file holds, its older texts per tool among it."
        value={toolset.guidance?.rest}
        onChange={(value) => edit((all) => setGuidanceRest(all, value), 'settings/guidance rest')}
      />
    </Section>
  )
}

function freeName(names: readonly string[]): string {
  let name = 'guidance'
  for (let count = 2; names.includes(name); count++) name = `guidance_${count}`
  return name
}
