import { InMemoryTransport, type JSONRPCMessage } from '@modelcontextprotocol/server'
import { expect, test } from 'vitest'
import { createSampleServer } from './server'
import { createStore } from './store'
import { tools } from './tools/index'

/** The sample behind a pipe in memory, initialised in the legacy era. */
async function connected() {
  const [client, wire] = InMemoryTransport.createLinkedPair()
  const received: JSONRPCMessage[] = []
  const waiting = new Map<unknown, (message: Record<string, unknown>) => void>()
  client.onmessage = (message) => {
    received.push(message)
    if ('id' in message && !('method' in message)) waiting.get(message.id)?.(message as Record<string, unknown>)
  }
  await createSampleServer({ store: createStore(), version: '1.2.3', log: () => {} }).connect(wire)
  let id = 0
  const ask = (method: string, params: Record<string, unknown> = {}) =>
    new Promise<Record<string, unknown>>((resolve) => {
      id += 1
      waiting.set(id, resolve)
      void client.send({ jsonrpc: '2.0', id, method, params })
    })
  const tell = (method: string, params: Record<string, unknown> = {}) => client.send({ jsonrpc: '2.0', method, params })
  const opened = await ask('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '0' } })
  await tell('notifications/initialized')
  return { ask, tell, opened, received, lastId: () => id }
}

const methods = (messages: JSONRPCMessage[]) => messages.map((message) => ('method' in message ? message.method : 'answer'))

test('it says who it is and lists its definitions exactly as written', async () => {
  const { ask, opened } = await connected()
  expect(opened).toMatchObject({
    result: { serverInfo: { name: 'toolwright-sample', version: '1.2.3' }, instructions: expect.stringContaining('list_stations') },
  })
  const { result } = await ask('tools/list')
  const visible = tools.filter((tool) => tool.definition.name !== 'reset_station').map((tool) => tool.definition)
  expect(JSON.stringify(result)).toBe(JSON.stringify({ tools: visible }))
})

test('the maintenance mode adds a tool, which can then be called', async () => {
  const { ask, received } = await connected()
  const reset = { name: 'reset_station', arguments: { station_id: 'ST-001', explicit_action: 'RESET_STATION' } }
  expect(await ask('tools/call', reset)).toMatchObject({ error: { code: -32602 } })
  await ask('tools/call', { name: 'set_maintenance_mode', arguments: { on: true } })
  expect(methods(received)).toContain('notifications/tools/list_changed')
  expect(await ask('tools/call', reset)).toMatchObject({ result: { structuredContent: { value: { removed: 56 } } } })
})

test('a slow call sends progress and log messages, and a cancelled one is never answered', async () => {
  const { ask, tell, received, lastId } = await connected()
  const collect = (seconds: number) => ({
    name: 'collect_readings',
    arguments: { seconds_per_station: seconds },
    _meta: { progressToken: 'p' },
  })
  await ask('tools/call', collect(0))
  expect(methods(received).filter((method) => method === 'notifications/progress')).toHaveLength(5)
  expect(methods(received)).toContain('notifications/message')

  void ask('tools/call', collect(60))
  const cancelled = lastId()
  await tell('notifications/cancelled', { requestId: cancelled })
  await ask('ping')
  expect(received.some((message) => 'id' in message && message.id === cancelled)).toBe(false)
})

test('a protocol error keeps its code and data', async () => {
  const { ask } = await connected()
  const answer = await ask('tools/call', {
    name: 'contact_station',
    arguments: { station_id: 'ST-001', message: 'Hello', outcome: 'refused' },
  })
  expect(answer).toMatchObject({ error: { code: -32603, data: { retry_after_s: 60 } } })
})

test('resources are listed, read and refused, and the prompt is filled', async () => {
  const { ask } = await connected()
  expect(await ask('resources/read', { uri: 'weather://stations/ST-003/readings.csv' })).toMatchObject({
    result: { contents: [{ mimeType: 'text/csv', text: expect.stringMatching(/^at,temperature_c/) }] },
  })
  expect(await ask('resources/read', { uri: 'weather://stations/ST-999' })).toMatchObject({ error: { code: -32602 } })
  expect(await ask('resources/templates/list')).toMatchObject({
    result: { resourceTemplates: [{ name: 'station' }, { name: 'readings' }] },
  })
  expect(await ask('prompts/get', { name: 'hand_over', arguments: { station_id: 'ST-003' } })).toMatchObject({
    result: { messages: [{}, {}, { content: { text: expect.stringContaining('N-0005, importance 5') } }] },
  })
})
