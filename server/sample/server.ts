import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Server, type ServerContext } from '@modelcontextprotocol/server'
import { callTool } from './call'
import { handOver, prompts } from './prompts'
import { readResource, resources, resourceTemplates } from './resources'
import type { Store } from './store'
import { ProtocolFault, type SampleTool, type ToolContext } from './tool'
import { tools } from './tools/index'

const invalidParams = -32602

const instructions = [
  'This server keeps the readings and notes of six weather stations. Everything lives in memory: a restart brings back the first state.',
  'Start with list_stations for the ids. Add, change or delete notes only when the person asks for it.',
].join(' ')

type Options = { store: Store; version: string; log(line: string): void }

/** The sample as an MCP server; the store comes from outside, so that it outlives a discarded probe of the connection. */
export function createSampleServer({ store, version, log }: Options): Server {
  const server = new Server(
    { name: 'toolwright-sample', title: 'Weather-station notes', version },
    { capabilities: { tools: { listChanged: true }, resources: {}, prompts: {}, logging: {} }, instructions },
  )
  const listed = (): SampleTool[] => tools.filter((tool: SampleTool) => !tool.maintenanceOnly || store.maintenance)

  server.setRequestHandler('tools/list', () => ({ tools: listed().map(({ definition }) => definition) }))

  server.setRequestHandler('tools/call', async ({ params }, ctx) => {
    const tool = listed().find(({ definition }) => definition.name === params.name)
    if (!tool) throw new ProtocolFault(invalidParams, `Unknown tool: ${params.name}`)
    log(`${params.name}: called`)
    try {
      const result = await callTool(tool, params.arguments ?? {}, contextOf(ctx, server, store))
      log(`${params.name}: ${result.isError ? 'failed, see the result' : 'done'}`)
      return result
    } catch (error) {
      log(`${params.name}: ${ctx.mcpReq.signal.aborted ? 'cancelled' : `failed, ${String(error)}`}`)
      throw error
    }
  })

  server.setRequestHandler('resources/list', () => ({ resources }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates }))
  server.setRequestHandler('resources/read', ({ params }) => {
    const found = readResource(store, params.uri)
    if (!found) throw new ProtocolFault(invalidParams, `There is no resource ${params.uri}`, { uri: params.uri })
    return found
  })

  server.setRequestHandler('prompts/list', () => ({ prompts }))
  server.setRequestHandler('prompts/get', ({ params }) => {
    const answer = params.name === 'hand_over' ? handOver(store, params.arguments ?? {}) : `Unknown prompt: ${params.name}`
    if (typeof answer === 'string') throw new ProtocolFault(invalidParams, answer)
    return answer
  })
  return server
}

function contextOf({ mcpReq }: ServerContext, server: Server, store: Store): ToolContext {
  const progressToken = mcpReq._meta?.progressToken
  return {
    store,
    signal: mcpReq.signal,
    now: () => new Date(),
    newId: randomUUID,
    wait: (milliseconds) => sleep(milliseconds, undefined, { signal: mcpReq.signal }),
    async progress(progress, total, message) {
      if (progressToken === undefined) return
      await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total, message } })
    },
    log: (level, data) => mcpReq.log(level, data, 'weather'),
    toolsChanged: () => server.sendToolListChanged(),
  }
}
