import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Grouping } from '../../lib/search'
import { IconButton } from '../../ui/icon-button'
import { ListFilter } from '../../ui/list-filter'
import { Menu } from '../../ui/menu'

const groupingWords: Record<Grouping, string> = { behaviour: 'Behaviour', prefix: 'Prefix of the name', none: 'None' }

/** Where a person types what they look for, and chooses how the list is grouped. */
export function ToolFilter({ grouping, ...filter }: { grouping: Grouping } & ComponentProps<typeof ListFilter>) {
  const navigate = useNavigate()
  const group = (group: Grouping) => void navigate({ to: '.', search: (search) => ({ ...search, group }), replace: true })
  return (
    <ListFilter {...filter}>
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
    </ListFilter>
  )
}
