import { type RefObject, useRef } from 'react'
import { useCommands } from '../../lib/commands'

const titles = ['Identity', 'Description', 'Behaviour', 'Input', 'Output', 'Results', 'Examples', 'Command line', 'More']

/** Every section can be gone to from the palette; the focus goes to its first field. */
export function useSectionCommands(isTool: boolean): RefObject<HTMLDivElement | null> {
  const editor = useRef<HTMLDivElement>(null)
  const go = (title: string) => {
    const head = [...(editor.current?.querySelectorAll('h2') ?? [])].find(({ textContent }) => textContent === title)
    const section = head?.closest('section')
    section?.scrollIntoView({ block: 'start' })
    // The palette gives the focus back first.
    requestAnimationFrame(() =>
      section
        ?.querySelector<HTMLElement>('input:not([type=radio], [type=file]), input:checked, textarea, button')
        ?.focus({ preventScroll: true }),
    )
  }
  useCommands(
    titles
      .filter((title) => isTool || !['Input', 'Output', 'Results', 'Examples'].includes(title))
      .map((title) => ({
        id: `section-${title}`,
        title: `Go to ${title}`,
        section: isTool ? 'This tool' : 'This group',
        run: () => go(title),
      })),
  )
  return editor
}
