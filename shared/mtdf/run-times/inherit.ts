import { nameOf } from '../../tool/lenses'
import type { Node } from '../../tool/node'
import type { Effective } from '../../tool/resolved'
import { leafOf, nearest, type Way } from '../../tool/run-time'

/** The subcommand's own value, else the tool's: the levels between are never asked, whatever the guide says. */
export function leafOrRoot<T>(
  way: Way,
  read: (node: Node) => T | undefined,
  fallback: Effective<T>,
  words: (value: T) => string,
): Effective<T> {
  const [root] = way
  const used = nearest([root, leafOf(way)], read) ?? fallback
  const between = nearest(way, read)
  if (!between || between.value === used.value) return used
  const from = way.find((node) => 'node' in between.from && node.id === between.from.node)
  return {
    ...used,
    differs: `By the guide it would be ${words(between.value)}, inherited from "${nameOf((from ?? root).tool)}"; this server asks only the subcommand and the tool.`,
  }
}

export const inWords = (synchronous: boolean): string => (synchronous ? 'synchronous' : 'asynchronous')

export const synchronousOf = (way: Way, fallback: Effective<boolean>): Effective<boolean> =>
  leafOrRoot(way, (node) => node.own?.synchronous, fallback, inWords)
