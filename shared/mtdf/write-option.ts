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
  const losses: OptionLoss[] = []
  let option = arg.mtdf ?? {}
  const set = (key: string, value: Json | undefined) => {
    option = withMember(option, key, value, optionOrder)
  }
  if (member(option, 'name') !== arg.property) set('name', arg.property)
  const property = isDoc(schema) ? schema : {}
  if (!arg.mtdf || !sameJson(propertyOf(option), property)) {
    const { type, losses: lost } = typeOf(property)
    const held = propertyOf(option)
    if (member(held, 'type') !== member(property, 'type') || !Object.hasOwn(option, 'type')) {
      set('type', type)
      losses.push(...lost)
    }
    const notes: string[] = []
    for (const key of new Set([...Object.keys(property), ...Object.keys(held)])) {
      if (key === 'type') continue
      const value = member(property, key)
      if (sameJson(member(held, key), value) || (!format.option.includes(key) && isImplied(key, value))) continue
      if (value === undefined || canHold(key, value, format) || Object.hasOwn(option, key)) set(key, value)
      else {
        const note = noteOf(key, value)
        if (note) notes.push(note)
        losses.push({ at: key, message: `MTDF has no "${key}" for an option${note ? '; a note in its description says it' : ''}.` })
      }
    }
    if (notes.length > 0)
      set('description', [member(property, 'description'), ...notes].filter((part) => typeof part === 'string').join(' '))
  }
  if (isRequired(option) !== required) set('required', required ? true : undefined)
  const ways = waysOf(option)
  if (ways.alias !== arg.alias) set('alias', arg.alias)
  if (Boolean(ways.file) !== Boolean(arg.file) || ways.file?.flag !== arg.file?.flag) {
    set('file_arg', arg.file ? true : undefined)
    set('file_flag', arg.file?.flag)
  }
  if (arg.flag !== undefined && arg.flag !== flagOf(arg.property, format.shortFlags))
    losses.push({
      at: '',
      message: `The flag ${arg.flag} cannot be kept: MTDF makes ${flagOf(arg.property, format.shortFlags)} from the name.`,
    })
  return kept ? { option, losses } : converted(option, losses, format)
}

/** The flag that a server makes of an option's name. */
export function flagOf(name: string, shortFlags: boolean): string {
  if (name.startsWith('-')) return name
  return shortFlags && [...name].length === 1 ? `-${name}` : `--${name}`
}

function converted(option: Doc, losses: OptionLoss[], format: Format): WrittenOption {
  let written = option
  for (const [key, value] of Object.entries(option)) {
    if (value !== null && format.option.includes(key)) continue
    written = withMember(written, key, undefined)
    if (value !== null && !isImplied(key, value))
      losses.push({ at: key, message: `This dialect has no "${key}" for an option; it is left out.` })
  }
  if (format.describesOptions && !Object.hasOwn(written, 'description')) written = withMember(written, 'description', '', optionOrder)
  return { option: written, losses }
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

const canHold = (key: string, value: Json, format: Format): boolean => {
  if (key === 'description' || key === 'format') return typeof value === 'string'
  const allowed = ['type', 'format', 'description']
  if (key !== 'items' || !format.option.includes('items') || !isDoc(value) || typeof member(value, 'type') !== 'string') return false
  return Object.entries(value).every(([name, held]) => allowed.includes(name) && typeof held === 'string')
}

const shown = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value))

/** A constraint that MTDF cannot hold, in words. */
function noteOf(key: string, value: Json): string | undefined {
  if (key === 'enum' && Array.isArray(value)) return `One of: ${value.map(shown).join(', ')}.`
  const words: Record<string, string> = { const: 'Always', default: 'Default', pattern: 'Pattern', minimum: 'At least', maximum: 'At most' }
  return Object.hasOwn(words, key) ? `${words[key]}: ${shown(value)}.` : undefined
}
