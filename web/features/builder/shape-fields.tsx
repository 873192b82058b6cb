import { constraintsOf } from '#shared/builder/constraints'
import { docAt, setKeyword } from '#shared/builder/place'
import type { Row } from '#shared/builder/rows'
import { setSaid } from '#shared/builder/said'
import { isDoc, member } from '#shared/tool/json'
import { Button } from '../../ui/button'
import { TextInput } from '../../ui/field'
import type { Builder } from './builder'
import { ChoiceEditor } from './choice-editor'
import { ConstraintField } from './constraint-field'
import styles from './details.module.css'
import { FixedValue } from './fixed-value'
import { NamesLike, OtherFields } from './other-fields'
import { TypeSelect } from './type-select'

/** The limits of the value, and of what a list or a map holds. */
export function ShapeFields({ row, builder, refs }: { row: Row; builder: Builder; refs: readonly string[] }) {
  const own = ownSchema(row)
  const shown = constraintsOf(row.kind)
  const { kind, each } = row
  return (
    <>
      {shown.length > 0 && (
        <div className={styles.line}>
          {shown.map((constraint) => (
            <ConstraintField
              key={constraint.key}
              constraint={constraint}
              name={row.name}
              value={member(own, constraint.key)}
              onChange={(value) => builder.edit((root) => setKeyword(root, row.core, constraint.key, value), `${constraint.key} ${row.at}`)}
            />
          ))}
        </div>
      )}
      {kind.kind === 'choice' && <ChoiceEditor row={row} values={kind.values} builder={builder} />}
      {kind.kind === 'fixed' && <FixedValue row={row} value={kind.value} builder={builder} />}
      {(kind.kind === 'object' || kind.kind === 'tuple') && <OtherFields row={row} builder={builder} />}
      {kind.kind === 'map' && <NamesLike row={row} builder={builder} />}
      {(kind.kind === 'list' || kind.kind === 'map') && (
        <div className={styles.each}>
          <div className={styles.line}>
            <span>Each {kind.kind === 'list' ? 'item' : 'value'} is</span>
            {each ? (
              <TypeSelect row={each} name={`what ${row.name} holds`} refs={refs} onChange={(type) => builder.setType(each, type)} />
            ) : (
              <Button
                size="small"
                onClick={() =>
                  builder.edit(
                    (root) => setKeyword(root, row.core, kind.kind === 'list' ? 'items' : 'additionalProperties', { type: 'string' }),
                    `items ${row.at}`,
                  )
                }
              >
                anything
              </Button>
            )}
            {each && each.more.length > 0 && <code className={styles.faint}>more in JSON: {each.more.join(', ')}</code>}
          </div>
          {each && (
            <TextInput
              aria-label={`Description of what ${row.name} holds`}
              placeholder={`What is each ${kind.kind === 'list' ? 'item' : 'value'}?`}
              value={each.description ?? ''}
              onChange={({ target }) => builder.edit((root) => setSaid(root, each, 'description', target.value), `description ${each.at}`)}
            />
          )}
          {each && <ShapeFields row={{ ...each, name: `what ${row.name} holds` }} builder={builder} refs={refs} />}
        </div>
      )}
    </>
  )
}

const ownSchema = ({ schema, at, core }: Row) => {
  const own = docAt(schema, core.slice(at.length))
  return isDoc(own) ? own : {}
}
