import { type Doc, isDoc, type Json, member } from '../tool/json'

const shown = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A few of many values, and how many more there are. */
export function listed(values: readonly Json[], most = 20): string {
  const first = values.slice(0, most).map((value) => (value === '' ? '"" (empty)' : shown(value)))
  return values.length > most ? `${first.join(', ')} and ${values.length - most} more` : first.join(', ')
}

const examples: Record<string, string> = {
  'date-time': '2026-01-31T09:30:00Z',
  date: '2026-01-31',
  time: '09:30:00Z',
  duration: 'P1DT2H',
  email: 'name@example.com',
  uri: 'https://example.com/path',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  hostname: 'example.com',
}

/** An example of a format, where one helps. */
export const formatExample = (format: string): string | undefined => (Object.hasOwn(examples, format) ? examples[format] : undefined)

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`
const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`
const numberOf = (schema: Doc, key: string): number | undefined => {
  const value = member(schema, key)
  return typeof value === 'number' ? value : undefined
}

/** What is wrong with a value, for a person who did not write the schema. `error` is what the validator said. */
export function breachSentence(keyword: string, schema: Json | undefined, value: Json | undefined, error: string): string {
  const node: Doc = isDoc(schema) ? schema : {}
  const own = member(node, keyword)
  const size = typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : 0
  switch (keyword) {
    case 'type': {
      const [, actual = 'nothing', expected = ''] = /^Instance type "(\w+)" is invalid\. Expected "(.+)"\.$/.exec(error) ?? []
      return `Expected ${expected.replaceAll('", "', ' or ')}, received ${actual}.`
    }
    case 'enum':
      return Array.isArray(own) ? `Value must be one of: ${listed(own)}.` : error
    case 'const':
      return own === undefined ? error : `Value must be ${shown(own)}.`
    case 'minItems':
    case 'maxItems': {
      const [min, max] = [numberOf(node, 'minItems'), numberOf(node, 'maxItems')]
      if (min !== undefined && max !== undefined)
        return min === max ? `Array must have ${items(min)}.` : `Array must have between ${min} and ${max} items.`
      return min !== undefined ? `Array must have at least ${items(min)}.` : `Array must have at most ${items(max ?? 0)}.`
    }
    case 'minLength':
      return size === 0
        ? `Must not be empty: at least ${characters(Number(own))}.`
        : `Too short: ${characters(size)}, at least ${own} are needed.`
    case 'maxLength':
      return `Too long: ${characters(size)}, at most ${own} are allowed.`
    case 'minimum':
      return `${shown(value ?? null)} is less than ${own}, the smallest value allowed.`
    case 'maximum':
      return `${shown(value ?? null)} is more than ${own}, the largest value allowed.`
    case 'exclusiveMinimum':
      return `${shown(value ?? null)} is too small: it must be more than ${own}.`
    case 'exclusiveMaximum':
      return `${shown(value ?? null)} is too large: it must be less than ${own}.`
    case 'multipleOf':
      return `${shown(value ?? null)} is not a multiple of ${own}.`
    case 'pattern':
      return `Does not match the pattern ${own}.`
    case 'format': {
      const example = typeof own === 'string' ? formatExample(own) : undefined
      return `Is not a valid ${own}${example ? `, for example ${example}` : ''}.`
    }
    case 'uniqueItems': {
      const [, first = 0, second = 0] = /indexes (\d+) and (\d+)/.exec(error) ?? []
      return `Items ${Number(first) + 1} and ${Number(second) + 1} are the same; each may stand once.`
    }
    case 'dependentRequired':
    case 'dependencies': {
      const [, has, needs] = /has "(.*)" but does not have "(.*)"/.exec(error) ?? []
      return needs ? `'${has}' needs '${needs}' as well.` : `What goes with '${/has "(.*)" but/.exec(error)?.[1]}' does not fit.`
    }
    case 'minProperties':
      return `At least ${own} ${own === 1 ? 'entry is' : 'entries are'} needed.`
    case 'maxProperties':
      return `At most ${own} ${own === 1 ? 'entry is' : 'entries are'} allowed.`
    case 'contains':
    case 'minContains':
    case 'maxContains':
      return error.replace(/^Array/, 'The list')
    case 'not':
      return 'This value is ruled out.'
    case 'anyOf':
      return 'Fits none of the alternatives.'
    case 'oneOf':
      return /\((\d+) matches\)/.exec(error)?.[1] === '0'
        ? 'Fits none of the alternatives.'
        : 'Fits more than one of the alternatives; exactly one is allowed.'
    case 'false':
      return 'Nothing is allowed here.'
    default:
      return error.replace(/^Instance/, 'Value')
  }
}
