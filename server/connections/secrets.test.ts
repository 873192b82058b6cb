import { expect, test } from 'vitest'
import type { Connection } from '#shared/connections/connection'
import { testApp } from '../testing/test-app'
import { masker, maskerFor } from './secrets'

const secret = 'p@ss/wörd "quoted" \\ 12345678'

test.each([
  ['as it is', secret],
  ['JSON-escaped', JSON.stringify(secret)],
  ['URL-encoded', encodeURIComponent(secret)],
  ['as a form field', new URLSearchParams({ a: secret }).toString()],
  ['JSON in JSON', JSON.stringify(JSON.stringify({ token: secret }))],
])('a secret is hidden in text %s', (_, text) => {
  const hidden = masker([secret]).text(`before ${text} after`)
  expect(hidden).toContain('•••')
  expect(hidden).not.toContain('12345678')
})

test.each([
  ['a string', JSON.stringify({ a: secret })],
  ['part of a string', JSON.stringify([`x${secret}y`])],
  ['a key', JSON.stringify({ [secret]: 1 })],
  ['ASCII escapes', `{"a":"${[...secret].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"}`],
  ['JSON as text', JSON.stringify({ text: JSON.stringify({ a: secret }) })],
])('JSON stays JSON when a secret is hidden in %s', (_, text) => {
  const hidden = masker([secret]).json(text)
  expect(() => JSON.parse(hidden)).not.toThrow()
  expect(hidden).toContain('•••')
  expect(hidden).not.toContain('12345678')
})

test('a secret of digits is hidden in numbers too', () => {
  expect(JSON.parse(masker(['12345678']).json('{"id":12345678,"long":9123456780,"other":1234567}'))).toEqual({
    id: '•••',
    long: '•••',
    other: 1234567,
  })
})

test('text without a secret keeps its spelling', () => {
  const text = '{"b":1.0,"10":"\\u00e9","2":12345678901234567890}'
  expect(masker([secret]).json(text)).toBe(text)
})

test('short values are not hunted for', () => {
  expect(masker(['1', 'debug']).text('level 1 debug')).toBe('level 1 debug')
})

test('the secret of a header is hidden without its scheme too', () => {
  const { text } = maskerFor({ type: 'http', url: 'http://127.0.0.1/', headers: { Authorization: 'Bearer abcdefghijkl' } })
  expect(text('token abcdefghijkl refused')).toBe('token ••• refused')
})

test('a secret that a server repeats everywhere is verbatim only in the live result', async () => {
  const token = 'sk-live/ÄÖ"42" 98765432'
  const app = await testApp()
  const { id } = await app.raw('secrets', [], { env: { SECRET_TOKEN: token } })
  const forms = [token, JSON.stringify(token).slice(1, -1), encodeURIComponent(token)]
  const seen: string[] = []
  for (const tool of ['in_result', 'in_error', 'in_failure', 'in_stderr', 'in_noise']) {
    const live = await (
      await app.request(`/api/connections/${id}/calls`, { method: 'POST', body: { tool, arguments: { hint: token } } })
    ).text()
    if (tool === 'in_result') expect(live).toContain(JSON.stringify(token).slice(1, -1))
  }
  for (const path of [
    `/api/connections/${id}`,
    '/api/connections',
    `/api/connections/${id}/frames`,
    `/api/connections/${id}/stderr`,
    '/api/calls',
  ]) {
    seen.push(await (await app.request(path)).text())
  }
  seen.push(...app.logLines())
  for (const text of seen) {
    for (const form of forms) expect(text).not.toContain(form)
    expect(text).not.toMatch(/\\u0073\\u006b/i)
  }
  expect(seen[2]).toContain('•••')
  expect(seen[3]).toContain('•••')
  expect(seen[4]).toContain('•••')
})

test('settings never give a secret back, and an edit keeps it only for the same command', async () => {
  const app = await testApp()
  const made = await app.raw('secrets', [], { env: { SECRET_TOKEN: 'abcdefgh-secret', DEBUG: '1' } })
  expect(made.transport).toMatchObject({ env: { SECRET_TOKEN: null, DEBUG: null } })
  const kept = await app.ask<Connection>(`/api/connections/${made.id}`, { method: 'PUT', body: { ...made, name: 'renamed' } })
  expect(kept.name).toBe('renamed')
  expect(await app.deps.storage.connections.find(made.id)).toMatchObject({ transport: { env: { SECRET_TOKEN: 'abcdefgh-secret' } } })

  const moved = await app.request(`/api/connections/${made.id}`, {
    method: 'PUT',
    body: { ...made, transport: { ...made.transport, command: '/bin/cat' } },
  })
  expect(moved.status).toBe(400)
  expect(await moved.json()).toMatchObject({
    error: { details: [{ field: '/transport/env/SECRET_TOKEN' }, { field: '/transport/env/DEBUG' }] },
  })

  const created = await app.request('/api/connections', { method: 'POST', body: { name: 'x', transport: { ...made.transport } } })
  expect(created.status).toBe(400)

  const twin = await app.ask<Connection>(`/api/connections/${made.id}/duplicate`, { method: 'POST', body: { name: 'twin' } })
  expect(twin.transport).toMatchObject({ env: { SECRET_TOKEN: null } })
  expect(await app.deps.storage.connections.find(twin.id)).toMatchObject({ transport: { env: { SECRET_TOKEN: 'abcdefgh-secret' } } })
})

test('a header is kept for the same origin only', async () => {
  const app = await testApp()
  const body = { name: 'x', transport: { type: 'http', url: 'http://127.0.0.1:9/mcp', headers: { 'X-Key': 'abcdefgh' } } }
  const made = await app.ask<Connection>('/api/connections', { method: 'POST', body })
  const put = (url: string) =>
    app.request(`/api/connections/${made.id}`, {
      method: 'PUT',
      body: { name: 'x', transport: { type: 'http', url, headers: { 'X-Key': null } } },
    })
  expect((await put('http://127.0.0.1:9/other')).status).toBe(200)
  expect((await put('http://127.0.0.1:10/mcp')).status).toBe(400)
})

test('editing a live server leaves its session alone and says that it must be connected anew', async () => {
  const app = await testApp()
  const made = await app.raw('silent')
  await app.ask(`/api/connections/${made.id}/connect`, { method: 'POST' })
  const edited = await app.ask<Connection>(`/api/connections/${made.id}`, { method: 'PUT', body: { ...made, name: 'other' } })
  expect(edited).toMatchObject({ name: 'other', reconnect: true, state: { status: 'ready' } })
})
