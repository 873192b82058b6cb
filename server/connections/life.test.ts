import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Connection } from '#shared/connections/connection'
import { eventually, isRunning, testApp } from '../testing/test-app'

const connect = (id: string) => [`/api/connections/${id}/connect`, { method: 'POST' }] as const
type Refusal = { error: { code: string; message: string; data: { exitCode?: number; signal?: string; stderrTail: string[] } } }

test('a server that ends before it is ready is reported with exit code and last words', async () => {
  const app = await testApp()
  const { id } = await app.raw('exits', ['7', '--at-start'])
  const response = await app.request(...connect(id))
  expect(response.status).toBe(502)
  const { error } = (await response.json()) as Refusal
  expect(error.message).toBe('The server exited with code 7.')
  expect(error.data.exitCode).toBe(7)
  expect(error.data.stderrTail.length).toBeGreaterThanOrEqual(3)
  const { state } = await app.ask<Connection>(`/api/connections/${id}`)
  expect(state).toMatchObject({ status: 'failed', exitCode: 7, stderrTail: error.data.stderrTail })
})

test('a server that dies in a call ends the call and says by what', async () => {
  const app = await testApp()
  const { id } = await app.raw('exits', ['5'])
  expect(await app.call(id, 'exit')).toMatchObject({ status: 'disconnected', reason: 'The server exited with code 5.' })
  expect((await app.ask<Connection>(`/api/connections/${id}`)).state).toMatchObject({ status: 'failed', exitCode: 5 })
})

test('a server ended by a signal is reported with the signal, and the next call starts it again', async () => {
  const app = await testApp()
  const { id } = await app.raw('exits', ['--signal'])
  expect(await app.call(id, 'exit')).toMatchObject({ status: 'disconnected' })
  expect((await app.ask<Connection>(`/api/connections/${id}`)).state).toMatchObject({ status: 'failed', signal: 'SIGKILL' })
  await app.ask(...connect(id))
  expect((await app.ask<Connection>(`/api/connections/${id}`)).state.status).toBe('ready')
})

test('reading a list for a page starts nothing: not after a crash, not after a disconnect', async () => {
  const app = await testApp()
  const { id } = await app.raw('exits', ['5'])
  const look = () => app.request(`/api/connections/${id}/tools?connect=0`)
  const statusNow = async () => (await app.ask<Connection>(`/api/connections/${id}`)).state.status
  expect((await look()).status).toBe(409)
  await app.ask(`/api/connections/${id}/tools`)
  await app.call(id, 'exit')
  expect(await statusNow()).toBe('failed')
  expect(await (await look()).json()).toMatchObject({ tools: [{ tool: { name: 'exit' } }, { tool: { name: 'echo' } }] })
  expect(await statusNow()).toBe('failed')
  await app.ask(`/api/connections/${id}/disconnect`, { method: 'POST' })
  expect((await look()).status).toBe(409)
  expect(await statusNow()).toBe('idle')
})

test('a failure says whether the server had come up, since when, and what failed before', async () => {
  const app = await testApp()
  const { id } = await app.raw('exits', ['5'])
  const { state: ready } = await app.ask<Connection>(...connect(id))
  await app.call(id, 'exit')
  const { state: first } = await app.ask<Connection>(`/api/connections/${id}`)
  expect(first).toMatchObject({
    during: 'session',
    since: (ready as { since: string }).since,
    pid: (ready as { pid: number }).pid,
    program: process.execPath,
    earlier: [],
  })
  const { transport } = await app.ask<Connection>(`/api/connections/${id}`)
  await app.ask(`/api/connections/${id}`, {
    method: 'PUT',
    body: { name: 'x', transport: { ...transport, command: 'no-such-program-here' } },
  })
  await app.request(...connect(id))
  const { state: second } = await app.ask<Connection>(`/api/connections/${id}`)
  expect(second).toMatchObject({
    during: 'start',
    earlier: [{ at: (first as { at: string }).at, reason: 'The server exited with code 5.' }],
  })
  expect(second).not.toHaveProperty('pid')
  expect(second).not.toHaveProperty('program')
})

test.each([
  ['a command that does not exist', { command: 'no-such-program-here', args: [] }, 'on the PATH that was searched'],
  ['a file that does not exist', { command: './no/such/file', args: [] }, 'There is no program ./no/such/file'],
  [
    'a folder that does not exist',
    { command: process.execPath, args: [], cwd: '/no/such/folder' },
    'working folder /no/such/folder does not exist',
  ],
])('%s is said plainly', async (_, transport, sentence) => {
  const app = await testApp()
  const { id } = await app.ask<Connection>('/api/connections', {
    method: 'POST',
    body: { name: 'x', transport: { type: 'stdio', ...transport } },
  })
  const response = await app.request(...connect(id))
  expect(response.status).toBe(502)
  expect(((await response.json()) as Refusal).error.message).toContain(sentence)
})

test('a server that never answers is given up after the time it has to come up, and its process ends', async () => {
  const app = await testApp()
  const { id } = await app.raw('silent', ['--from-start'], { connectTimeoutMs: 400 })
  const response = await app.request(...connect(id))
  expect(response.status).toBe(504)
  expect(await response.json()).toMatchObject({ error: { code: 'timeout', message: 'The server did not come up within 0.4 s.' } })
  const { state } = await app.ask<Connection>(`/api/connections/${id}`)
  expect(state.status).toBe('failed')
  // We ended it: how it exited then says nothing about it.
  expect(state).not.toHaveProperty('exitCode')
  expect(state).not.toHaveProperty('signal')
})

test('a session that goes on with old settings says so until it is made anew', async () => {
  const app = await testApp()
  const { id, transport } = await app.raw('pages')
  await app.ask(...connect(id))
  const edit = (body: object) => app.ask<Connection>(`/api/connections/${id}`, { method: 'PUT', body: { name: 'x', transport, ...body } })
  const outdated = async () => (await app.ask<Connection>(`/api/connections/${id}`)).reconnect ?? false
  expect(await edit({ name: 'y', timeoutMs: 1000 })).toHaveProperty('reconnect', true)
  expect(await outdated()).toBe(false)
  await edit({ transport: { ...transport, env: { LEVEL: '1' } } })
  expect(await outdated()).toBe(true)
  await app.ask(`/api/connections/${id}/disconnect`, { method: 'POST' })
  expect(await outdated()).toBe(false)
  await app.ask(...connect(id))
  expect(await outdated()).toBe(false)
})

test('callers who come together share one process', async () => {
  const app = await testApp()
  const { id } = await app.raw('stubborn')
  const [a, b] = await Promise.all([app.ask<Connection>(...connect(id)), app.ask<Connection>(...connect(id))])
  expect(a.state).toMatchObject({ status: 'ready', pid: expect.any(Number) })
  expect(b.state).toEqual(a.state)
})

test('disconnecting ends a server that ignores SIGTERM and the end of its input', async () => {
  const app = await testApp()
  const { id } = await app.raw('stubborn')
  const { state } = await app.ask<Connection>(...connect(id))
  const pid = (state as { pid: number }).pid
  expect(isRunning(pid)).toBe(true)
  const { state: after } = await app.ask<Connection>(`/api/connections/${id}/disconnect`, { method: 'POST' })
  expect(after).toEqual({ status: 'idle' })
  expect(isRunning(pid)).toBe(false)
})

test.each([
  ['a wrapper and its server', []],
  ['a wrapper whose server ignores every signal but SIGKILL', ['--stubborn']],
])('disconnecting ends %s', async (_, args) => {
  const app = await testApp()
  const { id } = await app.raw('grandchild', args)
  const call = await app.call(id, 'pids')
  const [block] = (call.result as { content: { text: string }[] }).content
  const pids = Object.values(JSON.parse(block?.text ?? '{}') as Record<string, number>).filter((pid) => pid !== process.pid)
  expect(pids.length).toBeGreaterThanOrEqual(2)
  expect(pids.every(isRunning)).toBe(true)
  await app.ask(`/api/connections/${id}/disconnect`, { method: 'POST' })
  expect(pids.filter(isRunning)).toEqual([])
})

test('a server whose wrapper ends before it is ended too', async () => {
  const log = join(mkdtempSync(join(tmpdir(), 'toolwright-pids-')), 'pids')
  const app = await testApp()
  const { id } = await app.raw('grandchild', ['--leader-exits', '--stubborn', '--after', '500', '--log', log])
  await app.request(...connect(id))
  await eventually(async () => expect((await app.ask<Connection>(`/api/connections/${id}`)).state.status).toBe('failed'))
  const pids = [...readFileSync(log, 'utf8').matchAll(/\d+/g)].map(([text]) => Number(text)).filter((pid) => pid > 1 && pid !== process.pid)
  await eventually(() => expect(pids.filter(isRunning)).toEqual([]))
})

test('deleting a server ends its session, and it can be brought back', async () => {
  const app = await testApp()
  const { id } = await app.raw('stubborn')
  const { state } = await app.ask<Connection>(...connect(id))
  expect((await app.request(`/api/connections/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect(isRunning((state as { pid: number }).pid)).toBe(false)
  expect((await app.request(`/api/connections/${id}`)).status).toBe(404)
  expect(await app.ask<Connection>(`/api/connections/${id}/restore`, { method: 'POST' })).toMatchObject({ id, state: { status: 'idle' } })
})

test('a session without a page or a call ends after the idle time; a page keeps it', async () => {
  const app = await testApp()
  const { id } = await app.raw('silent')
  await app.ask(...connect(id))
  const leave = app.deps.events.subscribe(() => {})
  app.deps.sessions.reap(0)
  expect((await app.ask<Connection>(`/api/connections/${id}`)).state.status).toBe('ready')
  leave()
  app.deps.sessions.reap(0)
  await eventually(async () => expect((await app.ask<Connection>(`/api/connections/${id}`)).state.status).toBe('idle'))
})

test('what a server says on stdout beside its messages is kept and shown, and stderr too', async () => {
  const app = await testApp()
  const { id } = await app.raw('garbage')
  await app.ask(...connect(id))
  await app.ask(`/api/connections/${id}/tools`)
  const { lines } = await app.ask<{ lines: { stream: string; text: string; seq: number }[] }>(`/api/connections/${id}/stderr`)
  expect(lines.filter((line) => line.stream === 'stdout').length).toBeGreaterThan(0)
  expect(lines.map((line) => line.seq)).toEqual(lines.map((_, index) => index + 1))
})

test('a hundred thousand lines on stderr neither hang the server nor fill the memory', async () => {
  const app = await testApp()
  const { id } = await app.raw('stderr-flood')
  expect(await app.call(id, 'flood', { lines: 100_000 })).toMatchObject({ status: 'answered' })
  const { lines, dropped } = await eventually(async () => {
    const answer = await app.ask<{ lines: { text: string; seq: number }[]; dropped: number }>(
      `/api/connections/${id}/stderr?limit=1000&after=0`,
    )
    expect(answer.dropped).toBeGreaterThan(90_000)
    return answer
  })
  expect(lines[0]?.seq).toBe(dropped + 1)
})
