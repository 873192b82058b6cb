import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { ResolvedTool } from '#shared/tool/resolved'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { Menu } from '../../ui/menu'
import styles from './toolset-settings.module.css'

/** The description of one of the tools as it goes out; what the block adds is marked. */
export function EffectiveDescription({ tools }: { tools: readonly ResolvedTool[] }) {
  const [chosen, setChosen] = useState<string>()
  const tool = tools.find(({ id }) => id === chosen) ?? tools[0]
  if (!tool) return null
  return (
    <figure className={styles.effective}>
      <figcaption>
        What models read of
        {tools.length === 1 ? (
          <code>{tool.name}</code>
        ) : (
          <Menu
            label="Whose description is shown"
            items={tools.map(({ id, name }) => ({ label: name, checked: id === tool.id, run: () => setChosen(id) }))}
            trigger={(props) => (
              <Button look="quiet" size="small" {...props}>
                <code>{tool.name}</code> <IconChevronDown size={14} stroke={1.6} aria-hidden="true" />
              </Button>
            )}
          />
        )}
      </figcaption>
      {tool.description.map(({ text, from }) => (
        <p key={text} className={classes(styles.part, 'toolset' in from && styles.added)}>
          {text}
        </p>
      ))}
    </figure>
  )
}
