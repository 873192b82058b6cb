import { useDeferredValue, useId, useMemo } from 'react'
import { setRules } from '#shared/tool/edits/settings'
import { rulesEffect, rulesWords } from '#shared/tool/rules-effect'
import { dialects, type Toolset } from '#shared/tool/toolset'
import { Section } from '../../ui/section'
import type { Setting } from './setting'
import styles from './toolset-settings.module.css'

const all: readonly Toolset['rules'][] = ['mcp', ...dialects]

/** Whose run time decides about names, inheritance and guidance, and what another one would change. */
export function Rules({ toolset, resolved, edit }: Setting) {
  const name = useId()
  // Every tool is worked out anew for each of them: typing does not wait for that.
  const settled = useDeferredValue(useMemo(() => ({ toolset, resolved }), [toolset, resolved]))
  const effects = useMemo(() => all.map((rules) => rulesEffect(settled.toolset, settled.resolved, rules)), [settled])
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
