import { type RefObject, useEffect, useRef } from 'react'
import type { AskedPlace } from '../../lib/asked-place'
import { useCommands } from '../../lib/commands'
import { isWithin, type SectionTitle, sectionOf, sections } from './section-of'

const ofTools: readonly SectionTitle[] = ['Input', 'Output', 'Results', 'Examples']

/** Every section can be gone to, from the palette and by the place that the address names; the focus goes to its first field, or to that of the place. */
export function useSections(isTool: boolean, asked: AskedPlace | undefined): RefObject<HTMLDivElement | null> {
  const editor = useRef<HTMLDivElement>(null)
  useCommands(
    sections
      .filter((title) => isTool || !ofTools.includes(title))
      .map((title) => ({
        id: `section-${title}`,
        title: `Go to ${title}`,
        section: isTool ? 'This tool' : 'This group',
        run: () => goTo(sectionIn(editor.current, title)),
      })),
  )
  useEffect(() => {
    if (!asked) return undefined
    const section = sectionIn(editor.current, sectionOf(asked.at))
    // A row of a schema shows itself, and has done so by then.
    const frame = requestAnimationFrame(() => {
      if (section?.contains(document.activeElement)) return
      const rows = [...(section?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
      goTo(rows.find(({ dataset }) => isWithin(asked.at, dataset.place ?? '')) ?? section)
    })
    return () => cancelAnimationFrame(frame)
  }, [asked])
  return editor
}

function sectionIn(editor: HTMLElement | null, title: SectionTitle): HTMLElement | null | undefined {
  return [...(editor?.querySelectorAll('h2') ?? [])].find(({ textContent }) => textContent === title)?.closest('section')
}

function goTo(place: HTMLElement | null | undefined): void {
  place?.scrollIntoView({ block: place.matches('section') ? 'start' : 'center' })
  // The palette gives the focus back first.
  requestAnimationFrame(() =>
    place
      ?.querySelector<HTMLElement>('input:not([type=radio], [type=file]), input:checked, textarea, button')
      ?.focus({ preventScroll: true }),
  )
}
