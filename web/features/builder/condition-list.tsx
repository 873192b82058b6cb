import { IconPlus, IconX } from '@tabler/icons-react'
import { addCondition, type Condition, removeCondition, type StandingCondition, setCondition } from '#shared/builder/conditions'
import type { Row } from '#shared/builder/rows'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { Menu } from '../../ui/menu'
import type { Builder } from './builder'
import styles from './details.module.css'
import { SmallSelect } from './small-select'
import { ValueField } from './value-field'

/** "When FIELD is VALUE, then require FIELDS": the conditions of one object. */
export function ConditionList({ row, builder }: { row: Row; builder: Builder }) {
  const fields = row.inside.filter(({ slot, at }) => slot === 'field' && at.startsWith(`${row.core}/properties/`))
  if (fields.length < 2 && row.conditions.length === 0) return null
  const [first, second] = fields
  return (
    <div className={styles.block}>
      {row.conditions.map((condition) => (
        <ConditionLine key={condition.at} condition={condition} fields={fields} builder={builder} />
      ))}
      {first && second && (
        <Button
          look="quiet"
          size="small"
          icon={<IconPlus size={14} />}
          onClick={() =>
            builder.edit((root) => addCondition(root, row.core, { field: first.name, require: [second.name] }), `condition ${row.at}`)
          }
        >
          When a field has a value, require others
        </Button>
      )}
    </div>
  )
}

function ConditionLine({ condition, fields, builder }: { condition: StandingCondition; fields: readonly Row[]; builder: Builder }) {
  const { at, field, is, require } = condition
  const put = (next: Condition) => builder.edit((root) => setCondition(root, condition, next), `condition ${at}`)
  const row = fields.find(({ name }) => name === field)
  const values = is?.length === 1 ? is[0] : is
  const names = [...new Set([...fields.map(({ name }) => name), field])]
  return (
    <div className={styles.line}>
      <span>When</span>
      <SmallSelect
        label="Field of the condition"
        value={field}
        onChange={(name) => put({ field: name, require: require.filter((one) => one !== name) })}
      >
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SmallSelect>
      <SmallSelect
        label={`When ${field}`}
        value={is ? 'is' : 'given'}
        onChange={(how) => put({ field, require, ...(how === 'is' && { is: [firstValue(row)] }) })}
      >
        <option value="given">is given</option>
        <option value="is">is</option>
      </SmallSelect>
      {is && row && is.length === 1 && (
        <ValueField
          label={`Value of ${field}`}
          row={row}
          value={values}
          needed
          onChange={(value) => value !== undefined && put({ field, require, is: [value] })}
        />
      )}
      {is && (is.length > 1 || !row) && <code>{is.map((value) => JSON.stringify(value)).join(' or ')}</code>}
      <span>require</span>
      <Menu
        label="Fields to require"
        items={names
          .filter((name) => name !== field)
          .map((name) => ({
            label: name,
            checked: require.includes(name),
            run: () => put({ ...condition, require: require.includes(name) ? require.filter((one) => one !== name) : [...require, name] }),
          }))}
        trigger={(props) => (
          <Button size="small" {...props}>
            {require.length > 0 ? require.join(', ') : 'nothing yet'}
          </Button>
        )}
      />
      <IconButton
        small
        label={`Remove the condition on ${field}`}
        onClick={() => builder.edit((root) => removeCondition(root, at), `condition ${at}`)}
      >
        <IconX size={14} />
      </IconButton>
    </div>
  )
}

function firstValue(row: Row | undefined) {
  const kind = row?.kind
  if (kind?.kind === 'choice') return kind.values[0]?.value ?? ''
  return kind?.kind === 'yes-no' ? true : kind?.kind === 'number' || kind?.kind === 'whole' ? 0 : ''
}
