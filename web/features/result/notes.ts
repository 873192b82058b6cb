import type { BlockNotes } from '#shared/calls/content'
import { listed } from '../../lib/words'

const audiences: Readonly<Record<string, string>> = { user: 'the person', assistant: 'the model' }

/** What the server says about a block, in words. */
export function noteWords({ audience, priority, lastModified }: BlockNotes): string[] {
  return [
    ...(audience && audience.length > 0 ? [`for ${listed(audience.map((each) => audiences[each] ?? `“${each}”`))}`] : []),
    ...(audience?.length === 0 ? ['for nobody named'] : []),
    ...(priority === undefined ? [] : [priorityWords(priority)]),
    ...(lastModified === undefined ? [] : [`changed ${dateWords(lastModified)}`]),
  ]
}

function priorityWords(priority: number): string {
  if (priority === 1) return 'priority 1, needed'
  if (priority === 0) return 'priority 0, may be left out'
  return `priority ${priority}${priority < 0 || priority > 1 ? ', outside 0 to 1' : ''}`
}

function dateWords(text: string): string {
  const date = new Date(text)
  return Number.isNaN(date.getTime())
    ? `“${text}”, which is no date`
    : date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
}
