import { IconClipboard, IconDots } from '@tabler/icons-react'
import { addDefinition } from '#shared/builder/definitions'
import { setKeyword } from '#shared/builder/place'
import type { Rows } from '#shared/builder/rows'
import { outputTemplates } from '#shared/builder/templates'
import { isDoc, type Json, member } from '#shared/tool/json'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { Menu, type MenuItem } from '../../ui/menu'
import { Segmented } from '../../ui/segmented'
import type { Builder } from './builder'
import styles from './builder-head.module.css'
import type { Inherited } from './inherited-row'
import type { OnChange } from './use-builder'

type Props = {
  label: string
  one: string
  schema: Json | undefined
  rows: Rows
  view: 'rows' | 'json'
  inherited: readonly Inherited[]
  templates: boolean
  builder: Builder
  onChange: OnChange
  onView(view: 'rows' | 'json'): void
  onPaste(): void
  onRoot(): void
  onRemove?: () => void
}

export function BuilderHead(props: Props) {
  const { label, view, onView, onPaste } = props
  return (
    <div className={styles.head}>
      <h2>{label}</h2>
      <span className={styles.count}>{countWords(props)}</span>
      <Button look="quiet" size="small" icon={<IconClipboard size={14} />} onClick={onPaste}>
        Paste
      </Button>
      <Segmented
        label={`${label} as`}
        value={view}
        options={[
          { value: 'rows', label: 'Rows' },
          { value: 'json', label: 'JSON' },
        ]}
        onChange={onView}
      />
      <Menu
        label={`${label}: more`}
        items={itemsOf(props)}
        trigger={(trigger) => (
          <IconButton label={`${label}: more`} {...trigger}>
            <IconDots size={16} />
          </IconButton>
        )}
      />
    </div>
  )
}

function countWords({ schema, rows, one, inherited }: Props): string {
  if (schema === undefined) return 'none'
  const fields = rows.root.inside.filter(({ slot }) => slot === 'field').length + inherited.length
  const [first] = inherited
  const said = rows.root.kind.kind === 'object' ? count(fields, one) : rows.root.words
  return first ? `${said}, ${inherited.length} of them from ${first.from}` : said
}

function itemsOf({ label, schema, rows, templates, builder, onChange, onRoot, onRemove }: Props): MenuItem[] {
  const closed = isDoc(schema) && member(schema, 'additionalProperties') === false
  const isObject = rows.root.kind.kind === 'object'
  return [
    { label: 'About the object, conditions…', run: onRoot, off: isObject ? undefined : 'it is no object' },
    {
      label: 'No fields of other names',
      checked: closed,
      off: isObject ? undefined : 'it is no object',
      run: () => builder.edit((root) => setKeyword(root, '', 'additionalProperties', closed ? undefined : false), 'closed'),
    },
    { label: 'Add a definition', run: () => builder.edit((root) => addDefinition(root, freeName(rows)).schema ?? root, 'definition') },
    ...(templates
      ? [
          'line' as const,
          { heading: 'Put the answer into a usual form' },
          ...outputTemplates.map(({ title, around }) => ({
            label: title,
            run: () => onChange(around(isDoc(schema) ? schema : { type: 'object' }), `${label} template`),
          })),
        ]
      : []),
    ...(onRemove && schema !== undefined ? ['line' as const, { label: `Remove ${label.toLowerCase()}`, danger: true, run: onRemove }] : []),
  ]
}

function freeName({ definitions }: Rows): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? 'Definition' : `Definition${number}`
    if (definitions.every((row) => row.name !== name)) return name
  }
}
