import type { Node } from '../../tool/node'
import { leavesOf, type Way } from '../../tool/run-time'
import { withDefault } from '../with-default'

/** Every leaf; a tool without any stands for itself, a lone one that takes parameters for the file it would be written as. */
export function toolsOf(nodes: readonly Node[]): Way[] {
  return nodes.flatMap((root): Way[] => {
    const written = withDefault(root)
    const leaves = leavesOf([written])
    return leaves.length > 0 ? leaves : [[written]]
  })
}

/** Names that hold `_` are taken apart when a tool is called, and then not found. */
export function takenApart(names: readonly string[]): { uncallable?: string } {
  const name = names.find((one) => one.includes('_'))
  return name === undefined ? {} : { uncallable: `No call reaches it: this server takes names apart at "_", and "${name}" holds one.` }
}
