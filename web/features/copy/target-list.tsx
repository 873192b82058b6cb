import { useId } from 'react'
import { count } from '../../lib/words'
import { TextInput } from '../../ui/field'
import styles from './copy-panel.module.css'
import type { Choice } from './use-target'

/** The toolsets there are, and a new one under a name that can be changed. */
export function TargetList({ choice }: { choice: Choice }) {
  const name = useId()
  const { targets = [], id, choose } = choice
  return (
    <fieldset className={styles.targets}>
      <legend className={styles.legend}>Into</legend>
      <div className={styles.target}>
        <label className={styles.pick}>
          <input type="radio" name={name} checked={id === undefined} onChange={() => choose(undefined)} />A new toolset
        </label>
        <TextInput
          aria-label="Name of the new toolset"
          value={choice.name}
          onFocus={() => choose(undefined)}
          onChange={(event) => choice.rename(event.target.value)}
        />
      </div>
      <div className={styles.known}>
        {targets.map((target) => (
          <label key={target.id} className={styles.target}>
            <span className={styles.pick}>
              <input type="radio" name={name} checked={id === target.id} onChange={() => choose(target.id)} />
              <span className={styles.name}>{target.name}</span>
            </span>
            <span className={styles.count}>{count(target.tools, 'tool')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
