/** Where a client shows a tool to people: in lists, and in a line while and after a call runs. */
export type Places = { lists: readonly string[]; running: readonly string[] }

const aboutRunning = /progress|tool call|card|block|^Running/
const aboutAsking = /confirmation|permission|dialog|approval/

export function placesOf(shownIn: readonly string[]): Places {
  return {
    lists: shownIn.filter((place) => !aboutRunning.test(place) && !aboutAsking.test(place)),
    running: shownIn.filter((place) => aboutRunning.test(place)),
  }
}

/** The templates a place quotes, "progress 'Running {title}' / 'Ran {title}'"; the label alone where it quotes none. */
export function linesOf(place: string): readonly string[] {
  const quoted = [...place.matchAll(/'([^']+)'/g)].map(([, template]) => template as string)
  if (quoted.length > 0) return quoted
  return place.includes('{') ? [place] : ['{title}']
}
