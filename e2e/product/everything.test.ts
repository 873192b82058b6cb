import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { Call } from '#shared/calls/call'
import type { Connection } from '#shared/connections/connection'
import { root } from './command'
import type { Product } from './product'
import { freshFolder, running } from './running'

const entry = join(root, 'node_modules/@modelcontextprotocol/server-everything/dist/index.js')
const loopbackOnly = pathToFileURL(join(root, 'e2e/product/loopback-only.mjs')).href

const modes = {
  stdio: async () => ({ type: 'stdio', command: process.execPath, args: [entry, 'stdio'] }),
  http: async () => ({ type: 'http', url: await listening('streamableHttp', '/mcp') }),
  sse: async () => ({ type: 'sse', url: await listening('sse', '/sse') }),
}

/** The reference server over HTTP, on a port of this machine that nobody else can reach. */
async function listening(mode: string, path: string): Promise<string> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', loopbackOnly, entry, mode], {
    cwd: freshFolder(),
    env: { PATH: process.env.PATH, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  while (!said.includes(String(port))) await Promise.race([once(child.stderr, 'data'), once(child, 'exit').then(() => expect.fail(said))])
  return `http://127.0.0.1:${port}${path}`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

async function answer<T>(product: Product, path: string, body?: object): Promise<T> {
  const response = await product.ask(path, body && { method: 'POST', body })
  const text = await response.text()
  expect(response.ok, text).toBe(true)
  return JSON.parse(text) as T
}

type Listed = { faults: object[]; tool: { name: string }; resource: { uri: string }; prompt: { name: string } }

test.each(Object.keys(modes) as (keyof typeof modes)[])('the reference server works over %s', async (mode) => {
  const transport = await modes[mode]()
  const product = await running()
  const { id } = await answer<Connection>(product, '/api/connections', { name: 'everything', transport })
  const at = `/api/connections/${id}`
  const { state } = await answer<Connection>(product, `${at}/connect`, {})
  expect(state).toMatchObject({ status: 'ready', era: 'legacy', server: { name: expect.stringContaining('everything') } })

  const { tools } = await answer<{ tools: Listed[] }>(product, `${at}/tools`)
  // Thirteen for everyone, and one more since we offer roots.
  expect(tools).toHaveLength(14)
  expect(tools.map(({ tool }) => tool.name)).toContain('get-roots-list')
  expect(tools.flatMap(({ faults }) => faults)).toEqual([])
  const { resources } = await answer<{ resources: Listed[] }>(product, `${at}/resources`)
  const { resourceTemplates } = await answer<{ resourceTemplates: Listed[] }>(product, `${at}/resource-templates`)
  const { prompts } = await answer<{ prompts: Listed[] }>(product, `${at}/prompts`)
  for (const list of [resources, resourceTemplates, prompts]) {
    expect(list.length).toBeGreaterThan(0)
    expect(list.flatMap(({ faults }) => faults)).toEqual([])
  }

  const echo = await answer<Call>(product, `${at}/calls`, { tool: 'echo', arguments: { message: 'Grüezi' } })
  expect(echo).toMatchObject({ status: 'answered', result: { content: [{ type: 'text', text: 'Echo: Grüezi' }] } })

  const long = tools.map(({ tool }) => tool.name).find((name) => /long.?running/i.test(name))
  const stream = await product.ask(`${at}/calls?stream=1`, { method: 'POST', body: { tool: long, arguments: { duration: 1, steps: 4 } } })
  const events = (await stream.text()).split('\n\n').map((block) => ({
    type: /^event: (.+)$/m.exec(block)?.[1],
    data: JSON.parse(/^data: (.+)$/m.exec(block)?.[1] ?? 'null') as unknown,
  }))
  expect(events[0]?.type).toBe('call')
  expect(events.filter(({ type }) => type === 'progress').length).toBeGreaterThanOrEqual(3)
  expect(events.findLast(({ type }) => type === 'done')?.data).toMatchObject({ status: 'answered', tool: long })
  expect(await product.stop()).toBe(0)
})
