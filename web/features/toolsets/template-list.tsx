import { useId } from 'react'
import { templates } from '#shared/templates/index'
import { countTools } from '#shared/tool/ids'
import { count } from '../../lib/words'
import styles from './new-toolset.module.css'

/** What a toolset can begin with. */
export function TemplateList({ value, onChange }: { value: string; onChange(id: string): void }) {
  const name = useId()
  return (
    <fieldset className={styles.templates}>
      <legend>Begin with</legend>
      {templates.map(({ id, label, summary, toolset }) => (
        <label key={id} className={styles.template}>
          <input type="radio" name={name} value={id} checked={value === id} onChange={() => onChange(id)} />
          <span>
            <strong>{label}</strong>
            {toolset.nodes.length > 0 && <small>{count(countTools(toolset.nodes), 'tool')}</small>}
            <span className={styles.summary}>{summary}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
