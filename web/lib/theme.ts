import { useEffect } from 'react'
import { useMedia } from './media'
import { useRemembered } from './remembered'

export type ThemeChoice = 'system' | 'light' | 'dark'

/** The chosen theme, and what it comes to on this system. */
export function useTheme(): { choice: ThemeChoice; theme: 'light' | 'dark'; choose(choice: ThemeChoice): void } {
  const [choice, choose] = useRemembered<ThemeChoice>('theme', 'system')
  const dark = useMedia('(prefers-color-scheme: dark)')
  return { choice, theme: choice === 'system' ? (dark ? 'dark' : 'light') : choice, choose }
}

/** Puts the choice on the document; the style sheet does the rest. */
export function useAppliedTheme(): void {
  const { choice } = useTheme()
  useEffect(() => {
    if (choice === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = choice
  }, [choice])
}
