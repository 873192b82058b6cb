export const groupings = ['behaviour', 'prefix', 'none'] as const
export type Grouping = (typeof groupings)[number]

/** What an address says about a list of tools: what is looked for, how it is grouped, and the client in whose eyes a tool is seen. */
export type ToolSearch = { q?: string; group?: Grouping; client?: string }

export function toolSearch(search: Record<string, unknown>): ToolSearch {
  const { q, group, client } = search
  const grouping = groupings.find((candidate) => candidate === group)
  return {
    ...(typeof q === 'string' && q !== '' && { q }),
    ...(grouping && grouping !== 'behaviour' && { group: grouping }),
    ...(typeof client === 'string' && /^[a-z0-9-]{1,40}$/.test(client) && { client }),
  }
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
