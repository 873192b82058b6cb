import { liveIds } from '../tool/ids'
import { type Doc, isDoc, type Json, member } from '../tool/json'
import type { Node } from '../tool/node'
import { pointer } from '../tool/pointer'
import type { Toolset } from '../tool/toolset'
import { defineSource } from './source'

/** The tools of a document in one of the forms they are passed around in, and where in it they stand. */
function toolsIn(value: Json): { tools: readonly Json[]; at: string } | undefined {
  if (Array.isArray(value)) return value.every(looksLikeTool) ? { tools: value as Json[], at: '' } : undefined
  if (!isDoc(value)) return undefined
  const tools = member(value, 'tools')
  if (Array.isArray(tools)) return { tools: tools as Json[], at: '/tools' }
  const result = member(value, 'result')
  if (isDoc(result)) {
    const inner = toolsIn(result)
    return inner && { ...inner, at: `/result${inner.at}` }
  }
  return isDoc(member(value, 'inputSchema')) ? { tools: [value], at: '' } : undefined
}

const looksLikeTool = (value: Json) => isDoc(value) && typeof member(value, 'name') === 'string' && !Object.hasOwn(value, 'command')

export const toolList = defineSource({
  id: 'tool-list',
  label: 'MCP tool list',
  recognises: (value) => toolsIn(value) !== undefined,
  read: ({ value, path }) => {
    const found = toolsIn(value) ?? { tools: [], at: '' }
    const alone = found.tools.length === 1 && found.tools[0] === value
    const problems = found.tools.flatMap((tool, index) =>
      isDoc(tool)
        ? []
        : [
            {
              severity: 'error' as const,
              file: path,
              at: `${found.at}${pointer([index])}`,
              message: 'A tool must be an object; this entry was left out.',
            },
          ],
    )
    const server = alone || !isDoc(value) ? undefined : serverIn(value)
    return { nodes: toolNodes(found.tools.filter(isDoc)), problems, ...(server && { server }) }
  },
})

/** Tools as a server sent them, each under its name. */
export function toolNodes(tools: readonly Doc[]): Node[] {
  const ids = liveIds(tools.map((tool) => member(tool, 'name')))
  return tools.map((tool, index) => ({ id: ids[index] as string, tool }))
}

/** A live server's tools as a toolset; `server` is what it said of itself. */
export function liveToolset(name: string, tools: readonly Json[], server: Doc = {}, instructions?: string): Toolset {
  const about = { ...serverFacts(server), ...(instructions && { instructions }) }
  return {
    format: 1,
    name,
    ...(Object.keys(about).length > 0 && { server: about }),
    rules: 'mcp',
    nodes: toolNodes(tools.filter(isDoc)),
  }
}

function serverIn(value: Doc): Toolset['server'] | undefined {
  const info = member(value, 'serverInfo')
  if (!isDoc(info)) return undefined
  const facts = serverFacts(info)
  return Object.keys(facts).length > 0 ? facts : undefined
}

function serverFacts(server: Doc): NonNullable<Toolset['server']> {
  const facts: NonNullable<Toolset['server']> = {}
  for (const key of ['name', 'version', 'title'] as const) {
    const value = member(server, key)
    if (typeof value === 'string') facts[key] = value
  }
  return facts
}
