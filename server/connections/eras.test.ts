import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import type { Call } from '#shared/calls/call'
import type { Connection, Era } from '#shared/connections/connection'
import { eventually, root, type TestApp, testApp } from '../testing/test-app'

const textOf = (call: Call) => (call.result as { content: { text: string }[] }).content[0]?.text ?? ''

/** One of our HTTP servers on a port of its own; it ends with its input, and so with the test. */
async function listening(name: string, args: string[] = []): Promise<string> {
  const child: ChildProcess = spawn(process.execPath, [`e2e/servers/${name}.mjs`, ...args], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line')
  return (JSON.parse(line as string) as { url: string }).url
}

const http = (app: TestApp, url: string, more: { type?: 'http' | 'sse'; era?: Era; headers?: Record<string, string> } = {}) =>
  app.ask<Connection>('/api/connections', {
    method: 'POST',
    body: { name: 'x', transport: { type: more.type ?? 'http', url, headers: more.headers ?? {} }, ...(more.era && { era: more.era }) },
  })

const connect = (app: TestApp, id: string) => app.ask<Connection>(`/api/connections/${id}/connect`, { method: 'POST' })

test('an answer over HTTP that comes long after the deadline is kept', async () => {
  const app = await testApp()
  const { id } = await http(app, await listening('http-server'))
  const { id: callId } = await app.call(id, 'late', { ms: 1500 }, { timeoutMs: 100 })
  await eventually(async () =>
    expect(await app.ask<Call>(`/api/calls/${callId}`)).toMatchObject({ status: 'timed_out', late: { status: 'answered' } }),
  )
})

test.each<[string, Era, string]>([
  ['a modern server', 'legacy', 'modern'],
  ['a modern server', 'auto', 'modern'],
  ['a modern server', 'modern', 'modern'],
  ['a legacy server', 'legacy', 'legacy'],
  ['a legacy server', 'auto', 'legacy'],
])('%s over stdio, asked for "%s", is spoken to in the %s way', async (server, era, spoken) => {
  const app = await testApp()
  const { id } = await app.raw(server === 'a modern server' ? 'modern-only' : 'progress', [], { era })
  const { state } = await connect(app, id)
  expect(state).toMatchObject({ status: 'ready', era: spoken, protocolVersion: spoken === 'modern' ? '2026-07-28' : '2025-11-25' })
  const call = spoken === 'modern' ? await app.call(id, 'echo', { text: 'hi' }) : await app.call(id, 'count', { steps: 1, everyMs: 1 })
  expect(call.status).toBe('answered')
})

test('a legacy server that must be modern is refused with a sentence', async () => {
  const app = await testApp()
  const { id } = await app.raw('progress', [], { era: 'modern' })
  const response = await app.request(`/api/connections/${id}/connect`, { method: 'POST' })
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining('does not speak the modern protocol') } })
})

test('a server that dies of the probe is started again and greeted the old way', async () => {
  const app = await testApp()
  const { id } = await app.raw('exits-on-unknown', [], { era: 'auto' })
  expect((await connect(app, id)).state).toMatchObject({ status: 'ready', era: 'legacy' })
})

test.each<[string, string, string[], 'http' | 'sse']>([
  ['Streamable HTTP, legacy, streamed', 'http-server', [], 'http'],
  ['Streamable HTTP, legacy, as JSON', 'http-server', ['--json'], 'http'],
  ['Streamable HTTP, modern, streamed', 'http-server', ['--modern'], 'http'],
  ['Streamable HTTP, modern, as JSON', 'http-server', ['--modern', '--json'], 'http'],
  ['the old HTTP with SSE', 'sse-server', [], 'sse'],
])('%s: connects, lists, answers', async (_, server, args, type) => {
  const app = await testApp()
  const { id } = await http(app, await listening(server, args), { type })
  const { state } = await connect(app, id)
  expect(state).toMatchObject({ status: 'ready', era: args.includes('--modern') ? 'modern' : 'legacy' })
  const { tools } = await app.ask<{ tools: unknown[] }>(`/api/connections/${id}/tools`)
  expect(tools.length).toBeGreaterThanOrEqual(3)
  expect(textOf(await app.call(id, 'echo', { text: 'grüezi' }))).toBe('grüezi')
  const { frames } = await app.ask<{ frames: { direction: string; text: string }[] }>(`/api/connections/${id}/frames`)
  const sent = frames.findLast((frame) => frame.direction === 'out' && frame.text.includes('tools/call'))
  const answer = frames.findLast((frame) => frame.direction === 'in' && frame.text.includes('grüezi'))
  expect(JSON.parse(sent?.text ?? '')).toMatchObject({ method: 'tools/call', params: { name: 'echo' } })
  expect(answer).toBeDefined()
  expect((await app.ask<Connection>(`/api/connections/${id}/disconnect`, { method: 'POST' })).state).toEqual({ status: 'idle' })
})

test.each<[string, string, string[], 'http' | 'sse']>([
  ['legacy', 'http-server', [], 'http'],
  ['modern', 'http-server', ['--modern'], 'http'],
  ['old SSE', 'sse-server', [], 'sse'],
])('progress and cancellation work over HTTP: %s', async (_, server, args, type) => {
  const app = await testApp()
  const { id } = await http(app, await listening(server, args), { type })
  const progress: number[] = []
  const stop = app.deps.events.subscribe(({ event }) => {
    if (event.type === 'progress') progress.push(event.progress)
  })
  const waiting = app.call(id, 'slow', { steps: 1000, everyMs: 20 }, { timeoutMs: 2000 })
  await eventually(() => expect(progress.length).toBeGreaterThan(2))
  stop()
  const { calls } = await app.ask<{ calls: Call[] }>('/api/calls')
  await app.request(`/api/calls/${calls[0]?.id}`, { method: 'DELETE' })
  expect(await waiting).toMatchObject({ status: 'cancelled' })
  await eventually(async () => {
    const seen = JSON.parse(textOf(await app.call(id, 'seen'))) as { cancelled: unknown[]; closedStreams: unknown[] }
    expect(args.includes('--modern') ? seen.closedStreams : seen.cancelled).not.toEqual([])
  })
})

test('a server that has forgotten the session gets the call in a new one', async () => {
  const app = await testApp()
  const { id } = await http(app, await listening('http-server', ['--drop-session']))
  expect(await app.call(id, 'echo', { text: 'one' })).toMatchObject({ status: 'answered' })
  expect(await app.call(id, 'echo', { text: 'two' })).toMatchObject({ status: 'answered' })
})

test.each([
  ['a status of 500', ['--status', '500'], 502, '500'],
  ['a page instead of a server', ['--html'], 502, 'The address answers with text/html, but not with MCP messages.'],
  ['a missing header', ['--require-header', 'x-key=abc'], 502, '401'],
])('%s is explained', async (_, args, status, words) => {
  const app = await testApp()
  const { id } = await http(app, await listening('http-server', args))
  const response = await app.request(`/api/connections/${id}/connect`, { method: 'POST' })
  expect(response.status).toBe(status)
  const { error } = (await response.json()) as { error: { message: string } }
  expect(error.message).toContain(words)
  expect(error.message.length).toBeGreaterThan(20)
})

test.each<[string, (url: string) => string, 'http' | 'sse', string]>([
  ['a page instead of an event stream', (url) => url, 'sse', 'but not with MCP messages'],
  ['TLS where there is none', (url) => url.replace('http:', 'https:'), 'http', 'It does not speak TLS there'],
  ['a port where nobody listens', () => 'http://127.0.0.1:47/mcp', 'http', 'Nothing listens there'],
  ['a port where nobody listens, over SSE,', () => 'http://127.0.0.1:47/sse', 'sse', 'Nothing listens there'],
])('%s is explained', async (_, at, type, words) => {
  const app = await testApp()
  const { id } = await http(app, at(await listening('http-server', ['--html'])), { type })
  const response = await app.request(`/api/connections/${id}/connect`, { method: 'POST' })
  expect(((await response.json()) as { error: { message: string } }).error.message).toContain(words)
})

test('headers of the settings are sent', async () => {
  const app = await testApp()
  const { id } = await http(app, await listening('http-server', ['--require-header', 'x-key=abc']), { headers: { 'X-Key': 'abc' } })
  expect((await connect(app, id)).state.status).toBe('ready')
})

test('an event stream that breaks off is a server that went away', async () => {
  const app = await testApp()
  const { id } = await http(app, await listening('sse-server', ['--drop-stream']), { type: 'sse' })
  await app.call(id, 'echo', { text: 'x' })
  await eventually(async () => expect((await app.ask<Connection>(`/api/connections/${id}`)).state.status).toBe('failed'))
})

test('a modern server tells of changes on the stream that asked for them', async () => {
  const app = await testApp()
  const { id } = await app.raw('modern-only')
  await app.ask(`/api/connections/${id}/tools`)
  const told: string[] = []
  app.deps.events.subscribe(({ event }) => void told.push(event.type))
  await app.call(id, 'grow')
  await eventually(() => expect(told).toContain('tools'))
})

test('a modern server that wants what we do not offer says so', async () => {
  const app = await testApp()
  const { id } = await app.raw('modern-only')
  expect(await app.call(id, 'ask_city')).toMatchObject({ status: 'protocol_error', error: { code: -32021 } })
})

test('a modern server that wants to know the roots gets them, and its state back byte for byte', async () => {
  const app = await testApp()
  const { id } = await app.raw('modern-only')
  expect(textOf(await app.call(id, 'ask_roots'))).toBe('{"roots":[]}')
})

test.each([
  ['modern-only', 'modern'],
  ['progress', 'legacy'],
])('a server that is slow to start is not taken for another era: %s', async (name, era) => {
  const app = await testApp()
  const { id } = await app.ask<Connection>('/api/connections', {
    method: 'POST',
    body: {
      name,
      transport: { type: 'stdio', command: 'sh', args: ['-c', `sleep 2.5; exec node e2e/servers/${name}.mjs`], cwd: root },
      era: 'auto',
    },
  })
  expect((await connect(app, id)).state).toMatchObject({ status: 'ready', era })
})

test('a server that never answers the probe is greeted the old way', async () => {
  const app = await testApp()
  const { id } = await app.raw('ignores-unknown', [], { era: 'auto' })
  expect((await connect(app, id)).state).toMatchObject({ status: 'ready', era: 'legacy' })
})
