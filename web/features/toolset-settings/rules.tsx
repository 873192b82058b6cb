import { useId, useMemo } from 'react'
import { setRules } from '#shared/tool/edits/settings'
import { rulesEffect, rulesWords } from '#shared/tool/rules-effect'
import { dialects, type Toolset } from '#shared/tool/toolset'
import { Section } from '../../ui/section'
import type { Setting } from './setting'
import styles from './toolset-settings.module.css'

const all: readonly Toolset['rules'][] = ['mcp', ...dialects]

/** Whose run time decides about names, inheritance and guidance, and what another one would change. */
export function Rules({ toolset, edit }: Setting) {
  const name = useId()
  const effects = useMemo(() => all.map((rules) => rulesEffect(toolset, rules)), [toolset])
  return (
    <Section title="Rules" aside="whose server will offer these tools">
      <div role="radiogroup" aria-label="Rules" className={styles.rules}>
        {all.map((rules, index) => {
          const { label, about } = rulesWords(rules)
          const effect = effects[index] ?? []
          return (
            <label key={rules} className={styles.rule}>
              <input type="radio" name={name} checked={toolset.rules === rules} onChange={() => edit((one) => setRules(one, rules))} />
              <span>
                <span className={styles.label}>{label}</span>
                <span className={styles.about}>{about}</span>
                {toolset.rules !== rules && (
                  <span className={effect.length > 0 ? styles.effect : styles.about}>
                    {effect.length > 0 ? `Here: ${effect.join(', ')}.` : 'Here nothing would change.'}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </Section>
  )
}
