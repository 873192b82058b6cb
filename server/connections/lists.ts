import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Fault } from '#shared/tool/fault'
import { entryFaults, toolFaults } from '#shared/tool/faults'
import { isDoc, type Json } from '#shared/tool/json'
import { memberText } from '#shared/tool/json-text'

/** What can be listed, and how its entries are looked at. */
export const listKinds = {
  tools: { method: 'tools/list', key: 'tools', item: 'tool', capability: 'tools' },
  resources: { method: 'resources/list', key: 'resources', item: 'resource', capability: 'resources' },
  resourceTemplates: { method: 'resources/templates/list', key: 'resourceTemplates', item: 'resourceTemplate', capability: 'resources' },
  prompts: { method: 'prompts/list', key: 'prompts', item: 'prompt', capability: 'prompts' },
} as const
export type ListKind = keyof typeof listKinds

/** `text` is the entry as it was sent; `outputSchema` likewise, where a tool has one. */
export type ListEntry = { text: string; value: Json; faults: Fault[]; outputSchema?: string }
/** `tookMs` is how long the server took for all its pages. */
export type List = { entries: ListEntry[]; byName: ReadonlyMap<string, ListEntry>; pages: number; listedAt: string; tookMs: number }

const required: Record<Exclude<ListKind, 'tools'>, readonly string[]> = {
  resources: ['uri', 'name'],
  resourceTemplates: ['uriTemplate', 'name'],
  prompts: ['name'],
}

/** Looks at each entry; a long list lets others have a turn now and then. */
export async function examined(kind: ListKind, texts: readonly string[]): Promise<Pick<List, 'entries' | 'byName'>> {
  const byName = new Map<string, ListEntry>()
  const entries: ListEntry[] = []
  let turn = performance.now()
  for (const text of texts) {
    const value = JSON.parse(text) as Json
    const faults = kind === 'tools' ? toolFaults(value, byName) : entryFaults(value, listKinds[kind].item, required[kind])
    const outputSchema = isDoc(value) && Object.hasOwn(value, 'outputSchema') ? memberText(text, 'outputSchema') : undefined
    const entry = { text, value, faults, ...(outputSchema !== undefined && { outputSchema }) }
    if (isDoc(value) && typeof value.name === 'string' && !byName.has(value.name)) byName.set(value.name, entry)
    entries.push(entry)
    if (performance.now() - turn > 10) {
      await nextTurn()
      turn = performance.now()
    }
  }
  return { entries, byName }
}

/** The answer of the API, each entry in the words of the server. */
export function listText(kind: ListKind, list: List): string {
  const { key, item } = listKinds[kind]
  const entries = list.entries.map(({ text, faults }) => `{"${item}":${text},"faults":${JSON.stringify(faults)}}`)
  return `{"${key}":[${entries.join(',')}],"pages":${list.pages},"listedAt":${JSON.stringify(list.listedAt)},"tookMs":${list.tookMs}}`
}
