import { type Doc, define, type Json, member, withMember } from '../tool/json'
import type { Own } from '../tool/node'

/** The order in which Ahma's own files write the members of a tool and of a subcommand, and those of an option. */
export const nodeOrder = [
  'name',
  'description',
  'command',
  'subcommand',
  'enabled',
  'timeout_seconds',
  'synchronous',
  'guidance_key',
  'hints',
  'options',
  'positional_args',
  'positional_args_first',
]
export const optionOrder = ['name', 'type', 'description', 'required', 'format', 'items', 'alias', 'file_arg', 'file_flag']

/** The three names the sync flag has had. `asynchronous` says the opposite; it lived for a week, as `force_synchronous` lived for two. */
export const syncSpellings = ['synchronous', 'force_synchronous', 'asynchronous'] as const

const text = (value: Json | undefined) => (typeof value === 'string' ? value : undefined)
const flag = (value: Json | undefined) => (typeof value === 'boolean' ? value : undefined)

/** One thing a node says for itself, as MTDF spells it. What is read from a member of the wrong type is nothing: the member itself stays in the residue. */
type OwnMember<K extends keyof Own> = { own: K; read(document: Doc): Own[K]; write(document: Doc, value: Own[K]): Doc }

const plain = <K extends 'enabled' | 'timeoutSeconds' | 'guidanceKey'>(own: K, key: string, read: (value: Json | undefined) => Own[K]) => ({
  own,
  read: (document: Doc) => read(member(document, key)),
  write: (document: Doc, value: Own[K]) => withMember(document, key, value as Json | undefined, nodeOrder),
})

const synchronous: OwnMember<'synchronous'> = {
  own: 'synchronous',
  read: (document) => {
    const spelt = syncSpellings.find((key) => typeof member(document, key) === 'boolean')
    const value = spelt && flag(member(document, spelt))
    return spelt === 'asynchronous' && value !== undefined ? !value : value
  },
  write: (document, value) => {
    const first = Object.keys(document).find((key) => (syncSpellings as readonly string[]).includes(key))
    if (value === undefined || first === undefined)
      return withMember(without(document, ['force_synchronous', 'asynchronous']), 'synchronous', value, nodeOrder)
    const copy: Record<string, Json> = {}
    for (const [key, held] of Object.entries(document)) {
      if (key === first) define(copy, 'synchronous', value)
      else if (!(syncSpellings as readonly string[]).includes(key)) define(copy, key, held)
    }
    return copy
  },
}

export const ownMembers = [
  plain('enabled', 'enabled', flag),
  synchronous,
  plain('timeoutSeconds', 'timeout_seconds', (value) => (typeof value === 'number' ? value : undefined)),
  plain('guidanceKey', 'guidance_key', text),
] as const

export function readOwn(document: Doc): Own | undefined {
  const said = ownMembers.flatMap(({ own, read }) => {
    const value = read(document)
    return value === undefined ? [] : [[own, value] as const]
  })
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

/** A member is rewritten only where reading it again would not give the present value. */
export function writeOwn(document: Doc, own: Own | undefined): Doc {
  return ownMembers.reduce((written: Doc, { own: key, read, write }) => {
    const value = own?.[key]
    return read(written) === value ? written : (write as (document: Doc, value: Json | undefined) => Doc)(written, value)
  }, document)
}

const without = (document: Doc, keys: readonly string[]): Doc =>
  keys.reduce((left, key) => (Object.hasOwn(left, key) ? withMember(left, key, undefined) : left), document)
