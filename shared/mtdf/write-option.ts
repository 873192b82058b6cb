import { type Doc, isDoc, type Json, member, sameJson, withMember } from '../tool/json'
import type { Arg } from '../tool/node'
import type { Format } from './formats'
import { optionOrder } from './members'
import { isRequired, propertyOf, waysOf } from './read-option'

/** `at` is a keyword of the property, '' for the property itself. */
export type OptionLoss = { at: string; message: string }
export type WrittenOption = { option: Doc; losses: OptionLoss[] }

/** What is to be written: the argument, its property, and whether it is required. `kept`: in its own dialect, where nothing is converted that was not changed. */
export type OptionToWrite = { arg: Arg; schema: Json; required: boolean; format: Format; kept: boolean }

export function writeOption({ arg, schema, required, format, kept }: OptionToWrite): WrittenOption {
  const before = arg.mtdf ?? {}
  const named = member(before, 'name') === arg.property ? before : withMember(before, 'name', arg.property, optionOrder)
  const written = writeProperty(named, isDoc(schema) ? schema : {}, { format, isNew: arg.mtdf === undefined })
  const losses = [...written.losses, ...flagLoss(arg, format)]
  const option = writeWays(written.option, arg, required)
  return kept ? { option, losses } : converted(option, losses, format)
}

/** What a property says, member by member; one is rewritten only where reading it again would not give the present value. */
function writeProperty(start: Doc, property: Doc, { format, isNew }: { format: Format; isNew: boolean }): WrittenOption {
  const held = propertyOf(start)
  const losses: OptionLoss[] = []
  const notes: string[] = []
  let option = start
  const set = (key: string, value: Json | undefined) => {
    option = withMember(option, key, value, optionOrder)
  }
  if (isNew || !sameJson(member(held, 'type'), member(property, 'type'))) {
    const { type, losses: lost } = typeOf(property)
    set('type', type)
    losses.push(...lost)
  }
  for (const key of new Set([...Object.keys(property), ...Object.keys(held)])) {
    const value = member(property, key)
    if (key === 'type' || sameJson(member(held, key), value) || (isImplied(key, value) && !format.option.includes(key))) continue
    if (value === undefined || canHold(key, value, format) || Object.hasOwn(option, key)) set(key, value)
    else {
      const note = noteOf(key, value)
      if (note) notes.push(note)
      losses.push({ at: key, message: `MTDF has no "${key}" for an option${note ? '; a note in its description says it' : ''}.` })
    }
  }
  if (notes.length > 0) set('description', [member(property, 'description'), ...notes].filter((part) => typeof part === 'string').join(' '))
  return { option, losses }
}

function writeWays(start: Doc, arg: Arg, required: boolean): Doc {
  const held = waysOf(start)
  let option = start
  const set = (key: string, value: Json | undefined) => {
    option = withMember(option, key, value, optionOrder)
  }
  if (isRequired(start) !== required) set('required', required ? true : undefined)
  if (held.alias !== arg.alias) set('alias', arg.alias)
  if (Boolean(held.file) !== Boolean(arg.file) || held.file?.flag !== arg.file?.flag) {
    set('file_arg', arg.file ? true : undefined)
    set('file_flag', arg.file?.flag)
  }
  return option
}

function flagLoss({ property, flag }: Arg, { shortFlags }: Format): OptionLoss[] {
  const made = flagOf(property, shortFlags)
  if (flag === undefined || flag === made) return []
  return [{ at: '', message: `The flag ${flag} cannot be kept: MTDF makes ${made} from the name.` }]
}

/** The flag that a server makes of an option's name. */
export function flagOf(name: string, shortFlags: boolean): string {
  if (name.startsWith('-')) return name
  return shortFlags && [...name].length === 1 ? `-${name}` : `--${name}`
}

function converted(option: Doc, losses: OptionLoss[], format: Format): WrittenOption {
  let written = option
  const lose = (at: string, message: string) => void losses.push({ at, message })
  for (const [key, value] of Object.entries(option)) {
    if (key === 'items' && isDoc(value) && format.option.includes(key)) {
      const kept = plainItems(value)
      written = withMember(written, key, kept)
      if (!sameJson(kept, value)) lose(key, 'MTDF knows type, format and description of items; all else is left out.')
    } else if (value === null || !format.option.includes(key)) {
      written = withMember(written, key, undefined)
      if (value !== null && !isImplied(key, value)) lose(key, `This dialect has no "${key}" for an option; it is left out.`)
    } else if (typeof value !== (flags.includes(key) ? 'boolean' : 'string')) {
      written = withMember(written, key, undefined)
      lose(key, `"${key}" is of a wrong type and is left out.`)
    }
  }
  if (!Object.hasOwn(written, 'type')) {
    written = withMember(written, 'type', 'string', optionOrder)
    lose('type', 'It has no type: it is written as a string.')
  }
  if (format.describesOptions && !Object.hasOwn(written, 'description')) written = withMember(written, 'description', '', optionOrder)
  return { option: written, losses }
}

const flags = ['required', 'file_arg']
const itemKeys = ['type', 'format', 'description']

function plainItems(items: Doc): Doc {
  const kept = Object.entries(items)
    .filter(([key, value]) => !itemKeys.includes(key) || typeof value !== 'string')
    .reduce((left, [key]) => withMember(left, key, undefined), items)
  return Object.hasOwn(kept, 'type') ? kept : withMember(kept, 'type', 'string', itemKeys)
}

/** Items are texts where nothing is said. */
const isImplied = (key: string, value: Json | undefined) => key === 'items' && sameJson(value, { type: 'string' })

const valueTypes = ['string', 'boolean', 'integer', 'array']

/** The type MTDF has for a property: what is none of its four is given as a text. */
function typeOf(property: Doc): { type: string; losses: OptionLoss[] } {
  const said = member(property, 'type')
  const all = Array.isArray(said) ? (said as Json[]).filter((one) => one !== 'null') : said === undefined ? guessed(property) : [said]
  const [type] = all
  if (all.length === 1 && typeof type === 'string' && valueTypes.includes(type)) {
    const lost = Array.isArray(said) ? [{ at: 'type', message: `MTDF has one type for an option: it is written as ${type}.` }] : []
    return { type, losses: lost }
  }
  const words = said === undefined ? 'no single type' : `the type ${JSON.stringify(said)}`
  return { type: 'string', losses: [{ at: 'type', message: `An option cannot have ${words}: it is written as a string.` }] }
}

function guessed(property: Doc): Json[] {
  const values = [member(property, 'const') ?? [], member(property, 'enum') ?? []].flat() as Json[]
  return [...new Set(values.map((value) => (Number.isInteger(value) ? 'integer' : typeof value)))]
}

function canHold(key: string, value: Json, format: Format): boolean {
  if (key === 'description' || key === 'format') return typeof value === 'string'
  return key === 'items' && format.option.includes(key) && isDoc(value) && sameJson(plainItems(value), value)
}

const shown = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value))

/** A constraint that MTDF cannot hold, in words. */
function noteOf(key: string, value: Json): string | undefined {
  if (key === 'enum' && Array.isArray(value)) return `One of: ${value.map(shown).join(', ')}.`
  const words: Record<string, string> = { const: 'Always', default: 'Default', pattern: 'Pattern', minimum: 'At least', maximum: 'At most' }
  return Object.hasOwn(words, key) ? `${words[key]}: ${shown(value)}.` : undefined
}
