import { type OutputUnit, Validator } from '@cfworker/json-schema'
import type { Json } from '../tool/json'
import { schemaFaults } from './check'
import { dialectOf } from './dialect'
import { atPointer, schemaOnTheWay } from './refs'
import { breachSentence } from './words'

/** One thing that does not fit. `missing` names a property that should stand in the object at `at`; `unknown` is set where nothing may stand at `at`. */
export type Breach = { at: string; message: string; keyword?: string; missing?: string; unknown?: true }
export type Verdict = { valid: boolean | null; errors: Breach[] }

/** Reports at most so many breaches: a list of a million wrong items is one mistake. */
const mostErrors = 100

/** Says whether values fit a schema. One validator per schema: two tools may carry the same `$id`. It may run for ever: use it where it can be ended. */
export function validatorFor(schema: Json): (value: Json) => Verdict {
  const faults = schemaFaults(schema)
  const dialect = dialectOf(schema)
  if (faults.length > 0 || !dialect) {
    return () => undecided(`The schema itself is not valid: ${faults[0]?.at || 'its root'}: ${faults[0]?.message}`)
  }
  // The validator leaves marks on what it is given.
  const validator = new Validator(JSON.parse(JSON.stringify(schema)) as object, dialect === '6' ? '7' : dialect, false)
  return (value) => {
    try {
      const { valid, errors } = validator.validate(value)
      return { valid, errors: valid ? [] : breaches(errors, schema, value) }
    } catch (error) {
      return undecided(`The schema could not be used: ${(error as Error).message}`)
    }
  }
}

export const undecided = (why: string): Verdict => ({ valid: null, errors: [{ at: '', message: why }] })

type Unit = { keyword: string; way: string[]; at: string; error: string }

/** These only say that something inside them is wrong; the inner error says what. */
const containers = new Set(
  'properties patternProperties additionalProperties items prefixItems additionalItems $ref $dynamicRef $recursiveRef allOf then else if dependentSchemas propertyNames unevaluatedProperties unevaluatedItems'.split(
    ' ',
  ),
)
const unions = new Set(['anyOf', 'oneOf'])
/** Where a property or an item may not be at all, the rule that says so is `false`. */
const closing = new Set(['additionalProperties', 'unevaluatedProperties', 'items', 'additionalItems', 'unevaluatedItems', 'properties'])

const decoded = (location: string) => {
  try {
    return decodeURI(location.replace(/^#/, ''))
  } catch {
    return location.replace(/^#/, '')
  }
}

function breaches(units: readonly OutputUnit[], schema: Json, value: Json): Breach[] {
  const all = units.map(({ keyword, keywordLocation, instanceLocation, error }): Unit => {
    const way = decoded(keywordLocation)
      .slice(1)
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    return { keyword, way, at: decoded(instanceLocation), error }
  })
  const telling = all.filter((unit) => !containers.has(unit.keyword) && chosen(unit, all))
  const found = (telling.length > 0 ? telling : all).map((unit) => breach(unit, schema, value))
  const seen = new Set<string>()
  return found.filter(({ at, message }) => !seen.has(`${at}\n${message}`) && seen.add(`${at}\n${message}`)).slice(0, mostErrors)
}

function breach({ keyword, way, at, error }: Unit, schema: Json, value: Json): Breach {
  const missing = keyword === 'required' ? /required property "([\s\S]*)"\.$/.exec(error)?.[1] : undefined
  if (missing !== undefined) return { at, message: `The required property "${missing}" is missing.`, keyword, missing }
  const last = way.at(-1) ?? ''
  if (keyword === 'false' && (closing.has(last) || closing.has(way.at(-2) ?? '')))
    return { at, message: 'This is not known here.', keyword, unknown: true }
  const node = schemaOnTheWay(schema, keyword === 'false' ? way : way.slice(0, -1))
  return { at, message: breachSentence(keyword, node, atPointer(value, at), error), keyword }
}

/** Of a union that nothing fits, only the branch that comes nearest speaks; where none comes near, the union itself does. */
function chosen(unit: Unit, all: readonly Unit[]): boolean {
  for (const [index, step] of unit.way.entries()) {
    if (step === 'not' && index < unit.way.length - 1) return false
    if (!unions.has(step) || unit.way[index - 1] === 'properties') continue
    const best = nearest(unit.way.slice(0, index + 1), all)
    if (index === unit.way.length - 1) {
      if (unit.keyword === step && best !== undefined) return false
    } else if (unit.way[index + 1] !== best) return false
  }
  return true
}

function nearest(union: readonly string[], all: readonly Unit[]): string | undefined {
  const inside = all.filter(
    (unit) => unit.way.length > union.length && union.every((step, index) => unit.way[index] === step) && !containers.has(unit.keyword),
  )
  const level = all.find((unit) => unit.way.length === union.length && union.every((step, index) => unit.way[index] === step))?.at ?? ''
  const branches = new Map<string, number>()
  for (const unit of inside) {
    const branch = unit.way[union.length] as string
    // A wrong kind, or a wrong tag, says that another branch was meant.
    const foreign = unit.keyword === 'type' ? unit.at === level : unit.keyword === 'const' || unit.keyword === 'enum'
    branches.set(branch, (branches.get(branch) ?? 0) + (foreign ? 100 : 1))
  }
  const ranked = [...branches].sort((a, b) => a[1] - b[1])
  const [first, second] = ranked
  if (!first || first[1] >= 100 || (second && second[1] === first[1])) return undefined
  return first[0]
}
