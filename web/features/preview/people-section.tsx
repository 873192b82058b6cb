import { useMemo } from 'react'
import { iconFor } from '#shared/preview/icons'
import { nameOf } from '#shared/tool/lenses'
import { classes } from '../../ui/classes'
import { ServerText } from '../../ui/server-text'
import { Card } from './card'
import { seenGroup } from './client-rows'
import { DialogCard } from './dialog-card'
import { drawnDialog, filler } from './drawn-dialog'
import { EvidenceNote } from './evidence-note'
import { exampleOf } from './example'
import styles from './people-section.module.css'
import { linesOf, placesOf } from './places'
import type { Seen } from './use-seen'

/** The tool in its list, the question before a call, and the line of a call, as far as each is known. */
export function PeopleSection({ seen }: { seen: Seen }) {
  const { client, offer, tool, preview } = seen
  const { server } = offer
  const schema = offer.tool.inputSchema
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made from the schema and the examples only, and making one costs
  const args = useMemo(() => exampleOf(tool), [schema, tool.design.examples])
  const words = { server: server.key, ...(server.announced !== undefined && { announced: server.announced }) }
  const fill = filler(client, offer.tool, words, preview)
  const { lists, running } = placesOf(client.title.shownIn)
  const group = seenGroup(preview)
  const drawn = /^(cli|terminal)$/.test(client.kind) ? 'terminal' : 'window'
  const { label, verdict } = preview
  const icon = Array.isArray(offer.tool.icons) && offer.tool.icons.length > 0 ? iconFor(client, offer.tool) : undefined
  const unknown = [label === undefined && 'which title it shows', running.length === 0 && 'how a call looks while it runs'].filter(Boolean)
  return (
    <section aria-label="What people see" className={styles.section}>
      <div className={styles.head}>
        <h3>What people see</h3>
        {client.title.evidence !== 'unknown' && <EvidenceNote {...client.title} />}
      </div>
      <div className={classes(styles.cards, drawn === 'terminal' && styles.terminal)}>
        {label && (
          <Card title={lists.length > 0 ? 'In its list' : 'What it is called'} aside={lists.join(', ')}>
            <p className={styles.label}>
              {label.text ? (
                <ServerText text={label.text} isName />
              ) : (
                <span className={styles.none}>{label.text === null ? 'no title' : 'no name'}</span>
              )}
            </p>
            <p className={styles.from}>
              {label.from === undefined ? (
                'The tool has none that it reads.'
              ) : (
                <>
                  from <code>{label.from}</code>
                </>
              )}
            </p>
            {client.description.toHuman !== undefined && <p className={styles.from}>Description: {client.description.toHuman}</p>}
            {icon && <p className={styles.from}>Icon: {icon.why}</p>}
          </Card>
        )}
        <DialogCard
          preview={preview}
          group={group}
          dialog={drawnDialog(client, offer.tool, { ...words, args, preview })}
          isTerminal={drawn === 'terminal'}
        />
        {(running.length > 0 || verdict.review) && (
          <Card title="While and after it runs" aside={running.some((place) => !place.includes("'")) ? 'the line, not its wording' : ''}>
            {running.slice(0, 1).flatMap((place) =>
              linesOf(place).map((line) => (
                <p key={line} className={styles.line}>
                  <span aria-hidden="true" className={styles.dot} />
                  <ServerText text={fill(line) || nameOf(offer.tool)} isName />
                </p>
              )),
            )}
            {verdict.review && <p className={styles.review}>A person looks at the result before the model reads it.</p>}
          </Card>
        )}
      </div>
      {unknown.length > 0 && <p className={styles.unknown}>Not established: {unknown.join('; ')}.</p>}
    </section>
  )
}
