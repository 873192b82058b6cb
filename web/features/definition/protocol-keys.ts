import { isPlainName, longestName } from '#shared/tool/name-rule'

/** The members of a tool that the protocol knows, and what holds where one is not sent. */
export const toolKeys = {
  name: 'a tool cannot be called without one',
  title: undefined,
  description: 'models have only the name to go by',
  inputSchema: 'a strict client leaves the tool out',
  annotations: undefined,
  outputSchema: 'results cannot be checked',
  icons: 'clients draw their own',
  execution: 'taskSupport is implied: forbidden',
  _meta: undefined,
} as const

export type ToolKey = keyof typeof toolKeys
export const isToolKey = (key: string): key is ToolKey => Object.hasOwn(toolKeys, key)

/** What is looked for in every tool, in the order it is missed; a tool without `_meta` lacks nothing. */
export const expectedKeys = ['name', 'title', 'description', 'inputSchema', 'annotations', 'outputSchema', 'icons', 'execution'] as const

/** What the protocol advises about names, held against one. */
export function nameWords(name: string): { words: string; fits: boolean } {
  const length = [...name].length
  const characters = `${length} ${length === 1 ? 'character' : 'characters'}`
  if (length > longestName) return { words: `${characters}; the protocol advises at most ${longestName}`, fits: false }
  if (!isPlainName(name)) return { words: `${characters}; the protocol advises letters, digits and _ . - only`, fits: false }
  return { words: `${characters}, within the protocol’s ${longestName}`, fits: true }
}

export const taskSupportWords: Record<string, string> = {
  forbidden: 'always answered at once',
  optional: 'may run as a task',
  required: 'runs as a task only',
}
