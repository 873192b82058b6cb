import { useState } from 'react'
import { setPrefix } from '#shared/tool/edits/own'
import { Button } from '../../ui/button'
import { Field, TextInput } from '../../ui/field'
import { Section } from '../../ui/section'
import type { Setting } from './setting'
import { ToolLink } from './tool-link'
import styles from './toolset-settings.module.css'

const fewNames = 6

/** What stands before every name on the wire; a tool may have a prefix of its own, or none. */
export function Prefix({ toolsetId, toolset, resolved, edit }: Setting) {
  const [all, setAll] = useState(false)
  const shown = all ? resolved : resolved.slice(0, fewNames)
  return (
    <Section title="Prefix" aside="before every name on the wire; documents use the plain name">
      <div className={styles.short}>
        <Field label="Prefix" hint={toolset.prefix ? `joined by “_”: ${toolset.prefix}_` : 'joined by “_”'}>
          {(ids) => (
            <TextInput
              {...ids}
              mono
              value={toolset.prefix ?? ''}
              placeholder="none"
              onChange={(event) => edit((one) => setPrefix(one, event.target.value || undefined), 'settings/prefix')}
            />
          )}
        </Field>
      </div>
      {resolved.length > 0 && (
        <table className={styles.names}>
          <caption className="visually-hidden">Names with this prefix</caption>
          <thead>
            <tr>
              <th scope="col">Tool</th>
              <th scope="col">On the wire</th>
              <th scope="col">Prefix from</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((tool) => (
              <tr key={tool.id}>
                <td>
                  <ToolLink toolsetId={toolsetId} tool={tool} />
                </td>
                <td>
                  <code>{tool.name}</code>
                </td>
                <td className={styles.quiet}>
                  {tool.design.prefix === undefined
                    ? toolset.prefix
                      ? 'the toolset'
                      : 'nowhere'
                    : tool.design.prefix === ''
                      ? 'switched off by the tool'
                      : 'the tool itself'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {resolved.length > fewNames && (
        <Button look="link" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${resolved.length} names`}
        </Button>
      )}
    </Section>
  )
}
