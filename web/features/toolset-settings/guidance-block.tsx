import { IconTrash } from '@tabler/icons-react'
import { removeBlock, renameBlock, setBlock } from '#shared/tool/edits/guidance'
import { Field, TextArea } from '../../ui/field'
import { IconButton } from '../../ui/icon-button'
import { EffectiveDescription } from './effective-description'
import { NameField } from './name-field'
import type { Setting } from './setting'
import styles from './toolset-settings.module.css'
import { Touches } from './touches'

/** One block: its name, its text, and what it does to the tools that name it. */
export function GuidanceBlock({ name, index, toolsetId, toolset, resolved, edit }: Setting & { name: string; index: number }) {
  const blocks = toolset.guidance?.blocks ?? {}
  const touched = resolved.filter(({ guidanceKey }) => guidanceKey.value === name)
  const refuse = (text: string) =>
    text === '' ? 'A block needs a name.' : Object.hasOwn(blocks, text) ? 'There is a block of this name.' : undefined
  return (
    <fieldset aria-label={`Block ${name}`} className={styles.item}>
      <div className={styles.itemHead}>
        <NameField
          label="Block"
          hint="tools name it, and follow when it is renamed"
          value={name}
          refuse={refuse}
          onChange={(to) => edit((all) => renameBlock(all, name, to), `settings/block ${index} name`)}
        />
        <span className={styles.remove}>
          <IconButton label={`Remove the block ${name}`} onClick={() => edit((all) => removeBlock(all, name))}>
            <IconTrash size={16} stroke={1.6} />
          </IconButton>
        </span>
      </div>
      <Field label="Text">
        {(ids) => (
          <TextArea
            {...ids}
            rows={2}
            className={styles.text}
            value={blocks[name] ?? ''}
            onChange={(event) => edit((all) => setBlock(all, name, event.target.value), `settings/block ${index} text`)}
          />
        )}
      </Field>
      <Touches toolsetId={toolsetId} tools={touched} none="No tool names this block yet: choose it under Guidance in a tool or a group." />
      <EffectiveDescription tools={touched.filter(({ description }) => description.some(({ from }) => 'toolset' in from))} />
    </fieldset>
  )
}
