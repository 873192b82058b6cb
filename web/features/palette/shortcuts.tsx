import { useAllCommands } from '../../lib/commands'
import { Dialog } from '../../ui/dialog'
import { Keys } from '../../ui/keys'
import styles from './shortcuts.module.css'

const inLists = [
  ['arrowdown', 'Move down'],
  ['arrowup', 'Move up'],
  ['enter', 'Open'],
  ['escape', 'Close the topmost thing'],
] as const

/** Every key that does something here and now. */
export function Shortcuts({ onClose }: { onClose(): void }) {
  const keyed = useAllCommands().filter((command) => command.keys !== undefined)
  const sections = [...new Set(keyed.map(({ section }) => section))]
  return (
    <Dialog label="All shortcuts" onClose={onClose} className={styles.dialog}>
      <h2 className={styles.title}>All shortcuts</h2>
      <div className={styles.columns}>
        {sections.map((section) => (
          <section key={section}>
            <h3>{section}</h3>
            <dl>
              {keyed
                .filter((command) => command.section === section)
                .map(({ id, title, keys = '' }) => (
                  <Row key={id} title={title} keys={keys} />
                ))}
            </dl>
          </section>
        ))}
        <section>
          <h3>In lists</h3>
          <dl>
            {inLists.map(([keys, title]) => (
              <Row key={keys} title={title} keys={keys} />
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  )
}

function Row({ title, keys }: { title: string; keys: string }) {
  return (
    <div className={styles.row}>
      <dt>{title}</dt>
      <dd>
        <Keys keys={keys} />
      </dd>
    </div>
  )
}
