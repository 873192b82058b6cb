import { schemaFaults } from '../schema/check'
import type { Fault } from './fault'
import { isDoc, type Json, member } from './json'

/** What makes a strict client drop this entry of a tool list, or the whole list with it. Advice is no fault. */
export function toolFaults(entry: Json, earlierNames: { has(name: string): boolean }): Fault[] {
  if (!isDoc(entry)) return [{ at: '', message: 'A tool must be an object.' }]
  const output = member(entry, 'outputSchema')
  return [
    ...nameFaults(entry, earlierNames),
    ...inputFaults(member(entry, 'inputSchema')),
    ...(output === undefined ? [] : within('/outputSchema', output)),
  ]
}

/** The same for entries that need only a name (prompts) or a name and an address (resources). */
export function entryFaults(entry: Json, what: string, required: readonly string[]): Fault[] {
  if (!isDoc(entry)) return [{ at: '', message: `A ${what} must be an object.` }]
  return required.flatMap((key) => {
    const value = member(entry, key)
    if (value === undefined) return [{ at: '', message: `"${key}" is missing.` }]
    return typeof value === 'string' && value !== '' ? [] : [{ at: `/${key}`, message: `"${key}" must be text that is not empty.` }]
  })
}

function nameFaults(entry: { readonly [key: string]: Json }, earlier: { has(name: string): boolean }): Fault[] {
  const faults = entryFaults(entry, 'tool', ['name'])
  const name = member(entry, 'name')
  if (faults.length === 0 && earlier.has(name as string))
    return [{ at: '/name', message: `The name "${name}" was used before: only one of the two can be called.` }]
  return faults
}

function inputFaults(schema: Json | undefined): Fault[] {
  if (schema === undefined) return [{ at: '', message: '"inputSchema" is missing.' }]
  if (!isDoc(schema)) return [{ at: '/inputSchema', message: '"inputSchema" must be an object.' }]
  const type = member(schema, 'type')
  const root =
    type === 'object'
      ? []
      : type === undefined
        ? [{ at: '/inputSchema', message: '"inputSchema" must say "type": "object".' }]
        : [{ at: '/inputSchema/type', message: '"inputSchema" must have the type "object".' }]
  return [...root, ...within('/inputSchema', schema).filter((fault) => root.every((known) => known.at !== fault.at))]
}

const within = (at: string, schema: Json): Fault[] =>
  schemaFaults(schema).map((fault) => ({ at: `${at}${fault.at}`, message: fault.message }))
