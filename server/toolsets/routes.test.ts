import { Hono } from 'hono'
import { hc } from 'hono/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AppEvent } from '#shared/api/events'
import type { Env } from '../http/env'
import { onError } from '../http/errors'
import { LinkedToolsets } from '../linked/linked-toolsets'
import { silentLog } from '../log'
import type { Storage } from '../storage/store'
import { libsqlPlace, type Place } from '../storage/testing/place'
import { toolsetRoutes } from './routes'

let place: Place
let storage: Storage
let events: AppEvent[]
let clock: number
let app: ReturnType<typeof testApp>

beforeEach(async () => {
  place = await libsqlPlace()
  storage = await place.open()
  events = []
  clock = Date.parse('2026-03-01T12:00:00.000Z')
  app = testApp()
})
afterEach(async () => {
  await storage.close()
  await place.remove()
})

function testApp() {
  let ids = 0
  const emit = (event: AppEvent) => void events.push(event)
  const deps = {
    toolsets: storage.toolsets,
    links: storage.links,
    now: () => new Date(clock),
    newId: () => `t${++ids}`,
    emit,
    log: silentLog,
  }
  const app = new Hono<Env>().use(async (c, next) => {
    c.set('correlationId', 'test')
    c.set('log', silentLog)
    await next()
  })
  app.onError(onError)
  return app.route('/api/toolsets', toolsetRoutes({ ...deps, linked: new LinkedToolsets(deps) }))
}

async function ask(method: string, path: string, body?: string) {
  const headers = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  const response = await app.request(`/api/toolsets${path}`, { method, headers, ...(body !== undefined && { body }) })
  const text = await response.text()
  return { status: response.status, text, value: text === '' ? undefined : JSON.parse(text) }
}

const weather = { format: 1, name: 'weather', title: 'Weather', rules: 'mcp', nodes: [{ id: 'a', tool: { name: 'a' } }] }
const create = (toolset: object = weather) => ask('POST', '', JSON.stringify({ toolset }))
const put = (change: object, id = 't1') => ask('PUT', `/${id}`, JSON.stringify({ toolset: weather, ...change }))
const time = '2026-03-01T12:00:00.000Z'

test('a toolset is created, listed and read', async () => {
  const saved = { id: 't1', version: 1, updatedAt: time, toolset: weather }
  expect(await create()).toMatchObject({ status: 201, value: saved })
  expect((await ask('GET', '')).value).toEqual({
    toolsets: [{ id: 't1', name: 'weather', title: 'Weather', tools: 1, version: 1, updatedAt: time }],
  })
  expect(await ask('GET', '/t1')).toMatchObject({ status: 200, value: saved })
  expect(events).toEqual([{ type: 'toolset', toolsetId: 't1', version: 1 }])
})

test('a save from the current version makes the next one', async () => {
  await create()
  clock += 1_000
  const { status, value } = await put({ toolset: { ...weather, name: 'renamed' }, baseVersion: 1, note: 'a better name' })
  expect({ status, value }).toEqual({ status: 200, value: { id: 't1', version: 2, updatedAt: '2026-03-01T12:00:01.000Z' } })
  expect((await ask('GET', '/t1')).value.toolset.name).toBe('renamed')
  expect(events.at(-1)).toEqual({ type: 'toolset', toolsetId: 't1', version: 2 })
})

test('a save from an old version is a conflict that names the current one, and overwrites nothing', async () => {
  await create()
  await put({ toolset: { ...weather, name: 'theirs' }, baseVersion: 1 })
  const { status, value } = await put({ toolset: { ...weather, name: 'mine' }, baseVersion: 1 })
  expect(status).toBe(409)
  expect(value.error).toMatchObject({ code: 'conflict', data: { currentVersion: 2 } })
  expect((await ask('GET', '/t1')).value.toolset.name).toBe('theirs')
  expect(events).toHaveLength(2)
})

test('versions are listed with their notes and can be read', async () => {
  await create()
  await put({ baseVersion: 1, note: 'why' })
  await put({ toolset: { ...weather, name: 'third' }, baseVersion: 2, note: ' ' })
  expect((await ask('GET', '/t1/versions')).value).toEqual({
    versions: [
      { version: 3, savedAt: time },
      { version: 2, savedAt: time, note: 'why' },
      { version: 1, savedAt: time },
    ],
  })
  expect((await ask('GET', '/t1/versions/1')).value).toEqual({ id: 't1', version: 1, updatedAt: time, toolset: weather })
})

test('a deleted toolset is gone and can be restored', async () => {
  await create()
  expect(await ask('DELETE', '/t1')).toMatchObject({ status: 204, text: '' })
  expect((await ask('GET', '/t1')).status).toBe(404)
  expect((await ask('DELETE', '/t1')).status).toBe(404)
  expect((await put({ baseVersion: 1 })).status).toBe(404)
  expect((await ask('GET', '')).value).toEqual({ toolsets: [] })
  expect(await ask('POST', '/t1/restore')).toMatchObject({ status: 200, value: { version: 1, toolset: weather } })
  expect(events.slice(1)).toEqual([
    { type: 'toolset', toolsetId: 't1', deleted: true },
    { type: 'toolset', toolsetId: 't1', version: 1 },
  ])
})

test('documents come back as they were sent, odd keys included', async () => {
  const tool = '{"z":1,"__proto__":{"a":[]},"name":"\\u0000\\ud83d😀","constructor":null,"a":{"b":1.5e-7}}'
  const guidance = '{"blocks":{"__proto__":"text"}}'
  const { status } = await ask(
    'POST',
    '',
    `{"toolset":{"format":1,"name":"n","rules":"mcp","guidance":${guidance},"nodes":[{"id":"a","tool":${tool},"mtdf":${tool}}],"rest":${tool}}}`,
  )
  expect(status).toBe(201)
  const { text } = await ask('GET', '/t1')
  expect(text).toContain(`"guidance":${guidance}`)
  expect(text.split(JSON.stringify(JSON.parse(tool)))).toHaveLength(4)
})

test('an id that stands twice is renumbered', async () => {
  const nodes = [
    { id: 'a', tool: { name: 'a' } },
    { id: 'a', tool: { name: 'b' } },
  ]
  const { value } = await create({ ...weather, nodes })
  expect(value.toolset.nodes.map((node: { id: string }) => node.id)).toEqual(['a', 'a#2'])
  expect((await ask('GET', '/t1')).value.toolset).toEqual(value.toolset)
})

describe('what is wrong is refused in the envelope', () => {
  const deep = `{"toolset":${'[['.repeat(50_000)}${']]'.repeat(50_000)}}`
  test.each([
    ['no toolset', 'POST', '', '{}', 400, '/toolset'],
    ['an unknown member beside it', 'POST', '', JSON.stringify({ toolset: weather, name: 'x' }), 400, '/name'],
    ['an unknown member inside it', 'POST', '', JSON.stringify({ toolset: { ...weather, colour: 1 } }), 400, '/toolset/colour'],
    ['a newer format', 'POST', '', JSON.stringify({ toolset: { ...weather, format: 2 } }), 400, '/toolset/format'],
    ['endless nesting', 'POST', '', deep, 400, '/toolset'],
    ['malformed JSON', 'POST', '', '{"toolset":', 400, undefined],
    ['a save without its base', 'PUT', '/t1', JSON.stringify({ toolset: weather }), 400, '/baseVersion'],
    ['a base that is no version', 'PUT', '/t1', JSON.stringify({ toolset: weather, baseVersion: 1.5 }), 400, '/baseVersion'],
    ['a toolset that is not there', 'GET', '/nope', undefined, 404, undefined],
    ['an id with a NUL in it', 'GET', '/a%00b', undefined, 404, undefined],
    ['a save of what is not there', 'PUT', '/nope', JSON.stringify({ toolset: weather, baseVersion: 1 }), 404, undefined],
    ['a restore of what is not there', 'POST', '/nope/restore', undefined, 404, undefined],
    ['versions of what is not there', 'GET', '/nope/versions', undefined, 404, undefined],
    ['a version that is not there', 'GET', '/t1/versions/9', undefined, 404, undefined],
    ['a version that is none', 'GET', '/t1/versions/latest', undefined, 400, '/version'],
  ])('%s', async (_, method, path, body, status, field) => {
    await create()
    const answer = await ask(method, path, body)
    expect(answer.status).toBe(status)
    expect(answer.value.error).toMatchObject({ code: status === 404 ? 'not_found' : 'invalid_input', correlationId: 'test' })
    if (field !== undefined) expect(answer.value.error.details.map((detail: { field: string }) => detail.field)).toContain(field)
    expect(events).toHaveLength(1)
  })
})

test('the routes carry their types to a client', async () => {
  await create()
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise.resolve(app.request(input, init))
  const client = hc<typeof app>('http://localhost', { fetch })
  const answer = await client.api.toolsets[':id'].versions[':version'].$get({ param: { id: 't1', version: '1' } })
  const saved = await answer.json()
  const names: string[] = saved.toolset.nodes.map((node) => node.id)
  expect(names).toEqual(['a'])
})
