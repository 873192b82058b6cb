import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Call } from '#shared/calls/call'
import { memberText } from '#shared/tool/json-text'
import { eventually, testApp } from '../testing/test-app'

const textOf = (call: Call) => (call.result as { content: { text: string }[] }).content[0]?.text ?? ''
const logFile = () => join(mkdtempSync(join(tmpdir(), 'toolwright-log-')), 'log')

test('a result is handed on as it was sent, with numbers that a double cannot hold', async () => {
  const app = await testApp()
  const { id } = await app.raw('odd-tools')
  const text = await (
    await app.request(`/api/connections/${id}/calls`, { method: 'POST', body: { tool: 'big_number', arguments: {} } })
  ).text()
  expect(memberText(memberText(text, 'result') ?? '', 'structuredContent')).toContain(
    '"big":12345678901234567890,"one":1.0,"10":"ten","2":"two","twice":1,"twice":2',
  )
  const stored = await (await app.request(`/api/calls/${(JSON.parse(text) as Call).id}`)).text()
  expect(memberText(stored, 'result')).toBe(memberText(text, 'result'))
})

test('an argument that would be rounded is refused at its place', async () => {
  const app = await testApp()
  const { id } = await app.raw('odd-tools')
  const response = await app.request(`/api/connections/${id}/calls`, {
    method: 'POST',
    body: '{"tool":"good_last","arguments":{"list":[1,12345678901234567890]}}',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_input', details: [{ field: '/arguments/list/1' }] } })
})

test('arguments reach the server as they were given, odd names included', async () => {
  const app = await testApp()
  const { id } = await app.raw('odd-tools')
  const body = '{"tool":"odd_keys","arguments":{"__proto__":"x","constructor":1,"b":null,"toString":""}}'
  const call = await app.ask<Call>(`/api/connections/${id}/calls`, { method: 'POST', body })
  expect(textOf(call)).toBe('{"__proto__":"x","constructor":1,"b":null,"toString":""}')
})

test.each([
  ['fits', { valid: true, errors: [] }],
  ['missing', { valid: false, errors: [{ at: '', message: expect.stringContaining('has none') }] }],
  ['redos', { valid: null, errors: [{ at: '', message: expect.stringContaining('ended after') }] }],
  ['bad_schema', { valid: null, errors: [{ at: '', message: expect.stringContaining('not valid') }] }],
  ['error', undefined],
  ['no_schema', undefined],
])('structured content of "%s" comes with its verdict', async (tool, output) => {
  const app = await testApp()
  const { id } = await app.raw('breaks-output')
  const call = await app.call(id, tool)
  expect(call.status).toBe(tool === 'error' ? 'tool_error' : 'answered')
  expect(call.result).toBeDefined()
  expect(call.output).toEqual(output)
})

test('a result that breaks its schema is shown with each breach', async () => {
  const app = await testApp()
  const { id } = await app.raw('breaks-output')
  const { output, result } = await app.call(id, 'breaks')
  expect(result).toMatchObject({ structuredContent: { temperature: 'warm', mood: 'good' } })
  expect(output?.valid).toBe(false)
  expect(output?.errors.map((error) => error.at).sort()).toEqual(['', '/mood', '/temperature'])
})

test('eight megabytes come through whole', async () => {
  const app = await testApp()
  const { id } = await app.raw('big')
  const call = await app.call(id, 'big', { bytes: 8_000_000 })
  expect(textOf(call)).toHaveLength(8_000_000)
  expect(call.bytes).toBeGreaterThan(8_000_000)
})

test('progress keeps a call alive beyond its deadline, and the last one arrives too', async () => {
  const app = await testApp()
  const { id } = await app.raw('progress')
  const response = await app.request(`/api/connections/${id}/calls?stream=1`, {
    method: 'POST',
    body: { tool: 'count', arguments: { steps: 6, everyMs: 150 }, timeoutMs: 400 },
  })
  const events = (await response.text())
    .split('\n\n')
    .map((block) => ({ event: /^event: (.*)$/m.exec(block)?.[1], data: /^data: (.*)$/m.exec(block)?.[1] }))
  const named = (name: string) => events.filter((event) => event.event === name).map((event) => JSON.parse(event.data ?? 'null'))
  expect(events[0]?.event).toBe('call')
  expect(named('progress').map((progress) => progress.progress)).toEqual([1, 2, 3, 4, 5, 6])
  expect(named('log')).toMatchObject([{ level: 'info' }])
  expect(named('done')).toMatchObject([{ status: 'answered' }])
})

test('a call that outlives its deadline ends, and the server is told', async () => {
  const log = logFile()
  const app = await testApp()
  const { id } = await app.raw('silent', ['--log', log])
  expect(await app.call(id, 'wait', {}, { timeoutMs: 200 })).toMatchObject({ status: 'timed_out' })
  await eventually(() => expect(readFileSync(log, 'utf8')).toContain('notifications/cancelled'))
})

test('cancelling reaches the server, and the call says so to whoever waits', async () => {
  const log = logFile()
  const app = await testApp()
  const { id } = await app.raw('silent', ['--log', log])
  const waiting = app.call(id, 'wait')
  const [running] = await eventually(async () => {
    const { calls } = await app.ask<{ calls: Call[] }>('/api/calls')
    expect(calls).toHaveLength(1)
    return calls
  })
  expect(running?.status).toBe('running')
  expect((await app.request(`/api/calls/${running?.id}`, { method: 'DELETE' })).status).toBe(204)
  expect(await waiting).toMatchObject({ status: 'cancelled' })
  await eventually(() => expect(readFileSync(log, 'utf8')).toContain('notifications/cancelled'))
  expect((await app.request(`/api/calls/${running?.id}`, { method: 'DELETE' })).status).toBe(204)
  expect(await app.ask<Call>(`/api/calls/${running?.id}`)).toMatchObject({ status: 'cancelled' })
})

test('what a server asks of us is answered, and what we do not offer is declined', async () => {
  const app = await testApp()
  const { id } = await app.raw('asks')
  const call = await app.call(id, 'ask')
  expect(JSON.parse(textOf(call))).toMatchObject({
    ping: { result: {} },
    'roots/list': { result: { roots: [] } },
    'elicitation/create': { result: { action: 'decline' } },
    'sampling/createMessage': { error: { message: expect.stringContaining('declined') } },
  })
  expect(JSON.stringify(call.result)).toContain('-32601')
})

test('a sixty-fifth call at once is refused, and the others go on', async () => {
  const app = await testApp()
  const { id } = await app.raw('silent')
  await app.ask(`/api/connections/${id}/connect`, { method: 'POST' })
  const waiting = Array.from({ length: 64 }, () => app.call(id, 'wait'))
  await eventually(async () => expect((await app.ask<{ calls: Call[] }>('/api/calls?limit=100')).calls).toHaveLength(64))
  const refused = await app.request(`/api/connections/${id}/calls`, { method: 'POST', body: { tool: 'echo', arguments: {} } })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
  const { calls } = await app.ask<{ calls: Call[] }>('/api/calls?limit=100')
  await Promise.all(calls.map((call) => app.request(`/api/calls/${call.id}`, { method: 'DELETE' })))
  expect((await Promise.all(waiting)).every((call) => call.status === 'cancelled')).toBe(true)
})

test('history is read in pages, newest first, and by tool', async () => {
  const app = await testApp()
  const { id } = await app.raw('odd-tools')
  for (const text of ['a', 'b', 'c']) await app.call(id, 'good_last', { text })
  await app.call(id, 'good_first', { city: 'Bern' })
  const first = await app.ask<{ calls: Call[]; next?: string }>('/api/calls?limit=2')
  expect(first.calls.map((call) => call.tool)).toEqual(['good_first', 'good_last'])
  const second = await app.ask<{ calls: Call[]; next?: string }>(`/api/calls?limit=2&before=${first.next}`)
  expect(second.calls.map((call) => call.arguments)).toEqual([{ text: 'b' }, { text: 'a' }])
  expect(second.next).toBeUndefined()
  expect((await app.ask<{ calls: Call[] }>(`/api/calls?connection=${id}&tool=good_first`)).calls).toHaveLength(1)
})

test('calls are listed without their answers where nobody needs those', async () => {
  const app = await testApp()
  const { id } = await app.raw('breaks-output')
  await app.call(id, 'breaks', { n: 1 })
  const whole = (await app.ask<{ calls: Call[] }>('/api/calls')).calls[0]
  expect(whole?.result).toBeDefined()
  const { result: _, ...rest } = whole ?? {}
  expect((await app.ask<{ calls: Call[] }>('/api/calls?answers=0')).calls).toEqual([rest])
})

test('history is bounded and says how much it dropped', async () => {
  const app = await testApp({ TOOLWRIGHT_HISTORY_CALLS: '3' })
  const { id } = await app.raw('odd-tools')
  for (let n = 0; n < 5; n++) await app.call(id, 'good_last', { text: String(n) })
  const { calls, dropped } = await app.ask<{ calls: Call[]; dropped: number }>('/api/calls')
  expect(calls.map((call) => call.arguments)).toEqual([{ text: '4' }, { text: '3' }, { text: '2' }])
  expect(dropped).toBe(2)
})

test('each call is logged by the wrapper: start and success at debug, failure at error with its reason', async () => {
  const app = await testApp()
  const { id } = await app.raw('breaks-output')
  await app.call(id, 'fits')
  await app.call(id, 'error')
  const lines = app
    .logLines()
    .map((line) => JSON.parse(line) as { level: number; msg: string; tool?: string; reason?: string; correlationId?: string })
  const of = (tool: string) => lines.filter((line) => line.tool === tool).map(({ level, msg }) => [level, msg])
  expect(of('fits')).toEqual([
    [20, 'call started'],
    [20, 'call answered'],
  ])
  expect(of('error')).toEqual([
    [20, 'call started'],
    [50, 'call failed'],
  ])
  expect(lines.find((line) => line.tool === 'error' && line.level === 50)?.reason).toContain('thermometer')
  expect(lines.filter((line) => line.tool !== undefined).every((line) => line.correlationId !== undefined)).toBe(true)
})

test('a call to a server that is not there is a 502 that says so', async () => {
  const app = await testApp()
  const { id } = await app.ask<{ id: string }>('/api/connections', {
    method: 'POST',
    body: { name: 'gone', transport: { type: 'http', url: `http://127.0.0.1:${await closedPort()}/mcp` } },
  })
  const response = await app.request(`/api/connections/${id}/calls`, { method: 'POST', body: { tool: 'x', arguments: {} } })
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({
    error: { code: 'dependency_failure', message: expect.stringContaining('Nothing listens there') },
  })
})

/** A port that was free a moment ago, with nobody behind it. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
