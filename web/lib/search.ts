export const groupings = ['behaviour', 'prefix', 'none'] as const
export type Grouping = (typeof groupings)[number]

/** What stands in the address as plain words; who reads them says what they mean. */
const plain = ['q', 'client', 'clients', 'show', 'sort'] as const

/** What an address says about a list of tools: what is looked for, how it is grouped, and of the preview which client, or which of the matrix. */
export type ToolSearch = { group?: Grouping } & { [key in (typeof plain)[number]]?: string }

export function toolSearch(search: Record<string, unknown>): ToolSearch {
  const grouping = groupings.find((candidate) => candidate === search.group)
  const words = plain.flatMap((key) => {
    const said = search[key]
    return typeof said === 'string' && said !== '' ? [[key, said]] : []
  })
  return { ...Object.fromEntries(words), ...(grouping && grouping !== 'behaviour' && { group: grouping }) }
}

/** Which two versions of a toolset are compared; what is left out is the newest, and the one before it. */
export type VersionSearch = { from?: string; to?: string }

export function versionSearch({ from, to }: Record<string, unknown>): VersionSearch {
  const isVersion = (text: unknown): text is string => typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text)
  return { ...(isVersion(from) && { from }), ...(isVersion(to) && { to }) }
}

/** Plain text both ways: `?q=10` is the text "10". */
export const readSearch = (text: string): Record<string, unknown> => Object.fromEntries(new URLSearchParams(text))

export function writeSearch(search: Record<string, unknown>): string {
  const said = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return said.length > 0 ? `?${new URLSearchParams(said)}` : ''
}
