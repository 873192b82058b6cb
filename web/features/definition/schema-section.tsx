import { IconFold, IconFoldDown, IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { dialectOf } from '#shared/schema/dialect'
import { isDoc, type Json, member } from '#shared/tool/json'
import type { AskedPlace } from '../../lib/asked-place'
import { useCommands } from '../../lib/commands'
import { useRemembered } from '../../lib/remembered'
import { bytes } from '../../lib/words'
import { CopyButton } from '../../ui/copy-button'
import { IconButton } from '../../ui/icon-button'
import { JsonCode } from '../../ui/json-code'
import { Segmented } from '../../ui/segmented'
import type { PlacedFault } from './fault-note'
import { rootRow, schemaDoc } from './schema-rows'
import { SchemaSearchField } from './schema-search-field'
import styles from './schema-section.module.css'
import { type Folds, SchemaTree } from './schema-tree'
import { byteSize, type Sent } from './sent'
import { useSchemaSearch } from './use-schema-search'

export type SchemaView = 'tree' | 'json'
/** One choice for every schema, kept by the browser. */
export const useSchemaView = () => useRemembered<SchemaView>('definition.schema', 'tree')

type Props = { label: string; at: string; schema: Json; sent: Sent; faults: readonly PlacedFault[]; asked?: AskedPlace | undefined }

const views = [
  { value: 'tree', label: 'Tree' },
  { value: 'json', label: 'JSON' },
] as const

/** Longer ones scroll in a frame of their own, which draws only what is in sight. */
const longText = 40_000

/** One schema of a tool, readable or as it was sent. */
export function SchemaSection({ label, at, schema, sent, faults, asked }: Props) {
  const [view, setView] = useSchemaView()
  const [folds, setFolds] = useState<Folds>({ rows: {} })
  const doc = useMemo(() => schemaDoc(schema, at, sent), [schema, at, sent])
  const root = useMemo(() => rootRow(doc, label), [doc, label])
  const search = useSchemaSearch(doc, root)
  const find = () => {
    setView('tree')
    search.open()
  }
  const title = `Find in the ${label.toLowerCase()}`
  useCommands(search.isWorthwhile ? [{ id: `find ${at}`, title, section: 'This tool', run: find }] : [])
  const text = sent.at(at) ?? ''
  const opened = folds.all === true
  return (
    <section ref={search.section} aria-label={label} data-section={at} tabIndex={-1} className={styles.section}>
      <div className={styles.head}>
        <h3>{label}</h3>
        <span className={styles.facts}>
          {dialectWords(schema)} · {bytes(byteSize(text))}
        </span>
        {view === 'tree' && search.isWorthwhile && (
          <IconButton
            ref={search.button}
            label={title}
            aria-pressed={search.query !== undefined}
            onClick={search.query === undefined ? find : search.close}
          >
            <IconSearch size={16} stroke={1.6} />
          </IconButton>
        )}
        {view === 'tree' && (
          <IconButton label={opened ? 'Fold all' : 'Open all'} onClick={() => setFolds({ all: !opened, rows: {} })}>
            {opened ? <IconFold size={16} stroke={1.6} /> : <IconFoldDown size={16} stroke={1.6} />}
          </IconButton>
        )}
        <CopyButton label={`Copy the ${label.toLowerCase()}`} text={text} />
        <Segmented label={`Show the ${label.toLowerCase()} as`} value={view} options={views} onChange={setView} />
      </div>
      {view === 'tree' ? (
        <>
          {search.query !== undefined && <SchemaSearchField label={title} query={search.query} search={search} />}
          <SchemaTree doc={doc} root={root} faults={faults} asked={asked} found={search.found} folds={folds} onFolds={setFolds} />
        </>
      ) : (
        <div className={text.length > longText ? styles.long : styles.code}>
          <JsonCode text={text} label={`${label} as JSON`} />
        </div>
      )}
    </section>
  )
}

function dialectWords(schema: Json): string {
  const named = isDoc(schema) ? member(schema, '$schema') : undefined
  const dialect = dialectOf(schema)
  if (named === undefined) return `${dialect}, by default`
  if (dialect === undefined) return 'a dialect that clients do not know'
  return /^\d$/.test(dialect) ? `draft ${dialect}` : dialect
}
