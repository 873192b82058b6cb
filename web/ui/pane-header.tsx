import { IconCircleHalf2, IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { runCommand } from '../lib/commands'
import { useTheme } from '../lib/theme'
import { useUndo } from '../lib/undo'
import { Button } from './button'
import { IconButton } from './icon-button'
import { Keys } from './keys'
import styles from './pane-header.module.css'

/** The top of a pane: what this is and how it stands, then what can be done. */
export function PaneHeader({ title, children, actions }: { title: ReactNode; children?: ReactNode; actions?: ReactNode }) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.facts}>{children}</div>
      <UndoOffer />
      <button type="button" className={styles.search} onClick={() => runCommand('palette')}>
        <IconSearch size={16} stroke={1.6} className={styles.glass} aria-hidden="true" />
        <span className={styles.words}>Search or run</span>
        <Keys keys="mod+k" />
      </button>
      {actions}
      <ThemeToggle />
    </header>
  )
}

function ThemeToggle() {
  const { theme, choose } = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  return (
    <IconButton className={styles.theme} label={`Use the ${other} theme`} onClick={() => choose(other === dark ? 'system' : other)}>
      <IconCircleHalf2 size={16} stroke={1.6} />
    </IconButton>
  )
}

/** Where a delete can be taken back. */
function UndoOffer() {
  const undo = useUndo()
  return (
    <div role="status" className={undo ? styles.undo : undefined}>
      {undo && (
        <>
          {undo.label} ·{' '}
          <Button look="link" onClick={undo.run}>
            Undo
          </Button>
        </>
      )}
    </div>
  )
}
