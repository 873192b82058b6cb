import { useState } from 'react'
import type { Row } from '#shared/builder/rows'
import { type TypeId, typeOf, typeOptionsWith } from '#shared/builder/types'
import { SmallSelect } from './small-select'

/** What a value is, in plain words. A type that no option says stands in the list as it is. */
export function TypeSelect({
  row,
  name,
  refs,
  part,
  late = false,
  onChange,
}: {
  row: Row
  name: string
  refs: readonly string[]
  part?: string
  /** One of hundreds: the list is made when it is about to be opened. */
  late?: boolean
  onChange(type: TypeId): void
}) {
  const [isNear, setNear] = useState(!late)
  const options = isNear ? typeOptionsWith(refs) : []
  const now = typeOf(row)
  const isListed = options.some(({ id }) => id === now)
  const groups = [...new Set(options.map(({ group }) => group))]
  return (
    <SmallSelect
      label={`Type of ${name}`}
      quiet
      value={isListed ? (now as string) : ''}
      onChange={(type) => onChange(type as TypeId)}
      {...(part && { part })}
      {...(!isNear && { onNear: () => setNear(true) })}
    >
      {!isListed && <option value="">{row.words}</option>}
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {options
            .filter((option) => option.group === group)
            .map(({ id, words }) => (
              <option key={id} value={id}>
                {id === now ? row.words : words}
              </option>
            ))}
        </optgroup>
      ))}
    </SmallSelect>
  )
}
