/** The same thing where two people began, as I have it, and as they have it. */
export type Three<T> = { base: T; mine: T; theirs: T }
export type Side = 'mine' | 'theirs'
export const otherSide = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine')

export const eachOf = <T, R>({ base, mine, theirs }: Three<T>, of: (one: T) => R): Three<R> => ({
  base: of(base),
  mine: of(mine),
  theirs: of(theirs),
})
