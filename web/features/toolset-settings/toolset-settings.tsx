import { CommandSchemas } from './command-schemas'
import { Guidance } from './guidance'
import { Identity } from './identity'
import { Prefix } from './prefix'
import { Rules } from './rules'
import type { Setting } from './setting'
import styles from './toolset-settings.module.css'

/** What holds for the toolset as a whole, each with the tools it touches. */
export function ToolsetSettings(setting: Setting) {
  return (
    <div className={styles.page}>
      <Identity {...setting} />
      <Rules {...setting} />
      <Prefix {...setting} />
      <Guidance {...setting} />
      <CommandSchemas {...setting} />
    </div>
  )
}
