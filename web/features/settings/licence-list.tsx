import { useDeferredValue, useState } from 'react'
import { count } from '../../lib/words'
import { ListBar } from '../../ui/list-bar'
import { Notice } from '../../ui/notice'
import styles from './licence-list.module.css'
import type { Licence } from './queries'

/** The packages that came with this program; each opens to the words of its licence. */
export function LicenceList({ licences }: { licences: readonly Licence[] }) {
  const [text, setText] = useState('')
  const query = useDeferredValue(text).trim().toLowerCase()
  const shown = licences.filter(({ name, licence }) => `${name} ${licence}`.toLowerCase().includes(query))
  return (
    <>
      <ListBar
        label="Filter packages"
        text={text}
        onText={setText}
        found={shown.length}
        all={licences.length}
        onDown={() => document.querySelector<HTMLElement>('[data-licences] summary')?.focus()}
      />
      <div className={styles.scroll}>
        <p className={styles.lead}>
          Toolwright is under the MIT licence. {count(licences.length, 'package')} came with it, read from the packages themselves when it
          was built.
        </p>
        {shown.length === 0 && <Notice title="No package matches" />}
        <ul data-licences>
          {shown.map(({ name, version, licence, text }) => (
            <li key={`${name} ${version}`}>
              <details className={styles.package}>
                <summary>
                  <code>{name}</code>
                  <span className={styles.version}>{version}</span>
                  <span className={styles.licence}>{licence}</span>
                </summary>
                <pre className={styles.text}>{text === '' ? 'The package brings no text of its licence, only its name.' : text}</pre>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
