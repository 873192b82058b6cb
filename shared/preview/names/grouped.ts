/** What has the same key, together; in the order in which it comes. */
export function grouped<Item>(items: Iterable<Item>, key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}

/** How often each text comes. */
export const counted = (texts: Iterable<string>): Map<string, number> =>
  new Map([...grouped(texts, (text) => text)].map(([text, { length }]) => [text, length]))
