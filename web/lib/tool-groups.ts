import { behaviourOf, behaviours } from '#shared/tool/behaviour-groups'
import type { Grouping } from './search'
import type { Hit, Searchable } from './tool-search'

export type Group<T extends Searchable = Searchable> = { id: string; label: string; hits: readonly Hit<T>[] }

/** The hits in groups, empty ones left out; the better match stands first. */
export function grouped<T extends Searchable>(hits: readonly Hit<T>[], grouping: Grouping): Group<T>[] {
  const ranked = hits.some(({ score }) => score > 0) ? hits.toSorted((a, b) => b.score - a.score) : hits
  if (grouping === 'none') return [{ id: 'all', label: 'All', hits: ranked }]
  return grouping === 'behaviour' ? byBehaviour(ranked) : byPrefix(ranked)
}

function byBehaviour<T extends Searchable>(hits: readonly Hit<T>[]): Group<T>[] {
  const sorted = by(hits, ({ tool }) => behaviourOf(tool.tool))
  return behaviours.flatMap(({ id, label }) => {
    const inside = sorted.get(id)
    return inside ? [{ id, label, hits: inside }] : []
  })
}

/** By the first word of the name; a word that all begin with says nothing and is passed over. */
function byPrefix<T extends Searchable>(hits: readonly Hit<T>[]): Group<T>[] {
  const words = hits.map(({ tool }) => tool.name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).filter(Boolean))
  let depth = 0
  while (hits.length > 1 && words.every((each) => each.length > depth + 1 && each[depth] === words[0]?.[depth])) depth++
  const sorted = by(hits, (_, index) => words[index]?.[depth]?.toLowerCase() ?? '')
  const groups = [...sorted].map(([id, inside]) => ({ id, label: id, hits: inside }))
  const lone = groups.filter((group) => group.hits.length === 1 || group.id === '')
  const shared = groups.filter((group) => !lone.includes(group)).toSorted((a, b) => a.label.localeCompare(b.label))
  return [...shared, ...(lone.length > 0 ? [{ id: 'other', label: 'Others', hits: lone.flatMap((group) => group.hits) }] : [])]
}

function by<Key, T extends Searchable>(hits: readonly Hit<T>[], keyOf: (hit: Hit<T>, index: number) => Key): Map<Key, Hit<T>[]> {
  const groups = new Map<Key, Hit<T>[]>()
  for (const [index, hit] of hits.entries()) {
    const key = keyOf(hit, index)
    const known = groups.get(key)
    if (known) known.push(hit)
    else groups.set(key, [hit])
  }
  return groups
}
