import { type OutputUnit, Validator } from '@cfworker/json-schema'
import type { Json } from '../tool/json'
import { schemaFaults } from './check'
import { dialectOf } from './dialect'

export type Verdict = { valid: boolean | null; errors: { at: string; message: string }[] }

/** Reports at most so many breaches: a list of a million wrong items is one mistake. */
const mostErrors = 100

/** Says whether values fit a schema. One validator per schema: two tools may carry the same `$id`. It may run for ever: use it where it can be ended. */
export function validatorFor(schema: Json): (value: Json) => Verdict {
  const faults = schemaFaults(schema)
  const dialect = dialectOf(schema)
  if (faults.length > 0 || !dialect)
    return () => undecided(`The schema itself is not valid: ${faults[0]?.at || 'its root'}: ${faults[0]?.message}`)
  const validator = new Validator(schema as object, dialect === '6' ? '7' : dialect, false)
  return (value) => {
    try {
      const { valid, errors } = validator.validate(value)
      return { valid, errors: valid ? [] : breaches(errors) }
    } catch (error) {
      return undecided(`The schema could not be used: ${(error as Error).message}`)
    }
  }
}

export const undecided = (why: string): Verdict => ({ valid: null, errors: [{ at: '', message: why }] })

const branches = /\/(anyOf|oneOf|not|if)\/|\/(anyOf|oneOf|not|if)$/
/** These only say that something inside them is wrong; the inner error says what. */
const containers = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'additionalItems',
  '$ref',
  '$dynamicRef',
  '$recursiveRef',
  'allOf',
  'then',
  'else',
  'dependentSchemas',
  'propertyNames',
  'unevaluatedProperties',
  'unevaluatedItems',
])

function breaches(units: readonly OutputUnit[]): Verdict['errors'] {
  const leaves = units.filter(
    (unit) => !containers.has(unit.keyword) && !branches.test(unit.keywordLocation.slice(0, unit.keywordLocation.lastIndexOf('/'))),
  )
  const shown = leaves.length > 0 ? leaves : units
  const errors = shown.map((unit) => ({ at: unit.instanceLocation.replace(/^#/, ''), message: sentence(unit) }))
  const seen = new Set<string>()
  return errors.filter(({ at, message }) => !seen.has(`${at}\n${message}`) && seen.add(`${at}\n${message}`)).slice(0, mostErrors)
}

function sentence({ keyword, error }: OutputUnit): string {
  const quoted = /"([^"]*)"/.exec(error)?.[1]
  switch (keyword) {
    case 'required':
      return `The required property "${quoted}" is missing.`
    case 'false':
      return 'Nothing is allowed here.'
    case 'anyOf':
      return 'It fits none of the alternatives.'
    case 'oneOf':
      return error.includes('more than') || /Matched/.test(error)
        ? 'It must fit exactly one of the alternatives.'
        : 'It fits none of the alternatives.'
    default:
      return error.replace(/^Instance type/, 'The type').replace(/^Instance/, 'It')
  }
}
