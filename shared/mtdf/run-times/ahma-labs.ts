import { type Doc, define, isDoc, type Json, member } from '../../tool/json'
import { nameOf } from '../../tool/lenses'
import type { Node } from '../../tool/node'
import type { RunTime } from '../../tool/run-time'
import { ahma06, isAlone, pathOf, withoutSubcommands } from './ahma-0.6'
import { synchronousOf } from './inherit'
import { allTypes, listedSchema, saidItems } from './schema'

/** Ahma labs: a call is looked up by its whole name first, runs synchronously unless told otherwise, and takes `blocking`. */
export const ahmaLabs: RunTime = {
  ...ahma06,
  dialect: 'ahma-labs',
  name: (way) => ({
    name: [nameOf(way[0].tool), ...(isAlone(way) ? [] : pathOf(way))].join('_'),
    ...(way.length === 1 && withoutSubcommands(way[0])),
  }),
  synchronous: (way) => {
    const used = synchronousOf(way, { value: true, from: { rule: "the server's execution_mode, sync unless set" } })
    if ('node' in used.from || used.differs) return used
    return { ...used, differs: 'By the guide it would be asynchronous, since nothing says otherwise.' }
  },
  listed: (way, name) => {
    const { properties, required } = logParameters(way[0])
    const lists = { dialect: 'ahma-labs', type: allTypes, items: saidItems, describesOptions: true } as const
    return {
      ...ahma06.listed(way, name),
      inputSchema: listedSchema(way, lists, { blocking: { type: 'boolean' }, ...properties }, required),
    }
  },
}

/** A live log lists its own parameters, and `clear` where it has a command for that. */
function logParameters({ mtdf }: Node): { properties: Doc; required: string[] } {
  const log = mtdf && member(mtdf, 'tool_type') === 'livelog' ? member(mtdf, 'livelog') : undefined
  const properties: Record<string, Json> = {}
  const required: string[] = []
  if (!isDoc(log)) return { properties, required }
  const parameters = member(log, 'parameters')
  for (const parameter of Array.isArray(parameters) ? (parameters as Json[]) : []) {
    const name = isDoc(parameter) ? member(parameter, 'name') : undefined
    if (!isDoc(parameter) || typeof name !== 'string') continue
    const description = member(parameter, 'description')
    define(properties, name, { type: 'string', ...(typeof description === 'string' && { description }) })
    if (member(parameter, 'required') === true) required.push(name)
  }
  if (member(log, 'clear_command')) define(properties, 'clear', { type: 'boolean' })
  return { properties, required }
}
