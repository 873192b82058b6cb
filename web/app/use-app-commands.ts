import { useNavigate } from '@tanstack/react-router'
import { type Command, useCommands } from '../lib/commands'
import { useRemembered } from '../lib/remembered'
import { useTheme } from '../lib/theme'
import { useUndo } from '../lib/undo'

/** What can be done on every screen. */
export function useAppCommands({ open }: { open(what: 'palette' | 'shortcuts'): void }): void {
  const navigate = useNavigate()
  const { theme, choose } = useTheme()
  const [folded, fold] = useRemembered<boolean | null>('rail-folded', null)
  const undo = useUndo()
  const other = theme === 'dark' ? 'light' : 'dark'
  const commands: Command[] = [
    { id: 'palette', title: 'Search or run', section: 'Everywhere', keys: 'mod+k', unlisted: true, run: () => open('palette') },
    { id: 'shortcuts', title: 'All shortcuts', section: 'Everywhere', keys: '?', run: () => open('shortcuts') },
    { id: 'home', title: 'Go home', section: 'Everywhere', run: () => void navigate({ to: '/' }) },
    { id: 'add-server', title: 'Add a server', section: 'Everywhere', run: () => void navigate({ to: '/servers/new' }) },
    { id: 'new-toolset', title: 'Design a toolset', section: 'Everywhere', run: () => void navigate({ to: '/toolsets/new' }) },
    { id: 'theme', title: `Use the ${other} theme`, section: 'Everywhere', run: () => choose(other) },
    { id: 'theme-system', title: 'Use the theme of the system', section: 'Everywhere', run: () => choose('system') },
    { id: 'fold-rail', title: folded ? 'Open the rail' : 'Fold the rail', section: 'Everywhere', keys: 'mod+b', run: () => fold(!folded) },
    { id: 'settings', title: 'Settings', section: 'Everywhere', run: () => void navigate({ to: '/settings' }) },
    ...(undo
      ? [
          {
            id: 'undo',
            title: `Undo: ${undo.label}`,
            section: 'Everywhere',
            ...(undo.hasKey !== false && { keys: 'mod+z' }),
            run: undo.run,
          },
        ]
      : []),
  ]
  useCommands(commands)
}
