import { IconPlus } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { definitionRefs } from '#shared/builder/definitions'
import type { Row } from '#shared/builder/rows'
import { outputTemplates } from '#shared/builder/templates'
import type { Json } from '#shared/tool/json'
import type { AskedPlace } from '../../lib/asked-place'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { Skeleton } from '../../ui/skeleton'
import { Tip } from '../../ui/tip'
import { BuilderHead } from './builder-head'
import { BuilderRow } from './builder-row'
import rowStyles from './builder-row.module.css'
import { type BuilderState, pendingPlace } from './builder-state'
import { type Inherited, InheritedRow } from './inherited-row'
import type { Line } from './lines'
import { PendingField } from './name-field'
import { PastePanel } from './paste-panel'
import { RootDetails } from './root-details'
import styles from './schema-builder.module.css'
import { type OnChange, useBuilder } from './use-builder'
import { useRowDrag } from './use-row-drag'

/** From so many lines on each is made with as little as can be. */
const manyLines = 100

const SchemaJson = lazy(async () => ({ default: (await import('./schema-json')).SchemaJson }))

export type { Inherited } from './inherited-row'
export type SchemaBuilderProps = {
  label: string
  /** What one field is called. */
  one?: string
  schema: Json | undefined
  onChange: OnChange
  /** What else is said about a field of the top: how it gets onto the command line. */
  extras?: (name: string) => ReactNode
  inherited?: readonly Inherited[]
  /** Takes the schema away altogether. */
  onRemove?: () => void
  /** Usual forms of an answer are offered. */
  templates?: boolean
  /** A place of the schema that is to be in sight. */
  asked?: AskedPlace | undefined
}

/** A schema as dense rows, or as JSON: two views of one value that belongs to the page. */
export function SchemaBuilder({
  label,
  one = 'field',
  schema,
  onChange,
  extras,
  inherited = [],
  onRemove,
  templates = false,
  asked,
}: SchemaBuilderProps) {
  const [view, setView] = useState<'rows' | 'json'>('rows')
  const [panel, setPanel] = useState<'paste' | 'root'>()
  const { root, rows, lines, builder, list, state } = useBuilder(label, schema, onChange)
  const { grip, drop } = useRowDrag(list, lines, builder)
  const refs = definitionRefs(root)
  // At once: the page around it looks where the focus is.
  useLayoutEffect(() => {
    if (!asked) return
    setView('rows')
    if (!builder.show(asked.at)) setPanel('root')
  }, [asked, builder])
  const onJson = () => setView('json')
  return (
    <section className={styles.builder} aria-label={label}>
      <BuilderHead
        {...{ label, one, schema, rows, view, inherited, templates, builder, onChange }}
        {...(onRemove && { onRemove })}
        onView={setView}
        onPaste={() => setPanel(panel === 'paste' ? undefined : 'paste')}
        onRoot={() => setPanel(panel === 'root' ? undefined : 'root')}
      />
      {panel === 'paste' && (
        <PastePanel label={label} root={root} isNew={schema === undefined} onChange={onChange} onClose={() => setPanel(undefined)} />
      )}
      {panel === 'root' && view === 'rows' && (
        <RootDetails row={rows.root} builder={builder} refs={refs} onJson={onJson} onClose={() => setPanel(undefined)} />
      )}
      {view === 'json' ? (
        <Suspense fallback={<Skeleton label="The editor is being loaded" />}>
          <SchemaJson label={`${label} as JSON`} schema={root} onChange={(next) => onChange(next, `${label} json`)} />
        </Suspense>
      ) : (
        <div className={classes(styles.rows, lines.some((line) => line.is === 'row' && line.fold) && styles.folding)}>
          {lines.some(({ is }) => is === 'row') && <Columns />}
          <ul ref={list} aria-label={`${label}, fields`}>
            {lines.map((line) => (
              <LineView
                key={line.key}
                {...{ line, state, one, refs, builder, grip, extras, onJson }}
                isOneOfMany={lines.length > manyLines}
                dropDepth={drop?.key === line.key ? drop.depth : undefined}
              />
            ))}
            {inherited.map((each) => (
              <InheritedRow key={each.name} inherited={each} />
            ))}
          </ul>
          {schema === undefined && templates && (
            <div className={styles.beginnings}>
              <span>Or begin with</span>
              {outputTemplates.map(({ id, title, summary, around }) => (
                <Tip key={id} text={summary}>
                  <Button size="small" onClick={() => onChange(around({ type: 'object' }), `${label} template`)}>
                    {title}
                  </Button>
                </Tip>
              ))}
            </div>
          )}
        </div>
      )}
    </section>
  )
}

const Columns = () => (
  <div className={styles.columns} aria-hidden="true">
    <span>Name</span>
    <span>Type</span>
    <span title="required">Req.</span>
    <span>Description</span>
  </div>
)

type LineProps = Pick<Parameters<typeof BuilderRow>[0], 'builder' | 'grip' | 'refs' | 'onJson' | 'extras' | 'dropDepth' | 'isOneOfMany'> & {
  line: Line
  state: BuilderState
  one: string
}

function LineView({ line, state, one, builder, ...rest }: LineProps) {
  const note = (at: string) => (state.note?.at === at ? state.note.text : undefined)
  switch (line.is) {
    case 'pending':
      return (
        <PendingField id={line.key} depth={line.depth} typed={state.typed.get(pendingPlace)} note={note(pendingPlace)} builder={builder} />
      )
    case 'add':
      return (
        <li className={rowStyles.add} data-key={line.key} style={{ '--depth': line.depth } as React.CSSProperties}>
          <Button look="quiet" size="small" icon={<IconPlus size={14} />} onClick={() => builder.addTo(line.owner, line.after)}>
            Add a {line.to === undefined ? one : `field to ${line.to}`}
          </Button>
        </li>
      )
    case 'add-listed':
      return (
        <li className={rowStyles.add} style={{ '--depth': line.depth } as React.CSSProperties}>
          <Button look="quiet" size="small" icon={<IconPlus size={14} />} onClick={() => builder.addInside(line.row)}>
            Add {line.what === 'kind' ? 'a kind' : 'an item'} to {line.row.name || 'the whole'}
          </Button>
        </li>
      )
    case 'definitions':
      return <li className={rowStyles.subhead}>Definitions, used by name</li>
    default: {
      const { row, key, depth, fold } = line
      const asked = state.asked && placesOf(row).includes(state.asked.at) ? state.asked : undefined
      return (
        <BuilderRow
          id={key}
          {...{ row, depth, fold, asked, builder, ...rest }}
          isOpen={state.details.has(row.at)}
          typed={state.typed.get(row.at)}
          note={note(row.at)}
        />
      )
    }
  }
}

/** A row speaks for what its list or map holds too. */
const placesOf = (row: Row): string[] => [row.at, ...(row.each ? placesOf(row.each) : [])]
