import { type Doc, isDoc, type Json, member, withMember } from '../tool/json'
import type { Dialect } from '../tool/toolset'
import type { Format } from './formats'
import { convertHints } from './hints'
import { ownMembers, syncSpellings } from './members'

type ConvertAs = { format: Format; dialect: Dialect; isRoot: boolean; lose(at: string, message: string): void }

/** A tool or subcommand with only what a dialect has: old spellings written anew, `null` (which says nothing) left out, all else reported. */
export function convertMembers(document: Doc, { format, dialect, isRoot, lose }: ConvertAs): Doc {
  let written = spelt(document)
  const known = isRoot ? format.root : format.subcommand
  for (const [key, value] of Object.entries(written)) {
    const drop = (message?: string) => {
      written = withMember(written, key, undefined)
      if (message) lose('', message)
    }
    if (value === null) drop()
    else if (known.includes(key)) {
      if (!fits(key, value)) drop(`"${key}" is of a wrong type and is left out.`)
    } else if (!format.open) drop(`${dialect} has no "${key}" on a ${isRoot ? 'tool' : 'subcommand'}; it is left out.`)
  }
  const hints = member(written, 'hints')
  if (isRoot && isDoc(hints)) {
    const { hints: converted, left } = convertHints(hints, format.hints)
    written = withMember(written, 'hints', converted)
    for (const key of left) lose('', `The hint "${key}" cannot be kept in ${dialect}.`)
  }
  if (Object.hasOwn(written, 'guidance_key') && (format.guidance === 'root') !== isRoot)
    lose('/own/guidanceKey', `A "guidance_key" on a ${isRoot ? 'tool' : 'subcommand'} has no effect in ${dialect}.`)
  return written
}

function spelt(document: Doc): Doc {
  const [, synchronous] = ownMembers
  const old = syncSpellings.some((key) => key !== 'synchronous' && Object.hasOwn(document, key))
  return old ? synchronous.write(document, synchronous.read(document)) : document
}

const flags = ['enabled', 'synchronous', 'positional_args_first', 'mutates']
const texts = [
  'name',
  'description',
  'command',
  'guidance_key',
  'install_instructions',
  'monitor_level',
  'monitor_stream',
  'tool_type',
  'concurrency',
]
const counts = ['timeout_seconds', 'step_delay_ms']
const lists = ['subcommand', 'options', 'positional_args', 'sequence']
const objects = ['hints', 'availability_check', 'livelog']

function fits(key: string, value: Json): boolean {
  if (flags.includes(key)) return typeof value === 'boolean'
  if (texts.includes(key)) return typeof value === 'string'
  if (counts.includes(key)) return Number.isInteger(value) && (value as number) >= 0
  if (lists.includes(key)) return Array.isArray(value)
  return !objects.includes(key) || isDoc(value)
}
