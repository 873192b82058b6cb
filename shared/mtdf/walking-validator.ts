import { adviceFor, typeAdvice } from './advice'
import { isUint64, withArticle } from './deserialize'
import { type Dialect, type JsonType, optionTypes, timeoutLimits, type WalkingValidator } from './dialects/dialect'
import type { MtdfError } from './finding'
import { itemsOf, type JsonNode, type JsonObject, type Member, memberOf, textOf } from './json-tree'

type Level = 'tool' | 'subcommand' | 'option'
const nouns: Record<Level, string> = { tool: 'a tool', subcommand: 'a subcommand', option: 'an option' }

/** The rules of the first validators: a walk over the bare JSON, in their order and with their paths. */
export function walkErrors(root: JsonNode, dialect: Dialect, rules: WalkingValidator): MtdfError[] {
  if (root.kind !== 'object')
    return [
      error('InvalidType', 'root', root, `The document must be an object, not ${withArticle(root.kind)}.`, {
        suggestion: 'Put it into braces: {…}.',
        expected: 'object',
        received: root.kind,
      }),
    ]
  const walk: Walk = { dialect, rules, root }
  const subcommands = memberOf(root, 'subcommand')
  return [
    ...memberErrors(root, 'tool', '', walk),
    ...unknownErrors(root, 'tool', '', walk),
    ...(subcommands ? subcommandErrors(subcommands, walk) : []),
    ...consistencyErrors(root),
  ]
}

type Walk = { dialect: Dialect; rules: WalkingValidator; root: JsonObject }

/** Required members first, then the others, each with its type; a null is a type of its own here. */
function memberErrors(node: JsonObject, level: Level, prefix: string, { rules }: Walk): MtdfError[] {
  return rules.known[level].flatMap(([name, type]) => {
    const value = memberOf(node, name)
    const path = `${prefix}${name}`
    if (value) return type === 'anything' ? [] : typeErrors(value, type, path)
    if (!rules.required[level].includes(name)) return []
    const message = `"${name}" is missing: ${nouns[level]} cannot do without it.`
    const more = { suggestion: `Add "${name}" with a text.`, expected: 'string', received: null, missing: name }
    return [error('MissingRequired', path, node, message, more)]
  })
}

function typeErrors(value: JsonNode, expected: JsonType, path: string): MtdfError[] {
  if (value.kind === expected) return []
  const suggestion = value.kind === 'null' ? 'Leave the member out instead of setting it to null.' : `Write ${withArticle(expected)} here.`
  return [
    error('InvalidType', path, value, `This must be ${withArticle(expected)}, not ${withArticle(value.kind)}.`, {
      suggestion,
      expected,
      received: value.kind,
    }),
  ]
}

function unknownErrors(node: JsonObject, level: 'tool' | 'subcommand', prefix: string, { dialect, rules }: Walk): MtdfError[] {
  return distinct(node.members)
    .filter(({ key }) => !rules.known[level].some(([name]) => name === key))
    .map(({ key, keyStart, value }) => ({
      type: 'UnknownField',
      path: `${prefix}${key}`,
      at: value.at,
      offset: keyStart,
      message: `"${key}" is no member of ${nouns[level]} to the validator of ${dialect.label}.`,
      suggestion: isReadAnyway(level, key)
        ? 'The parser reads it, the validator does not know it: leave it out to pass both.'
        : adviceFor(level, key, dialect),
    }))
}

const isReadAnyway = (level: Level, key: string) => (level === 'tool' ? key === 'input_schema' : key === 'timeout_seconds')

/** Of a repeated name the last, in the order of their letters, as the validator's map has them. */
function distinct(members: readonly Member[]): Member[] {
  return [...new Map(members.map((member) => [member.key, member])).values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** However deep it is, a path begins anew with `subcommand[…]`. */
function subcommandErrors(list: JsonNode, walk: Walk): MtdfError[] {
  if (list.kind !== 'array') return [notAList(list, 'subcommand')]
  return list.items.flatMap((item, index) => {
    const path = `subcommand[${index}]`
    if (item.kind !== 'object') return [notAnObject(item, path, 'A subcommand')]
    const nested = memberOf(item, 'subcommand')
    const options = memberOf(item, 'options')
    const description = memberOf(item, 'description')
    return [
      ...memberErrors(item, 'subcommand', `${path}.`, walk),
      ...(nested ? subcommandErrors(nested, walk) : []),
      ...(options ? optionErrors(options, `${path}.options`, walk) : []),
      ...(description?.kind === 'string' ? wordErrors(item, description, `${path}.description`, walk) : []),
      ...unknownErrors(item, 'subcommand', `${path}.`, walk),
    ]
  })
}

function optionErrors(list: JsonNode, path: string, walk: Walk): MtdfError[] {
  if (list.kind !== 'array') return [notAList(list, path)]
  return list.items.flatMap((item, index) => {
    const here = `${path}[${index}]`
    if (item.kind !== 'object') return [notAnObject(item, here, 'An option')]
    const found = memberErrors(item, 'option', `${here}.`, walk)
    const type = memberOf(item, 'type')
    if (type?.kind === 'string' && !optionTypes.some((known) => known === type.value)) {
      const more = { suggestion: typeAdvice(type.value), expected: `one of ${optionTypes.join(', ')}`, received: type.value }
      found.push(error('InvalidValue', `${here}.type`, type, `"${type.value}" is no type of an option.`, more))
    }
    return found
  })
}

/** What is asynchronous must say so at length, what is synchronous must not; any guidance key, even null, does away with both. */
function wordErrors(item: JsonObject, description: JsonNode & { kind: 'string' }, path: string, { rules, root }: Walk): MtdfError[] {
  if (memberOf(item, 'guidance_key')) return []
  const text = description.value.toLowerCase()
  const said = [memberOf(item, 'synchronous'), memberOf(root, 'synchronous')].find((flag) => flag?.kind === 'boolean')
  if (said?.kind === 'boolean' && said.value) {
    const found = rules.syncWords.words.filter((word) => text.includes(word))
    const suggestion = 'Describe what it returns, or set "synchronous" to false.'
    return (rules.syncWords.oneErrorEach ? found : found.slice(0, 1)).map((word) =>
      error('LogicalInconsistency', path, description, `It runs synchronously, but its description speaks of "${word}".`, { suggestion }),
    )
  }
  const { groups, mayLack, oneErrorEach } = rules.asyncWords
  const lacking = groups.filter(({ words }) => !words.some((word) => text.includes(word))).map(({ about }) => about)
  if (lacking.length <= mayLack) return []
  const suggestion = 'Set "guidance_key": "async_behavior", or "synchronous": true where the caller should wait.'
  return (oneErrorEach ? lacking : [lacking.join(', ')]).map((about) =>
    error('ConstraintViolation', path, description, `It runs asynchronously, and its description does not say ${about}.`, { suggestion }),
  )
}

function consistencyErrors(root: JsonObject): MtdfError[] {
  const timeout = memberOf(root, 'timeout_seconds')
  const command = memberOf(root, 'command')
  const enabled = memberOf(root, 'enabled')
  const off = enabled?.kind === 'boolean' && !enabled.value
  const revived = itemsOf(memberOf(root, 'subcommand')).map((item) => memberOf(item, 'enabled'))
  return [
    ...(timeout && isUint64(timeout) ? timeoutErrors(timeout) : []),
    ...(command && textOf(command)?.trim() === '' ? [emptyCommand(command)] : []),
    ...revived.flatMap((flag, index) =>
      off && flag?.kind === 'boolean' && flag.value
        ? [
            error('LogicalInconsistency', `subcommand[${index}].enabled`, flag, 'It is enabled, but the tool above it is disabled.', {
              suggestion: 'Leave it out (true is the default), or enable the tool.',
            }),
          ]
        : [],
    ),
  ]
}

/** All validators agree about these two. */
export function timeoutErrors(timeout: JsonNode): MtdfError[] {
  if (timeout.kind !== 'number') return []
  const seconds = BigInt(timeout.literal)
  const { least, most } = timeoutLimits
  if (seconds >= least && seconds <= most) return []
  const suggestion = seconds > most ? 'Break a longer task into parts.' : 'Leave it out for the default of the server.'
  return [
    error('ConstraintViolation', 'timeout_seconds', timeout, `${timeout.literal} seconds are not between ${least} and ${most}.`, {
      suggestion,
      expected: `${least} to ${most}`,
      received: timeout.literal,
    }),
  ]
}

export const emptyCommand = (command: JsonNode): MtdfError =>
  error('ConstraintViolation', 'command', command, 'The command is empty.', { suggestion: 'Name the program to run, for example "git".' })

const notAList = (node: JsonNode, path: string): MtdfError =>
  error('InvalidType', path, node, `This must be a list, not ${withArticle(node.kind)}.`, {
    suggestion: 'Put the entries into square brackets: [{…}].',
    expected: 'array',
    received: node.kind,
  })

const notAnObject = (node: JsonNode, path: string, what: string): MtdfError =>
  error('InvalidType', path, node, `${what} must be an object, not ${withArticle(node.kind)}.`, {
    suggestion: 'Write {"name": …, "description": …}.',
    expected: 'object',
    received: node.kind,
  })

export function error(type: string, path: string, node: JsonNode, message: string, more: Partial<MtdfError> = {}): MtdfError {
  return { type, path, at: node.at, offset: node.start, message, ...more }
}
