import { type Doc, isDoc, member } from '../tool/json'
import type { Client, TitlePlace } from './client'

/** What a person reads for a tool; `from` is the place it was taken from. Absent where nobody has found it out, null where the client shows none. */
export type Label = { text: string | null; from?: TitlePlace }

/** `names.model` is what the model calls it, for clients that show that. */
export function labelOf({ title }: Client, tool: Doc, names: { server: string; model?: string }): Label | undefined {
  if (title.evidence === 'unknown') return undefined
  const name = textAt(tool, 'name') ?? ''
  switch (title.form) {
    case undefined:
      break
    case 'raw-name':
      return { text: name, from: 'name' }
    case 'model-name':
      return names.model === undefined ? undefined : { text: names.model, from: 'name' }
    case 'spoken-name':
      return { text: spoken(name), from: 'name' }
    case 'arrow':
      return names.model === undefined ? undefined : { text: arrow(names.model), from: 'name' }
    default:
      return { text: filled(title.form.template, { tool: name, server: names.server }), from: 'name' }
  }
  for (const place of title.order) {
    const text = place === 'annotations.title' ? annotatedTitle(tool) : textAt(tool, place)
    if (text) return { text, from: place }
  }
  return { text: null }
}

/** A tool's title where the protocol looks for it. */
export const titleOf = (tool: Doc): string | undefined => textAt(tool, 'title') ?? annotatedTitle(tool)

/** A template with its words in braces replaced; others stay as they are. */
export const filled = (template: string, words: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (all, key: string) => words[key] ?? all)

const textAt = (document: Doc, key: string): string | undefined => {
  const value = member(document, key)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function annotatedTitle(tool: Doc): string | undefined {
  const annotations = member(tool, 'annotations')
  return isDoc(annotations) ? textAt(annotations, 'title') : undefined
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What stands behind the last `__` of the server's prefix and the name, each word with a capital. */
function spoken(name: string): string {
  const full = `__${name}`
  return full
    .slice(full.lastIndexOf('__') + 2)
    .split('_')
    .map(capitalised)
    .join(' ')
}

/** The second part of the name stands for the server, the rest for the tool. */
function arrow(name: string): string {
  const [, server = '', ...rest] = name.split('_')
  if (rest.length === 0) return name
  const words = (text: string) => capitalised(text.replace(/[_-]/g, ' '))
  return `${words(server)} → ${words(rest.join('_'))}`
}
