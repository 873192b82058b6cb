import { describe, expect, test } from 'vitest'
import { type ErrorEnvelope, errorEnvelope } from '#shared/api/error'
import { type TestApp, testApp, token } from '../testing/test-app'

type Route = [method: string, path: string, body?: object]

/** Every route of the API but health. `:id` stands for a connection that is there, `:toolset` for a toolset. */
const routes: Route[] = [
  ['GET', '/api/connections'],
  ['POST', '/api/connections', { name: 'x', transport: { type: 'stdio', command: 'x' } }],
  ['POST', '/api/connections/sample'],
  ['GET', '/api/connections/:id'],
  ['PUT', '/api/connections/:id', { name: 'x', transport: { type: 'stdio', command: 'x' } }],
  ['DELETE', '/api/connections/:id'],
  ['POST', '/api/connections/:id/restore'],
  ['POST', '/api/connections/:id/duplicate', { name: 'x' }],
  ['POST', '/api/connections/:id/connect'],
  ['POST', '/api/connections/:id/disconnect'],
  ['GET', '/api/connections/:id/tools'],
  ['GET', '/api/connections/:id/resources'],
  ['GET', '/api/connections/:id/resource-templates'],
  ['GET', '/api/connections/:id/prompts'],
  ['GET', '/api/connections/:id/frames'],
  ['GET', '/api/connections/:id/stderr'],
  ['POST', '/api/connections/:id/calls', { tool: 'x', arguments: {} }],
  ['GET', '/api/calls'],
  ['GET', '/api/calls/x'],
  ['DELETE', '/api/calls/x'],
  ['GET', '/api/toolsets'],
  ['POST', '/api/toolsets', { toolset: {} }],
  ['GET', '/api/toolsets/x'],
  ['PUT', '/api/toolsets/x', { toolset: {}, baseVersion: 1 }],
  ['DELETE', '/api/toolsets/x'],
  ['POST', '/api/toolsets/x/restore'],
  ['GET', '/api/toolsets/x/versions'],
  ['GET', '/api/toolsets/x/versions/1'],
  ['GET', '/api/settings'],
  ['PUT', '/api/settings', { idleMinutes: 5 }],
  ['GET', '/api/events'],
  ['POST', '/api/launch/keys'],
]
const writing = routes.filter(([method]) => method === 'POST' || method === 'PUT')
const withBody = routes.filter(([, , body]) => body !== undefined)

async function refusal(
  app: TestApp,
  [method, path, body]: Route,
  headers: Record<string, string>,
  text?: string,
): Promise<{ status: number; error: ErrorEnvelope['error'] }> {
  const sent = text ?? body
  const response = await app.request(path.replace(':id', 'some-id'), {
    method,
    headers,
    ...(sent !== undefined && method !== 'GET' && { body: sent }),
  })
  const { error } = errorEnvelope.parse(await response.json())
  expect(response.headers.get('x-correlation-id')).toBe(error.correlationId)
  return { status: response.status, error }
}

describe.each<[string, Record<string, string>, number, string]>([
  ['a foreign Host', { host: 'evil.example:4999' }, 403, 'forbidden'],
  ['another port of this machine as Host', { host: '127.0.0.1:5000' }, 403, 'forbidden'],
  ['a foreign Origin', { origin: 'https://evil.example' }, 403, 'forbidden'],
  ['an Origin on another local port', { origin: 'http://127.0.0.1:5000' }, 403, 'forbidden'],
  ['the Origin null', { origin: 'null' }, 403, 'forbidden'],
  ['a page of the same site', { 'sec-fetch-site': 'same-site' }, 403, 'forbidden'],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403, 'forbidden'],
  ['no token', { authorization: '' }, 401, 'unauthorized'],
  ['a wrong token', { authorization: `Bearer ${token.slice(0, -1)}x` }, 401, 'unauthorized'],
  ['the token as a cookie', { authorization: '', cookie: `toolwright_4999=${token}` }, 401, 'unauthorized'],
])('%s', (_, headers, status, code) => {
  test(`is refused by all ${routes.length} routes`, async () => {
    const app = await testApp()
    for (const route of routes) {
      const refused = await refusal(app, route, headers)
      expect([route.slice(0, 2).join(' '), refused.status, refused.error.code]).toEqual([route.slice(0, 2).join(' '), status, code])
    }
  })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json-patch+json'])(
  `a body of type %s is refused by all ${writing.length} writing routes`,
  async (type) => {
    const app = await testApp()
    for (const route of writing) {
      const refused = await refusal(app, route, { 'content-type': type }, '{"a":1}')
      expect([route[1], refused.status, refused.error.code]).toEqual([route[1], 415, 'unsupported_media_type'])
    }
  },
)

test(`a body that is too large is refused by all ${writing.length} writing routes`, async () => {
  const app = await testApp()
  for (const route of writing) {
    const refused = await refusal(app, route, { 'content-length': String(16 * 1024 * 1024 + 1) }, '{}')
    expect([route[1], refused.status, refused.error.code]).toEqual([route[1], 413, 'too_large'])
  }
})

test(`malformed JSON is refused by all ${writing.length} writing routes`, async () => {
  const app = await testApp()
  for (const route of writing) {
    const refused = await refusal(app, route, {}, '{"name": ')
    expect([route[1], refused.status, refused.error.code]).toEqual([route[1], 400, 'invalid_input'])
  }
})

test(`an unknown member is refused by name by all ${writing.length} writing routes`, async () => {
  const app = await testApp()
  const { id } = await app.raw('silent')
  for (const route of writing) {
    const [method, path, body = {}] = route
    const { status, error } = await refusal(app, [method, path.replace(':id', id)], {}, JSON.stringify({ ...body, mispelt: 1 }))
    expect([path, status, error.code]).toEqual([path, 400, 'invalid_input'])
    expect(error.details.map((detail) => detail.field)).toContain('/mispelt')
  }
})

test(`a missing body is refused by all ${withBody.length} routes that need one`, async () => {
  const app = await testApp()
  for (const [method, path] of withBody) {
    expect([path, (await app.request(path, { method })).status]).toEqual([path, 400])
  }
})

test('our own addresses and origins are let in', async () => {
  const app = await testApp()
  for (const host of ['127.0.0.1:4999', 'localhost:4999', '[::1]:4999']) {
    expect(
      (await app.request('/api/connections', { headers: { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(200)
  }
  expect((await app.request('/api/health', { headers: { authorization: '', origin: 'https://evil.example' } })).status).toBe(200)
})

test('an unknown route is 404 for those who are let in, and 401 for others', async () => {
  const app = await testApp()
  for (const path of ['/api', '/api/nothing', '/api/connections/x/y/z']) {
    expect((await app.request(path)).status).toBe(404)
    expect((await app.request(path, { headers: { authorization: '' } })).status).toBe(401)
  }
})

test('pages are refused in a few words of HTML that hold no token', async () => {
  const app = await testApp()
  const response = await app.request('/', { headers: { authorization: '' } })
  expect(response.status).toBe(401)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(await response.text()).not.toContain(token)
})

test('while it shuts down the API refuses, and what belongs to the page is still looked for', async () => {
  const app = await testApp()
  app.shutDown()
  expect((await app.request('/api/connections')).status).toBe(503)
  expect((await app.request('/api/health')).status).toBe(503)
  expect((await app.request('/assets/none.js')).status).toBe(404)
})

test('a launch key lets one browser in, once, and its cookie is not the token', async () => {
  const app = await testApp()
  const { url } = await app.ask<{ url: string }>('/api/launch/keys', { method: 'POST' })
  const key = /#key=(.+)$/.exec(url)?.[1] ?? ''
  const redeem = () => app.request('/api/launch', { method: 'POST', headers: { authorization: '' }, body: { key } })
  const first = await redeem()
  expect(first.status).toBe(204)
  const cookie = first.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^toolwright_4999=[^;]+; .*HttpOnly/)
  expect(cookie).toContain('SameSite=Strict')
  expect(cookie).not.toContain(token)
  const [pair = ''] = cookie.split(';')
  expect((await app.request('/api/connections', { headers: { authorization: '', cookie: pair } })).status).toBe(200)
  expect((await redeem()).status).toBe(401)
})

test('a correlation id is taken over if it is clean, and stands on every line of its request', async () => {
  const app = await testApp()
  const clean = await app.request('/api/calls/nothing', { headers: { 'x-correlation-id': 'my-own_id-42' } })
  expect(clean.headers.get('x-correlation-id')).toBe('my-own_id-42')
  expect(((await clean.json()) as ErrorEnvelope).error.correlationId).toBe('my-own_id-42')
  for (const bad of ['short', 'x'.repeat(65), 'with space 123', 'ünïcode-id-42']) {
    expect((await app.request('/api/calls', { headers: { 'x-correlation-id': encodeURI(bad) } })).headers.get('x-correlation-id')).not.toBe(
      encodeURI(bad),
    )
  }
  const lines = app.logLines().filter((line) => line.includes('/api/calls'))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.every((line) => 'correlationId' in JSON.parse(line))).toBe(true)
  expect(app.logLines().join('')).not.toContain(token)
})

test('a fault of ours says nothing of the inside, and the log has it under the correlation id', async () => {
  const app = await testApp()
  app.deps.storage.connections.list = () => Promise.reject(new Error('secret path /home/someone/db'))
  const response = await app.request('/api/connections')
  const text = await response.text()
  expect(response.status).toBe(500)
  expect(text).not.toContain('someone')
  const { correlationId } = (JSON.parse(text) as ErrorEnvelope).error
  expect(app.logLines().some((line) => line.includes('/home/someone/db') && line.includes(correlationId))).toBe(true)
})
