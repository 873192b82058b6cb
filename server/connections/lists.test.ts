import { expect, test } from 'vitest'
import type { Fault } from '#shared/tool/fault'
import { elementTexts, memberText } from '#shared/tool/json-text'
import { eventually, testApp } from '../testing/test-app'

type Tools = { tools: { tool: { name?: unknown } & Record<string, unknown>; faults: Fault[] }[]; pages: number; listedAt: string }

test('one bad tool is listed with its fault beside the good ones', async () => {
  const app = await testApp()
  const { id } = await app.raw('odd-tools')
  const { tools } = await app.ask<Tools>(`/api/connections/${id}/tools`)
  const faults = tools.map(({ tool, faults }) => [typeof tool === 'object' ? (tool?.name ?? null) : tool, faults.map((fault) => fault.at)])
  expect(faults).toEqual([
    ['good_first', []],
    ['odd_keys', []],
    ['odd_numbers', []],
    ['no_schema', ['']],
    ['null_schema', ['/inputSchema']],
    [null, ['']],
    ['a string where a tool should be', ['']],
    [null, ['']],
    [42, ['/name']],
    ['twice', []],
    ['twice', ['/name']],
    ['bad_schema', ['/inputSchema/properties/b/minimum', '/inputSchema/properties/a/type']],
    ['array_root', ['/inputSchema/type']],
    ['big_number', []],
    ['good_last', []],
  ])
})

test('tools are handed on in the words of the server: unknown keys, order of keys, spelling of numbers', async () => {
  const app = await testApp()
  const { id } = await app.raw('odd-tools')
  const answer = await (await app.request(`/api/connections/${id}/tools`)).text()
  const handedOn = elementTexts(memberText(answer, 'tools') ?? '')?.map((entry) => memberText(entry, 'tool'))
  const { frames } = await app.ask<{ frames: { text: string; direction: string }[] }>(`/api/connections/${id}/frames`)
  const frame = frames.find(({ text, direction }) => direction === 'in' && text.includes('"tools":['))?.text ?? ''
  expect(handedOn).toEqual(elementTexts(memberText(memberText(frame, 'result') ?? '', 'tools') ?? ''))
  expect(handedOn?.[1]).toContain('"10":{"type":"string","title":"ten"},"2":')
  expect(handedOn?.[2]).toContain('"default":12345678901234567890')
})

test('all pages are followed, also behind an empty cursor', async () => {
  const app = await testApp()
  const { id } = await app.raw('pages')
  const { tools, pages } = await app.ask<Tools>(`/api/connections/${id}/tools`)
  expect(pages).toBe(3)
  expect(new Set(tools.map(({ tool }) => tool.name)).size).toBe(tools.length)
  expect(tools.length).toBeGreaterThan(2)
})

test('pages that never end are noticed', async () => {
  const app = await testApp()
  const { id } = await app.raw('pages', ['--loop'])
  const response = await app.request(`/api/connections/${id}/tools`)
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ error: { code: 'dependency_failure', message: expect.stringContaining('never end') } })
})

test('a list is read again when the server says that it changed', async () => {
  const app = await testApp()
  const { id } = await app.raw('list-changed')
  const before = await app.ask<Tools>(`/api/connections/${id}/tools`)
  const told: string[] = []
  app.deps.events.subscribe(({ event }) => void told.push(event.type))
  await app.call(id, 'grow')
  await eventually(() => expect(told).toContain('tools'))
  const after = await app.ask<Tools>(`/api/connections/${id}/tools`)
  expect(after.tools.length).toBe(before.tools.length + 1)
})

test('a list is kept until it is asked for anew', async () => {
  const app = await testApp()
  const { id } = await app.raw('pages')
  const first = await app.ask<Tools>(`/api/connections/${id}/tools`)
  expect((await app.ask<Tools>(`/api/connections/${id}/tools`)).listedAt).toBe(first.listedAt)
  const again = await app.ask<Tools>(`/api/connections/${id}/tools?refresh=1`)
  expect(again.listedAt >= first.listedAt).toBe(true)
  const { frames } = await app.ask<{ frames: { text: string }[] }>(`/api/connections/${id}/frames`)
  expect(frames.filter(({ text }) => text.includes('"method":"tools/list"'))).toHaveLength(6)
})

test('what a server does not offer is an empty list', async () => {
  const app = await testApp()
  const { id } = await app.raw('pages')
  expect(await app.ask(`/api/connections/${id}/resources`)).toMatchObject({ resources: [], pages: 0 })
  expect(await app.ask(`/api/connections/${id}/prompts`)).toMatchObject({ prompts: [], pages: 0 })
  expect(await app.ask(`/api/connections/${id}/resource-templates`)).toMatchObject({ resourceTemplates: [], pages: 0 })
})

test('how many frames there are since a moment is told without their texts', async () => {
  const app = await testApp()
  const { id } = await app.raw('odd-tools')
  await app.ask(`/api/connections/${id}/tools`)
  type Frames = { frames: { at: string }[]; total: number; dropped: number }
  const frames = (query: string) => app.ask<Frames>(`/api/connections/${id}/frames?${query}`)
  const all = await frames('')
  expect(all.total).toBe(all.frames.length)
  expect(await frames('limit=0')).toEqual({ frames: [], total: all.total, dropped: 0 })
  const first = all.frames[0]?.at ?? ''
  const later = all.frames.filter(({ at }) => at > first).length
  expect(await frames(`limit=0&since=${first}`)).toEqual({ frames: [], total: later, dropped: 0 })
  expect((await frames(`limit=0&since=${all.frames.at(-1)?.at}`)).total).toBe(0)
  expect((await app.request(`/api/connections/${id}/stderr?since=yesterday`)).status).toBe(400)
})
