import type { Json } from '../../tool/json'
import { quoted } from './literal'

export const anything = 'Any'

/** One type that takes what any of these takes; `None` stands last. */
export function union(types: readonly string[]): string {
  const all = [...new Set(types.flatMap((type) => (type.includes('[') ? [type] : type.split(' | '))))]
  if (all.length === 0 || all.includes(anything)) return anything
  const rest = all.filter((type) => type !== 'None')
  return [...rest, ...(rest.length < all.length ? ['None'] : [])].join(' | ')
}

export const orNone = (type: string): string => (type === anything ? type : union([...parts(type), 'None']))

/** The parts of a union, those in brackets whole. */
function parts(type: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < type.length; at++) {
    const character = type[at]
    if (character === '"' || character === "'") at = endOfText(type, at)
    else if (character === '[') depth++
    else if (character === ']') depth--
    else if (character === '|' && depth === 0) {
      found.push(type.slice(from, at - 1))
      from = at + 2
    }
  }
  return [...found, type.slice(from)]
}

function endOfText(type: string, start: number): number {
  let at = start + 1
  while (at < type.length && type[at] !== type[start]) at += type[at] === '\\' ? 2 : 1
  return at
}

/** The type of these values, and whether it says just that: numbers with a fraction, lists and objects are no literals in Python. */
export function valuesType(values: readonly Json[]): { type: string; exact: boolean } {
  const hasFlag = values.some((value) => typeof value === 'boolean')
  // To Python 1 and True are equal: beside one another only their kinds are told apart.
  const isLiteral = (value: Json) => typeof value === 'string' || typeof value === 'boolean' || (Number.isSafeInteger(value) && !hasFlag)
  const literals = values.filter(isLiteral)
  const others = values.filter((value) => !isLiteral(value) && value !== null)
  return {
    type: union([
      ...(literals.length > 0 ? [`Literal[${literals.map(literalText).join(', ')}]`] : []),
      ...others.flatMap(kindOf),
      ...(values.includes(null) ? ['None'] : []),
    ]),
    exact: others.length === 0,
  }
}

const literalText = (value: Json) =>
  typeof value === 'string' ? quoted(value) : value === true ? 'True' : value === false ? 'False' : String(value)

function kindOf(value: Json): string[] {
  if (typeof value === 'number') return ['int', 'float']
  return [Array.isArray(value) ? 'list[Any]' : 'dict[str, Any]']
}
