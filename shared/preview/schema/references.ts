import { Refused } from './rewriting'

/** How much a schema may grow while its references are replaced by what they name: a few lines can name each other without end. */
const most = { nodes: 20_000, levels: 400 }

export type Budget = { enter(): void; leave(): void }

export function growthBudget(): Budget {
  let [nodes, levels] = [0, 0]
  return {
    enter() {
      nodes += 1
      levels += 1
      if (nodes > most.nodes || levels > most.levels)
        throw new Refused(
          'With its references replaced by what they name the schema grows beyond measure: what becomes of it was not worked out.',
        )
    },
    leave() {
      levels -= 1
    },
  }
}
