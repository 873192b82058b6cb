import { IconChevronDown } from '@tabler/icons-react'
import { Button } from '../../ui/button'
import { Menu, type MenuItem } from '../../ui/menu'
import styles from './client-head.module.css'
import { type ClientRow, groupedRows } from './client-rows'

type Props = { rows: readonly ClientRow[]; chosen: string; onChoose(client: string): void }

/** The column of clients where there is no room for one. */
export function ClientMenu({ rows, chosen, onChoose }: Props) {
  const label = rows.find(({ client }) => client.id === chosen)?.client.label ?? ''
  const items = groupedRows(rows).flatMap((group): MenuItem[] => [
    { heading: `${group.label} · ${group.rows.length}` },
    ...group.rows.map(({ client, change }) => ({
      label: client.label,
      checked: client.id === chosen,
      ...(change && { aside: change.words }),
      run: () => onChoose(client.id),
    })),
  ])
  return (
    <Menu
      label="Clients"
      items={items}
      trigger={(props) => (
        <Button {...props} aria-label={`Client: ${label}`} className={styles.menu ?? ''}>
          <span>{label}</span>
          <IconChevronDown size={14} stroke={1.6} />
        </Button>
      )}
    />
  )
}
