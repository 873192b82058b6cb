import { adviceFor, typeAdvice } from './advice'
import { type Dialect, optionTypes, type ParsingValidator } from './dialects/dialect'
import { fieldOf, type Shape } from './dialects/shape'
import type { MtdfError } from './finding'
import { itemsOf, type JsonNode, memberOf, textOf } from './json-tree'
import { emptyCommand, error, timeoutErrors } from './walking-validator'

/** The rules of the later validators, for what parses: few, in their order, with full paths. */
export function parsedErrors(root: JsonNode, dialect: Dialect, { asyncWords }: ParsingValidator): MtdfError[] {
  const command = memberOf(root, 'command')
  const timeout = memberOf(root, 'timeout_seconds')
  return [
    ...emptyErrors(root, 'name', ''),
    ...(command && textOf(command) === '' ? [emptyCommand(command)] : []),
    ...emptyErrors(root, 'description', ''),
    ...(timeout ? timeoutErrors(timeout) : []),
    ...subcommandErrors(root, '', syncOf(root), { dialect, mentions: wholeWords(asyncWords) }),
    ...unknownErrors(root, 'tool', '', dialect),
  ]
}

type Rules = { dialect: Dialect; mentions: RegExp }

/** Unlike the server, the validator hands the flag down through every level. */
function subcommandErrors(parent: JsonNode, prefix: string, inherited: boolean, rules: Rules): MtdfError[] {
  return itemsOf(memberOf(parent, 'subcommand')).flatMap((item, index) => {
    const path = `${prefix}subcommand[${index}].`
    const synchronous = syncOf(item, inherited)
    return [
      ...emptyErrors(item, 'name', path),
      ...emptyErrors(item, 'description', path),
      ...(synchronous ? wordErrors(item, path, rules) : []),
      ...subcommandErrors(item, path, synchronous, rules),
      ...itemsOf(memberOf(item, 'options')).flatMap((option, at) => optionErrors(option, `${path}options[${at}].`)),
      ...unknownErrors(item, 'subcommand', path, rules.dialect),
    ]
  })
}

function syncOf(node: JsonNode, inherited = false): boolean {
  const flag = memberOf(node, 'synchronous') ?? memberOf(node, 'force_synchronous')
  return flag?.kind === 'boolean' ? flag.value : inherited
}

function wordErrors(item: JsonNode, path: string, { mentions }: Rules): MtdfError[] {
  const description = memberOf(item, 'description')
  const word = mentions.exec(textOf(description)?.toLowerCase() ?? '')?.[0]
  if (!description || !word) return []
  const suggestion = 'Set "synchronous" to false, or use another word: any mention counts.'
  return [
    error('LogicalInconsistency', `${path}description`, description, `It runs synchronously, but its description says "${word}".`, {
      suggestion,
    }),
  ]
}

/** Words as the validator bounds them: by anything that is no letter, digit or underscore of any script. */
function wholeWords(words: readonly string[]): RegExp {
  const letter = '[\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\p{Join_Control}]'
  return new RegExp(`(?<!${letter})(?:${words.join('|')})(?!${letter})`, 'u')
}

function optionErrors(option: JsonNode, path: string): MtdfError[] {
  const type = memberOf(option, 'type')
  const known = optionTypes.some((name) => name === textOf(type))
  return [...emptyErrors(option, 'name', path), ...(type?.kind === 'string' && !known ? [wrongType(type, type.value, path)] : [])]
}

function wrongType(node: JsonNode, type: string, path: string): MtdfError {
  const more = { suggestion: typeAdvice(type), expected: `one of ${optionTypes.join(', ')}`, received: type }
  return error(
    ['bool', 'int', 'str'].includes(type) ? 'InvalidValue' : 'InvalidType',
    `${path}type`,
    node,
    `"${type}" is no type of an option.`,
    more,
  )
}

function emptyErrors(node: JsonNode, name: string, prefix: string): MtdfError[] {
  const value = memberOf(node, name)
  if (!value || textOf(value) !== '') return []
  const message = `The ${name} is empty.`
  return [
    error('MissingRequiredField', `${prefix}${name}`, value, message, { suggestion: `Write a ${name}.`, expected: 'string', received: '' }),
  ]
}

/** Members that load but mean nothing: only where the dialect keeps them. */
function unknownErrors(node: JsonNode, level: 'tool' | 'subcommand', prefix: string, dialect: Dialect): MtdfError[] {
  const shape = dialect.shapes[level] as Shape
  if (node.kind !== 'object' || shape.rest !== 'kept') return []
  const unknown = new Map(node.members.filter(({ key }) => !fieldOf(shape, key)).map((member) => [member.key, member]))
  return [...unknown.values()].map(({ key, keyStart, value }) => ({
    type: 'UnknownField',
    path: `${prefix}${key}`,
    at: value.at,
    offset: keyStart,
    message: `"${key}" is no member of ${shape.noun} in ${dialect.label}: it is loaded and never looked at.`,
    suggestion: adviceFor(level, key, dialect),
  }))
}
