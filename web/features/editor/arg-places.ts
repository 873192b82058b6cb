import { placedArgs } from '#shared/mtdf/write-args'
import type { Node } from '#shared/tool/node'
import type { Choice } from '../../ui/pick'

const positionals = (node: Node): string[] => placedArgs(node).flatMap(({ arg }) => (arg.as === 'positional' ? [arg.property] : []))

/** Where a parameter stands: `option`, or its number among the positionals. */
export function placeOf(node: Node, name: string): string {
  const index = positionals(node).indexOf(name)
  return index < 0 ? 'option' : String(index)
}

export function argPlaces(node: Node, name: string): Choice<string>[] {
  const others = positionals(node).filter((one) => one !== name)
  return [
    { value: 'option', label: 'option' },
    ...Array.from({ length: others.length + 1 }, (_, index) => ({ value: String(index), label: `positional ${index + 1}` })),
  ]
}
