import { isDoc, type Json } from '#shared/tool/json'

/** What each capability of a server means for those who connect to it. */
const meanings: Record<string, string> = {
  tools: 'has tools that can be called',
  resources: 'has resources that can be read',
  prompts: 'has prompts to choose from',
  logging: 'sends log messages',
  completions: 'completes arguments while they are typed',
  tasks: 'can run requests as tasks',
  experimental: 'goes beyond the protocol',
  extensions: 'speaks extensions of the protocol',
}

const details: Record<string, string> = {
  listChanged: 'says when its list changes',
  subscribe: 'lets clients follow single resources',
}

export const capabilityMeaning = (name: string): string | undefined => (Object.hasOwn(meanings, name) ? meanings[name] : undefined)

/** The settings of a capability, each in words where it has a known meaning. */
export function capabilityDetails(value: Json): { known: string[]; rest: Record<string, Json> } {
  if (!isDoc(value)) return { known: [], rest: {} }
  const entries = Object.entries(value)
  const isKnown = ([key, set]: [string, Json]) => typeof set === 'boolean' && Object.hasOwn(details, key)
  return {
    known: entries.filter(isKnown).map(([key, set]) => (set === true ? (details[key] as string) : `${key} false`)),
    rest: Object.fromEntries(entries.filter((entry) => !isKnown(entry))),
  }
}
