import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Product } from '../product/product'
import { markName } from './marked'

type Call = { id: string; status: string; result?: { content?: { text?: string }[] } }
type Answer<T> = { status: number; value: T }

/** What was done, for the account at the end. `calls` holds the status each was seen to end with, `undefined` where nobody stayed to see it. */
export type Ledger = {
  calls: Map<string, string | undefined>
  refused: number
  wrong: string[]
  scenes: Map<string, number>
  streams: number
}

export const emptyLedger = (): Ledger => ({ calls: new Map(), refused: 0, wrong: [], scenes: new Map(), streams: 0 })

const serverFile = (name: string) => fileURLToPath(new URL(`../servers/${name}.mjs`, import.meta.url))

/** Somebody at work: what they do is entered in the ledger. */
export class Visitor {
  readonly #product: Product
  readonly #mark: string
  readonly #ledger: Ledger

  constructor(product: Product, mark: string, ledger: Ledger) {
    this.#product = product
    this.#mark = mark
    this.#ledger = ledger
  }

  async ask<T>(path: string, method = 'GET', body?: unknown): Promise<Answer<T>> {
    const response = await this.#product.ask(path, { method, ...(body !== undefined && { body }) })
    const text = await response.text()
    return { status: response.status, value: (text === '' ? undefined : JSON.parse(text)) as T }
  }

  /** A server for a while; it is deleted when the work is done. */
  async withServer(name: string, work: (id: string) => Promise<void>, args: readonly string[] = []): Promise<void> {
    const transport = { type: 'stdio', command: process.execPath, args: [serverFile(name), ...args], env: { [markName]: this.#mark } }
    const { value } = await this.ask<{ id: string }>('/api/connections', 'POST', { name, transport })
    try {
      this.expect(name, 'connect', (await this.ask(`/api/connections/${value.id}/connect`, 'POST')).status, 200)
      await work(value.id)
    } finally {
      this.expect(name, 'delete', (await this.ask(`/api/connections/${value.id}`, 'DELETE')).status, 204)
    }
  }

  /** A call, followed to its end; it must end in one of the ways given. */
  async call(id: string, tool: string, args: object, ends: readonly string[], timeoutMs?: number): Promise<Call | undefined> {
    const body = { tool, arguments: args, ...(timeoutMs !== undefined && { timeoutMs }) }
    const { status, value } = await this.ask<Call>(`/api/connections/${id}/calls`, 'POST', body)
    if (status !== 200) {
      this.#ledger.refused += 1
      this.expect(tool, 'call', ends.includes('refused'), true, JSON.stringify(value))
      return undefined
    }
    this.#ledger.calls.set(value.id, value.status)
    this.expect(tool, 'call', ends.includes(value.status), true, value.status)
    return value
  }

  /** A call with a stream; gives its id as soon as it is known, and what is left to read. */
  async streamed(id: string, tool: string, args: object): Promise<{ callId: string; leave(): void; rest(): Promise<string> }> {
    const away = new AbortController()
    const response = await fetch(`${this.#product.url}/api/connections/${id}/calls?stream=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#product.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tool, arguments: args }),
      signal: away.signal,
    })
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    const decoder = new TextDecoder()
    const first = decoder.decode((await reader.read()).value, { stream: true })
    const callId = /"(?:id|callId)":"([^"]+)"/.exec(first)?.[1] ?? ''
    this.expect(tool, 'stream', callId !== '', true, first)
    this.#ledger.calls.set(callId, undefined)
    const rest = async () => {
      let text = first
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) text += decoder.decode(chunk.value, { stream: true })
      return text
    }
    return { callId, leave: () => away.abort(), rest }
  }

  /** A page that is open for a while. */
  async page(milliseconds: number): Promise<void> {
    const away = AbortSignal.timeout(milliseconds)
    this.#ledger.streams += 1
    try {
      const response = await fetch(`${this.#product.url}/api/events`, {
        headers: { authorization: `Bearer ${this.#product.token}` },
        signal: away,
      })
      this.expect('events', 'status', response.status, 200)
      const reader = (response.body as ReadableStream<Uint8Array>).getReader()
      while (!(await reader.read()).done);
    } catch (error) {
      if (!away.aborted) throw error
    }
  }

  expect<T>(where: string, what: string, actual: T, wanted: T, more = ''): void {
    if (actual !== wanted) this.#ledger.wrong.push(`${where}: ${what}: ${actual} instead of ${wanted} ${more.slice(0, 300)}`.trim())
  }
}

const textOf = (call: Call | undefined) => call?.result?.content?.[0]?.text ?? ''
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

/** What people and servers do, well and badly. */
export const scenes: Record<string, (visitor: Visitor) => Promise<void>> = {
  'parallel calls': (visitor) =>
    visitor.withServer(
      'many-tools',
      async (id) => {
        const { value } = await visitor.ask<{ tools: unknown[] }>(`/api/connections/${id}/tools?refresh=1`)
        visitor.expect('many-tools', 'tools', value.tools.length, 100)
        const calls = await Promise.all(times(24, (index) => visitor.call(id, 'echo', { text: `hello ${index}` }, ['answered'])))
        for (const [index, call] of calls.entries()) visitor.expect('many-tools', 'answer', textOf(call), `hello ${index}`)
      },
      ['100'],
    ),
  'cancelled calls': (visitor) =>
    visitor.withServer('silent', async (id) => {
      const streams = await Promise.all(times(4, () => visitor.streamed(id, 'wait', {})))
      await Promise.all(
        streams.map(async ({ callId, rest }) => {
          visitor.expect('silent', 'cancel', (await visitor.ask(`/api/calls/${callId}`, 'DELETE')).status, 204)
          visitor.expect('silent', 'cancelled', (await rest()).includes('"status":"cancelled"'), true)
        }),
      )
    }),
  'calls that time out': (visitor) =>
    visitor.withServer('silent', async (id) => {
      await Promise.all(times(4, (index) => visitor.call(id, 'wait', {}, ['timed_out'], 50 + 30 * index)))
      await visitor.call(id, 'echo', {}, ['answered'])
    }),
  'exit in the middle': (visitor) =>
    visitor.withServer('exits', async (id) => {
      await Promise.all(times(3, () => visitor.call(id, 'exit', {}, ['disconnected', 'refused'])))
      await visitor.call(id, 'echo', {}, ['answered'])
      await visitor.call(id, 'exit', { half: true }, ['disconnected', 'refused'])
    }),
  'big answers': (visitor) =>
    visitor.withServer('big', async (id) => {
      const [small, large] = await Promise.all([
        visitor.call(id, 'big', { bytes: 10_000 }, ['answered']),
        visitor.call(id, 'big', { bytes: 1_000_000 }, ['answered']),
      ])
      visitor.expect('big', 'bytes', textOf(small).length + textOf(large).length, 1_010_000)
    }),
  'stderr flood': (visitor) =>
    visitor.withServer('stderr-flood', async (id) => void (await visitor.call(id, 'flood', { lines: 20_000 }, ['answered']))),
  'reader leaves': (visitor) =>
    visitor.withServer('progress', async (id) => {
      const { callId, leave } = await visitor.streamed(id, 'count', { steps: 5, everyMs: 20 })
      leave()
      for (let tries = 0; tries < 100; tries++) {
        const { value } = await visitor.ask<Call>(`/api/calls/${callId}`)
        if (value.status === 'answered') return
        await pause(20)
      }
      visitor.expect('progress', 'a call whose reader left', 'lost', 'answered')
    }),
  'deleted while a call runs': (visitor) => visitor.withServer('silent', async (id) => void (await visitor.streamed(id, 'wait', {}))),
  'connects and disconnects': (visitor) =>
    visitor.withServer('odd-tools', async (id) => {
      for (let turn = 0; turn < 3; turn++) {
        visitor.expect('odd-tools', 'disconnect', (await visitor.ask(`/api/connections/${id}/disconnect`, 'POST')).status, 200)
        await visitor.call(id, 'good_last', { text: 'again' }, ['answered'])
      }
    }),
  'wrapper with a grandchild': (visitor) =>
    visitor.withServer('grandchild', async (id) => void (await visitor.ask(`/api/connections/${id}/tools`))),
  'ignores SIGTERM': (visitor) => visitor.withServer('stubborn', async (id) => void (await visitor.call(id, 'pids', {}, ['answered']))),
  'pages come and go': async (visitor) => {
    await Promise.all([visitor.page(500), visitor.page(1_000), visitor.page(1_500)])
  },
}
