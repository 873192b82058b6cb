import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Ref } from 'react'
import type { Grouping } from '../../lib/search'
import { IconButton } from '../../ui/icon-button'
import { Keys } from '../../ui/keys'
import { Menu } from '../../ui/menu'
import styles from './tool-browser.module.css'

type Props = {
  ref: Ref<HTMLInputElement>
  text: string
  onText(text: string): void
  grouping: Grouping
  found: number
  all: number | undefined
  onDown(): void
}

const groupingWords: Record<Grouping, string> = { behaviour: 'Behaviour', prefix: 'Prefix of the name', none: 'None' }

/** Where a person types what they look for, and chooses how the list is grouped. */
export function ToolFilter({ ref, text, onText, grouping, found, all, onDown }: Props) {
  const navigate = useNavigate()
  const group = (group: Grouping) => void navigate({ to: '.', search: (search) => ({ ...search, group }), replace: true })
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') onDown()
    else if (event.key === 'Escape' && text !== '') onText('')
    else if (event.key === 'Escape') event.currentTarget.blur()
    else return
    event.preventDefault()
  }
  return (
    <search className={styles.bar}>
      <label className={styles.filter}>
        <IconSearch size={16} stroke={1.6} aria-hidden="true" />
        <input
          ref={ref}
          type="search"
          aria-label="Filter tools"
          placeholder="Filter tools"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {text === '' ? (
          <Keys keys="/" />
        ) : (
          <>
            <span role="status" className={styles.found}>
              {found.toLocaleString('en')} of {(all ?? 0).toLocaleString('en')}
            </span>
            <IconButton small label="Clear the filter" onClick={() => onText('')}>
              <IconX size={14} stroke={1.6} />
            </IconButton>
          </>
        )}
      </label>
      <Menu
        label="How the list is grouped"
        items={[
          { heading: 'Group by' },
          ...(Object.keys(groupingWords) as Grouping[]).map((each) => ({
            label: groupingWords[each],
            checked: each === grouping,
            run: () => group(each),
          })),
        ]}
        trigger={(props) => (
          <IconButton label="Group the list" {...props}>
            <IconAdjustmentsHorizontal size={16} stroke={1.6} />
          </IconButton>
        )}
      />
    </search>
  )
}
