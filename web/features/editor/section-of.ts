/** The sections of a tool's page, in their order. */
export const sections = ['Identity', 'Description', 'Behaviour', 'Input', 'Output', 'Results', 'Examples', 'Command line', 'More'] as const
export type SectionTitle = (typeof sections)[number]

/** Where a place of a tool, or of what is ours about it, is shown. Of two that fit, the first holds. */
const shownIn: readonly (readonly [at: string, section: SectionTitle])[] = [
  ['/name', 'Identity'],
  ['/title', 'Identity'],
  ['/icons', 'Identity'],
  ['/description', 'Description'],
  ['/annotations', 'Behaviour'],
  ['/inputSchema', 'Input'],
  ['/outputSchema', 'Output'],
  ['/own/annotations', 'Behaviour'],
  ['/own/guidanceKey', 'Description'],
  ['/own', 'Identity'],
  ['/design/prefix', 'Identity'],
  ['/design/argumentSummary', 'Description'],
  ['/design/results', 'Results'],
  ['/design/examples', 'Examples'],
  ['/cli', 'Command line'],
]

/** Whatever has no field of its own stands as JSON under More. */
export const sectionOf = (at: string): SectionTitle => shownIn.find(([place]) => isWithin(at, place))?.[1] ?? 'More'

export const isWithin = (at: string, place: string): boolean => at === place || at.startsWith(`${place}/`)
