import { noted } from './compose'
import { grouped } from './grouped'
import type { OfferedServer, OfferedTool, SeenName } from './name'

/** One server and another may be configured under one key, in two places; then their ids tell them apart. */
export const serverId = ({ key, id }: OfferedServer): string => `${id ?? ''}\0${key}`

/** The places of the tools that came to have one name, for every name that more than one has. */
function meetings(seen: readonly SeenName[]): number[][] {
  const named = [...seen.keys()].filter((at) => seen[at]?.name !== undefined)
  const groups = grouped(named, (at) => `${seen[at]?.namespace ?? ''}\0${seen[at]?.name}`)
  return [...groups.values()].filter(({ length }) => length > 1)
}

const called = ({ server, name }: OfferedTool): string => `“${name}” of ${server.key}`

function change(
  seen: readonly SeenName[],
  tools: readonly OfferedTool[],
  to: (one: SeenName, others: string, at: number, all: number[]) => SeenName,
) {
  const changed = [...seen]
  for (const all of meetings(seen)) {
    for (const at of all) {
      const others = all.filter((other) => other !== at).map((other) => called(tools[other] as OfferedTool))
      changed[at] = to(seen[at] as SeenName, few(others), at, all)
    }
  }
  return changed
}

const few = (all: readonly string[]): string =>
  all.length > 3 ? `${all.slice(0, 3).join(', ')} and ${all.length - 3} more` : all.join(', ')

/** Nobody keeps them apart: what then happens is said of all. */
export const sharing = (seen: readonly SeenName[], tools: readonly OfferedTool[], so = ''): readonly SeenName[] =>
  change(seen, tools, (one, others) => noted(one, `Shares its name with ${others}${so}.`))

/** The first of a name reaches the model. */
export const firstWins = (seen: readonly SeenName[], tools: readonly OfferedTool[]): readonly SeenName[] =>
  change(seen, tools, (one, others, at, all) =>
    at === all[0]
      ? noted(one, `Comes before ${others}, which would have the same name.`)
      : left(one, `Left out: ${called(tools[all[0] as number] as OfferedTool)} already has the name ${one.name}.`),
  )

/** The last of a name takes the place of those before it. */
export const lastWins = (seen: readonly SeenName[], tools: readonly OfferedTool[]): readonly SeenName[] =>
  change(seen, tools, (one, others, at, all) =>
    at === all.at(-1)
      ? noted(one, `Takes the place of ${others}, which would have the same name.`)
      : left(one, `Replaced by ${called(tools[all.at(-1) as number] as OfferedTool)}, which has the same name ${one.name}.`),
  )

/** The tool does not reach the model. */
export const left = ({ notes }: SeenName, refused: string): SeenName => ({ refused, ...(notes && { notes }) })
