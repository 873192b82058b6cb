import { describe, expect, test } from 'vitest'
import { clients } from '../clients'
import { middleCut } from './gemini'
import type { OfferedTool, SeenName } from './name'
import { type NameBatch, type NameVector, noVectors, vectors } from './testing/vectors'

const total = (lists: Record<string, unknown[]>) => Object.values(lists).reduce((sum, { length }) => sum + length, 0)

describe.skipIf(noVectors)(`names: ${total(vectors.names)} vectors${noVectors ? `: ${noVectors}` : ''}`, () => {
  test.each(Object.entries(vectors.names).map(([id, list]) => ({ id, list, count: list.length })))(
    '$id: $count vectors',
    ({ id, list }) => {
      expect(list.map((vector) => recorded(id, vector))).toEqual(list.map(({ expect: name }) => name))
    },
  )
})

describe.skipIf(noVectors)(`names that meet: ${total(vectors.nameBatches)} vectors${noVectors ? `: ${noVectors}` : ''}`, () => {
  const batches = Object.entries(vectors.nameBatches).flatMap(([id, list]) => list.map((batch, at) => ({ id, batch, number: at + 1 })))
  test.each(batches)('$id $number', ({ id, batch }) => {
    const { expect: names = [], expectPrefixes, dropped } = batch
    const seen = met(id, batch)
    const kept = seen.filter(({ name }) => name !== undefined).map((one) => inForm(id, batch, one))
    if (expectPrefixes) expect(kept).toEqual(expectPrefixes)
    else expect(kept.sort()).toEqual(names.map((name) => (typeof name === 'string' ? name : whole(name.namespace, name.function))).sort())
    if (dropped !== undefined) expect(seen.length - kept.length).toBe(dropped)
  })
})

function rule(id: string, way?: string) {
  const ways = clients.find((client) => client.id === id)?.name.ways ?? []
  const found = (way === undefined ? ways[0] : ways.find((one) => one.id === way))?.rule
  if (!found) throw new Error(`${id} has no rule for names`)
  return found
}

/** What our rule makes of it, in the form in which the vector has it. */
function recorded(id: string, { server = 'server', serverId, plugin, tool = '', joined, expect: form }: NameVector): unknown {
  if (joined !== undefined) return middleCut(joined, 0).name
  const tools: OfferedTool[] = [{ server: { key: server, ...(serverId && { id: serverId }), ...(plugin && { plugin }) }, name: tool }]
  const [seen] = rule(id, plugin && 'plugin')(tools)
  if (typeof form !== 'object' || form === null) return seen?.name ?? null
  if ('namespace' in form) return { namespace: seen?.namespace, function: seen?.name }
  return { default: seen?.name, include_server_in_tool_names: rule(id, 'include-server')(tools)[0]?.name }
}

function met(id: string, { server = '', servers, builtin, tools = [] }: NameBatch): readonly SeenName[] {
  const offered: OfferedTool[] = servers
    ? servers.map((announced, at) => ({ server: { key: `server-${at}`, announced }, name: '' }))
    : tools.map((tool) =>
        typeof tool === 'string' ? { server: { key: server }, name: tool } : { server: { key: tool.server }, name: tool.tool },
      )
  return rule(id)(offered, builtin)
}

const whole = (namespace: string, name: string) => `${namespace} ${name}`

/** LibreChat's were recorded before the server's name is put behind. */
function inForm(id: string, { server }: NameBatch, { namespace, name = '' }: SeenName): string {
  if (namespace !== undefined) return whole(namespace, name)
  return id === 'librechat' ? name.slice(0, -`_mcp_${server}`.length) : name
}
