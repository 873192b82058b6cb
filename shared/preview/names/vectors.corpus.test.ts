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
    const { expect: names, expectPrefixes } = batch
    expect(met(id, batch)).toEqual(expectPrefixes ?? names?.map((name) => (typeof name === 'string' ? name : splitOf(name))))
  })
})

function rule(id: string, way = 0) {
  const found = clients.find((client) => client.id === id)?.name.ways[way]?.rule
  if (!found) throw new Error(`${id} has no rule for names`)
  return found
}

const splitOf = ({ namespace, function: name }: { namespace?: string | undefined; function?: string | undefined }) => ({
  namespace,
  function: name,
})

/** What our rule makes of it, in the form in which the vector has it. */
function recorded(id: string, { server = 'server', serverId, tool = '', joined, expect: form }: NameVector): unknown {
  if (joined !== undefined) return middleCut(joined, 0).name
  const tools: OfferedTool[] = [{ server: { key: server, ...(serverId && { id: serverId }) }, name: tool }]
  const [seen] = rule(id)(tools)
  if (typeof form !== 'object' || form === null) return seen?.name ?? null
  if ('namespace' in form) return splitOf({ namespace: seen?.namespace, function: seen?.name })
  return { default: seen?.name, include_server_in_tool_names: rule(id, 1)(tools)[0]?.name }
}

function met(id: string, { server = '', servers, builtin, tools = [], expect: names }: NameBatch): unknown {
  const offered: OfferedTool[] = servers
    ? servers.map((announced, at) => ({ server: { key: `server-${at}`, announced }, name: '' }))
    : tools.map((tool) =>
        typeof tool === 'string' ? { server: { key: server }, name: tool } : { server: { key: tool.server }, name: tool.tool },
      )
  const seen = rule(id)(offered, builtin).filter(({ name }) => name !== undefined)
  if (id === 'codex-cli') return seen.map(({ namespace, name }) => splitOf({ namespace, function: name }))
  // LibreChat's were recorded before the server's name is put behind, Zed's in the order of the alphabet.
  const found = seen.map(({ name }: SeenName) => (id === 'librechat' ? name?.slice(0, -`_mcp_${server}`.length) : name))
  return id === 'zed' && names ? found.sort() : found
}
