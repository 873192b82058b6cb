import type { Doc } from '../json'
import type { Toolset } from '../toolset'
import { put, putWithin } from './tree'

/** A toolset always has a name: an empty one is refused. */
export const setToolsetName = (toolset: Toolset, name: string): Toolset =>
  name === '' || name === toolset.name ? toolset : { ...toolset, name }

/** An empty text says nothing: the member goes away. */
export const setToolsetTitle = (toolset: Toolset, title: string): Toolset => put(toolset, 'title', title === '' ? undefined : title)

/** What the server will say of itself. */
export const setServerFact = (toolset: Toolset, key: keyof NonNullable<Toolset['server']>, text: string): Toolset =>
  putWithin(toolset, 'server', (server) => put(server, key, text === '' ? undefined : text))

export const setRules = (toolset: Toolset, rules: Toolset['rules']): Toolset => put(toolset, 'rules', rules)

/** What else a guidance file holds. */
export function setGuidanceRest(toolset: Toolset, rest: Doc | undefined): Toolset {
  return { ...toolset, guidance: put(toolset.guidance ?? { blocks: {} }, 'rest', rest) }
}
