import { useEffect } from 'react'
import { currentCommands } from './commands'
import { remembered } from './remembered'

export const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** The key of an event as commands write it: `mod+k`, `?`, `escape`. */
export function keysOf(event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>): string {
  const mod = isMac ? event.metaKey : event.ctrlKey
  const key = event.key.toLowerCase()
  const parts = [
    mod && 'mod',
    event.altKey && 'alt',
    event.shiftKey && key.length > 1 && 'shift',
    event.shiftKey && mod && key.length === 1 && 'shift',
    key,
  ]
  return parts.filter(Boolean).join('+')
}

const isUndo = (keys: string) => keys === 'mod+z' || keys === 'mod+shift+z'
const isSingle = (keys: string) => !keys.includes('mod+') && !keys.includes('alt+')

/** Where typing means text: single keys belong to the field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  )
}

/** The one listener that turns keys into commands; the command offered last wins. */
export function useKeyboard(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const keys = keysOf(event)
      if (
        isSingle(keys) &&
        (isTyping(event.target) ||
          document.querySelector('dialog[open], [popover]:popover-open[role=menu]') ||
          !remembered('single-keys', true))
      )
        return
      const command = currentCommands().findLast((candidate) => candidate.keys === keys)
      if (!command) return
      // A field has an undo of its own, unless its text is a step of a longer history.
      if (isUndo(keys) && isTyping(event.target) && !command.inFields) return
      event.preventDefault()
      command.run()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
