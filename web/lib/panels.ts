/** What can be seen of a tool, in the order of its tabs and of the keys 1, 2, …; a panel stands here once it is built. */
export const panels = [
  { id: 'try', label: 'Try' },
  { id: 'definition', label: 'Definition' },
  { id: 'preview', label: 'Preview' },
  { id: 'code', label: 'Code' },
] as const
/** What can be seen of all tools of a server at once. */
export const allPanels = [
  { id: 'preview', label: 'Preview' },
  { id: 'code', label: 'Code' },
] as const

export type PanelId = (typeof panels)[number]['id']

export const firstPanel: PanelId = panels[0].id

/** The panel of all tools that an address names. */
export const allPanelOf = (id: string | undefined): (typeof allPanels)[number] => allPanels.find((panel) => panel.id === id) ?? allPanels[0]

export const isPanel = (id: string): id is PanelId => panels.some((panel) => panel.id === id)

/** Of a design the first question is what it says. */
export const firstDesignPanel: PanelId = 'definition'
