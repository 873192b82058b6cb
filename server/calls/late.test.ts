import { expect, test } from 'vitest'
import type { AppEvent } from '#shared/api/events'
import type { Call } from '#shared/calls/call'
import { eventually, type TestApp, testApp } from '../testing/test-app'

const late = (app: TestApp, id: string) =>
  eventually(async () => {
    const call = await app.ask<Call>(`/api/calls/${id}`)
    expect(call.late).toBeDefined()
    return call
  })

test('an answer that comes after the deadline is kept with its call, and the pages are told', async () => {
  const app = await testApp()
  const told: AppEvent[] = []
  app.deps.events.subscribe(({ event }) => told.push(event))
  const { id } = await app.raw('slow')
  const ended = await app.call(id, 'slow_1', { ms: 600 }, { timeoutMs: 150 })
  expect(ended).toMatchObject({ status: 'timed_out' })
  expect(ended.late).toBeUndefined()
  const { late: answer, ...call } = await late(app, ended.id)
  expect(call).toEqual(ended)
  expect(answer).toMatchObject({
    at: expect.stringMatching(/Z$/),
    status: 'answered',
    result: { content: [{ type: 'text', text: 'slow_1 is done' }] },
  })
  expect(answer?.durationMs).toBeGreaterThan(ended.durationMs ?? 0)
  expect(told).toContainEqual({ type: 'call', callId: ended.id, connectionId: id, tool: 'slow_1', status: 'timed_out', late: true })
  expect((await app.ask<{ calls: Call[] }>('/api/calls')).calls[0]?.late).toEqual(answer)
  const { result: _, ...rest } = answer ?? {}
  expect((await app.ask<{ calls: Call[] }>('/api/calls?answers=0')).calls[0]?.late).toEqual(rest)
})

test('so is one that comes after the call was cancelled, whatever it says', async () => {
  const app = await testApp()
  const { id } = await app.raw('slow')
  const { id: callId } = await app.ask<Call>(`/api/connections/${id}/calls?wait=0`, {
    method: 'POST',
    body: { tool: 'slow_1', arguments: { ms: 600, fail: true } },
  })
  await app.request(`/api/calls/${callId}`, { method: 'DELETE' })
  expect(await late(app, callId)).toMatchObject({ status: 'cancelled', late: { status: 'tool_error' } })
})

test('a late answer that is written after its call was stored is masked as the rest is', async () => {
  const app = await testApp()
  const { id } = await app.raw('slow', [], { env: { SECRET: 'slow_1 is done' } })
  const { id: callId } = await app.call(id, 'slow_1', { ms: 900 }, { timeoutMs: 100 })
  expect((await app.ask<Call>(`/api/calls/${callId}`)).status).toBe('timed_out')
  const call = await late(app, callId)
  expect(JSON.stringify(call)).not.toContain('slow_1 is done')
  expect(JSON.stringify(call.late)).toContain('•••')
})

test('a call can be started without waiting for its end', async () => {
  const app = await testApp()
  const { id } = await app.raw('slow')
  const response = await app.request(`/api/connections/${id}/calls?wait=0`, {
    method: 'POST',
    body: { tool: 'slow_2', arguments: { ms: 800 } },
  })
  expect(response.status).toBe(202)
  const call = (await response.json()) as Call
  expect(call).toMatchObject({ tool: 'slow_2', status: 'running', arguments: { ms: 800 } })
  const now = () => app.ask<Call>(`/api/calls/${call.id}`)
  const halfWay = { progress: 1, total: 2, message: 'slow_2 is half-way' }
  await eventually(async () => expect(await now()).toMatchObject({ status: 'running', progress: halfWay }))
  const ended = await eventually(async () => {
    const found = await now()
    expect(found).toMatchObject({ status: 'answered' })
    return found
  })
  expect(ended.progress).toBeUndefined()
})
