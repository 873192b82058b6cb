import { IconHome, IconKeyboard, IconLayoutSidebar, IconLayoutSidebarRightCollapse, IconPlus, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ServerLinks } from '../features/servers/server-links'
import { ToolsetLinks } from '../features/toolsets/toolset-links'
import { runCommand } from '../lib/commands'
import { narrow, useMedia } from '../lib/media'
import { useRemembered } from '../lib/remembered'
import { classes } from '../ui/classes'
import { IconButton } from '../ui/icon-button'
import { Logo } from '../ui/logo'
import { Tip } from '../ui/tip'
import styles from './rail.module.css'

/** Servers and toolsets, always in sight; folded to two letters where there is no room. */
export function Rail() {
  const tight = useMedia(narrow.rail)
  const [chosen, fold] = useRemembered<boolean | null>('rail-folded', null)
  const folded = tight || (chosen ?? false)
  return (
    <nav aria-label="Main" className={classes(styles.rail, folded && styles.folded)}>
      <div className={styles.head}>
        <Link to="/" className={styles.brand} aria-label="Toolwright, home">
          <Logo />
          {!folded && <span>Toolwright</span>}
        </Link>
        {!tight && (
          <IconButton label={folded ? 'Open the rail' : 'Fold the rail'} keys="mod+b" onClick={() => fold(!folded)}>
            {folded ? <IconLayoutSidebarRightCollapse size={16} stroke={1.6} /> : <IconLayoutSidebar size={16} stroke={1.6} />}
          </IconButton>
        )}
      </div>
      <div className={styles.scroll}>
        <Destination folded={folded} label="Home" icon={<IconHome size={16} stroke={1.6} />} to="/" />
        <div className={styles.section}>
          <h2 className={folded ? 'visually-hidden' : undefined}>Servers</h2>
          {!folded && <Add what="Add a server" to="/servers/new" />}
        </div>
        <ServerLinks folded={folded} />
        {folded && (
          <div className={styles.centre}>
            <Add what="Add a server" to="/servers/new" />
          </div>
        )}
        <div className={styles.section}>
          <h2 className={folded ? 'visually-hidden' : undefined}>Toolsets</h2>
          {!folded && <Add what="Design a toolset" to="/toolsets/new" />}
        </div>
        <ToolsetLinks folded={folded} />
        {folded && (
          <div className={styles.centre}>
            <Add what="Design a toolset" to="/toolsets/new" />
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <Tip text="Settings" label>
          <Link to="/settings" aria-label="Settings" className={styles.footLink}>
            <IconSettings size={16} stroke={1.6} />
          </Link>
        </Tip>
        <IconButton label="All shortcuts" keys="?" onClick={() => runCommand('shortcuts')}>
          <IconKeyboard size={16} stroke={1.6} />
        </IconButton>
        {!folded && <span className={styles.version}>{__APP_VERSION__}</span>}
      </div>
    </nav>
  )
}

function Add({ what, to }: { what: string; to: '/servers/new' | '/toolsets/new' }) {
  return (
    <Tip text={what} label>
      <Link to={to} aria-label={what} className={styles.footLink}>
        <IconPlus size={16} stroke={1.6} />
      </Link>
    </Tip>
  )
}

function Destination({ folded, label, icon, to }: { folded: boolean; label: string; icon: React.ReactNode; to: '/' }) {
  const link = (
    <Link
      to={to}
      activeOptions={{ exact: true }}
      className={styles.row}
      activeProps={{ className: classes(styles.row, styles.active), 'aria-current': 'page' }}
      {...(folded && { 'aria-label': label })}
    >
      {icon}
      {!folded && <span>{label}</span>}
    </Link>
  )
  return folded ? (
    <Tip text={label} side="right" label>
      {link}
    </Tip>
  ) : (
    link
  )
}
