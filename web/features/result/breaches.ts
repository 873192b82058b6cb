import type { OutputVerdict } from '#shared/calls/call'
import type { JsonMark } from '../../ui/json-tree/use-json-tree'

/** A breach of the output schema: where, a sentence for the list, and a few words for the row in the tree. */
export type Breach = { at: string; path: string; sentence: string; note: string }

/** A missing member is told at its own place, though the verdict names what should hold it. */
export function breachesOf({ errors }: OutputVerdict): Breach[] {
  return errors.map(({ at, message }) => {
    const missing = /^The required property "(.*)" is missing\.$/.exec(message)?.[1]
    if (missing !== undefined) {
      return {
        at,
        path: `${at}/${missing.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        sentence: 'required, but not there',
        note: `${missing} is missing`,
      }
    }
    const [, found, due] = /^The type "(\w+)" is invalid\. Expected "([\w", ]+)"\.$/.exec(message) ?? []
    if (found && due) {
      const wanted = due.replaceAll('"', '').split(/, ?/).join(' or ')
      return { at, path: at || '/', sentence: `${article(found)}, where ${article(wanted)} is due`, note: `${found}, ${wanted} due` }
    }
    const format = /does not match format "([\w-]+)"/.exec(message)?.[1]
    if (format) return { at, path: at || '/', sentence: `not a valid ${format}`, note: `not a valid ${format}` }
    return { at, path: at || 'the whole value', sentence: lowered(message), note: lowered(message) }
  })
}

export const marksOf = (breaches: readonly Breach[]): JsonMark[] => breaches.map(({ at, note }) => ({ at, note }))

const article = (type: string) => (type === 'null' ? 'null' : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`)

const lowered = (sentence: string) => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, '')
