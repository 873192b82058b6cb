import type { Problem } from '../sources/source'
import { type Doc, isDoc, type Json, member } from '../tool/json'
import { pointer } from '../tool/pointer'
import { syncSpellings } from './members'
import { triedKeywords } from './read-option'

/** What our reader noticed about a definition: what is missing, what it could not use, and what no version of MTDF has. Whether a dialect accepts the file, its validator says. */
export function oddities(document: Doc): Problem[] {
  return [...nodeOddities(document, [], true)]
}

type Kind = { is(value: Json): boolean; words: string }
const text: Kind = { is: (value) => typeof value === 'string', words: 'a text' }
const flag: Kind = { is: (value) => typeof value === 'boolean' || value === null, words: 'true or false' }
const list: Kind = { is: (value) => Array.isArray(value) || value === null, words: 'a list' }
const kinds: Record<string, Kind> = {
  name: text,
  description: text,
  command: text,
  enabled: flag,
  synchronous: flag,
  force_synchronous: flag,
  asynchronous: flag,
  timeout_seconds: { is: (value) => typeof value === 'number' || value === null, words: 'a number' },
  guidance_key: { is: (value) => typeof value === 'string' || value === null, words: 'a text' },
  hints: { is: isDoc, words: 'an object' },
  subcommand: list,
}
const subcommandKinds: Record<string, Kind> = { ...kinds, options: list, positional_args: list, positional_args_first: flag }

/** Keys that authors tried, and what they were after. */
const rootAdvice: Record<string, string> = {
  subcommands: 'The key is "subcommand".',
  options: 'Options belong to a subcommand, for example one called "default".',
  arguments: 'Arguments belong to a subcommand, as "options" or "positional_args".',
  args: 'Fixed words belong into "command"; arguments to a subcommand.',
}
const subcommandAdvice: Record<string, string> = {
  subcommands: 'The key is "subcommand".',
  command: 'Only the tool has a command; a subcommand adds its name to it.',
  args_template: 'The command line is made from "options" and "positional_args".',
  initial_args: 'Fixed words belong into the "command" of the tool.',
}

type Place = readonly (string | number)[]
const problem = (severity: Problem['severity'], at: Place, message: string): Problem => ({ severity, at: pointer(at), message })

function* nodeOddities(document: Doc, at: Place, isRoot: boolean): Generator<Problem> {
  for (const key of isRoot ? ['name', 'description', 'command'] : ['name', 'description'])
    if (!Object.hasOwn(document, key)) yield problem('warning', at, `"${key}" is missing.`)
  yield* wrongTypes(document, at, isRoot ? kinds : subcommandKinds)
  yield* advice(document, at, isRoot ? rootAdvice : subcommandAdvice)
  yield* spellings(document, at)
  for (const [index, sub] of entries(document, 'subcommand')) {
    if (isDoc(sub)) yield* nodeOddities(sub, [...at, 'subcommand', index], false)
    else yield problem('warning', [...at, 'subcommand', index], 'A subcommand must be an object; it is kept as it is.')
  }
  if (isRoot) return
  for (const key of ['options', 'positional_args'])
    for (const [index, option] of entries(document, key)) yield* optionOddities(option, [...at, key, index])
}

function entries(document: Doc, key: string): [number, Json][] {
  const value = member(document, key)
  return Array.isArray(value) ? [...value.entries()] : []
}

function* wrongTypes(document: Doc, at: Place, expected: Record<string, Kind>): Generator<Problem> {
  for (const [key, { is, words }] of Object.entries(expected)) {
    const value = member(document, key)
    if (value !== undefined && !is(value))
      yield problem('warning', [...at, key], `"${key}" should be ${words}; it is kept, and says nothing.`)
  }
}

function* advice(document: Doc, at: Place, words: Record<string, string>): Generator<Problem> {
  for (const [key, advised] of Object.entries(words))
    if (Object.hasOwn(document, key)) yield problem('warning', [...at, key], `"${key}" is not part of MTDF here. ${advised}`)
}

function* spellings(document: Doc, at: Place): Generator<Problem> {
  const used = syncSpellings.filter((key) => Object.hasOwn(document, key))
  if (used.length > 1)
    yield problem('warning', at, `${used.map((key) => `"${key}"`).join(' and ')} say the same thing twice; the first counts.`)
  for (const key of used.filter((spelling) => spelling !== 'synchronous'))
    yield problem('info', [...at, key], `"${key}" is an old name of "synchronous"${key === 'asynchronous' ? ', turned around' : ''}.`)
}

function* optionOddities(option: Json, at: Place): Generator<Problem> {
  if (!isDoc(option)) return yield problem('warning', at, 'An option must be an object; it is kept as it is.')
  if (typeof member(option, 'name') !== 'string')
    yield problem('warning', at, 'An option needs a name; without one it is kept, but is no parameter.')
  for (const key of triedKeywords)
    if (Object.hasOwn(option, key))
      yield problem('warning', [...at, key], `"${key}" is not part of MTDF: every version refuses it. It is read as JSON Schema means it.`)
}
