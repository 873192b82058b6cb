import { setAt } from '../tool/change'
import { type Doc, isDoc, type Json } from '../tool/json'
import { pointer } from '../tool/pointer'
import { joined, takenApart } from './anatomy'
import { woven } from './order'

/** The lists that name a parameter and keep or lose it with its schema: what is required, and the arguments of the command line. */
export const followersOf = (at: readonly string[]): (readonly string[])[] => {
  const schema = at.slice(0, -2)
  const isInput = pointer(schema) === '/tool/inputSchema'
  return at.at(-2) === 'properties' ? [[...schema, 'required'], ...(isInput ? [['cli', 'args']] : [])] : []
}

/** A parameter that one side took away stays by decision: so does what went with it, as the side has it that kept it. */
export function withFollowers(node: Json | undefined, keeper: Doc, at: readonly string[]): Json | undefined {
  const name = at.at(-1) as string
  return followersOf(at).reduce((merged, list) => {
    const [here, there] = takenApart(list, [valueAt(merged, list) ?? [], valueAt(keeper, list)]) ?? []
    const kept = there?.of.get(name)
    if (!here || !there || kept === undefined || here.of.has(name)) return merged
    const items = new Map([...here.of, [name, kept]])
    const order = woven([...here.of.keys()], [...there.of.keys()], new Set(items.keys()))
    const parts = order.map((key) => [key, items.get(key) as Json] as const)
    return setAt(merged, pointer(list), joined(true, parts))
  }, node)
}

const valueAt = (value: Json | undefined, at: readonly string[]): Json | undefined =>
  at.reduce<Json | undefined>((inner, key) => (isDoc(inner) ? inner[key] : undefined), value)
