import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../product/product'
import { isFaulty } from './expected-faults'
import type { RealServer } from './real-server-list'

/** What was seen of a server, for the table. */
export type Seen = {
  server: string
  transport: string
  era: string
  tools: number
  faults: number
  noise: number
  call: string
  ms: number
}

type Connection = { id: string; state: { status: string; era?: string; reason?: string } }
type Listed = { tools: { tool: { name?: unknown }; faults: unknown[] }[] }
type Call = { status: string; result?: unknown; error?: unknown }
type Frame = { direction: 'in' | 'out'; text: string }

const patienceMs = 120_000

/** Looks at one server through the product, in each era that it speaks; `problems` says what was not as it should be. */
export async function visit(product: Product, server: RealServer, transport: object, filled: (text: string) => string) {
  const problems: string[] = []
  const expect = (what: string, actual: unknown, wanted: unknown) => {
    if (actual !== wanted) problems.push(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}`)
  }
  const ask = async <T>(path: string, method = 'GET', body?: unknown): Promise<T> => {
    const response = await fetch(`${product.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${product.token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 1_000)}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  const settings = { name: server.package, transport, connectTimeoutMs: 90_000 }
  const { id } = await ask<Connection>('/api/connections', 'POST', { ...settings, era: server.era === 'modern' ? 'auto' : 'legacy' })
  const path = `/api/connections/${id}`
  try {
    const since = performance.now()
    const { state } = await ask<Connection>(`${path}/connect`, 'POST')
    expect('era', state.era, server.era)
    const { tools } = await ask<Listed>(`${path}/tools`)
    const ms = Math.round(performance.now() - since)

    const known = collected(server)
    if (known !== undefined && (transport as { type: string }).type === 'stdio') expect('tools', tools.length, known)
    const faults = tools.filter((entry) => entry.faults.length > 0).length
    expect('tools with faults', faults, expectedFaults(tools))
    if (server.faulty) expect('has faults', faults > 0, true)

    const call = server.call ? await answer(ask, path, server.call, filled) : undefined
    if (call) expect('call', call.problem, undefined)

    const { lines } = await ask<{ lines: { stream: string }[] }>(`${path}/stderr`)
    const noise = lines.filter(({ stream }) => stream === 'stdout').length
    if (server.noisy) expect('has noise', noise > 0, true)
    if (server.asksRoots) expect('asks for roots and is answered', await rootsAnswered(ask, path), true)

    // The other way to begin: a legacy server must survive the question for the modern era, a modern one take the old greeting.
    await ask(`${path}/disconnect`, 'POST')
    await ask(path, 'PUT', { ...settings, era: server.era === 'modern' ? 'legacy' : 'auto' })
    expect('era, begun the other way', (await ask<Connection>(`${path}/connect`, 'POST')).state.era, 'legacy')
    expect('tools, begun the other way', (await ask<Listed>(`${path}/tools`)).tools.length, tools.length)

    const seen: Seen = {
      server: server.package,
      transport: (transport as { type: string }).type,
      era: state.era ?? '',
      tools: tools.length,
      faults,
      noise,
      call: call ? (call.problem === undefined ? 'answered' : 'wrong') : '',
      ms,
    }
    return { seen, problems }
  } finally {
    await ask(path, 'DELETE')
  }
}

type Ask = <T>(path: string, method?: string, body?: unknown) => Promise<T>

async function answer(ask: Ask, path: string, call: NonNullable<RealServer['call']>, filled: (text: string) => string) {
  const body = { tool: call.tool, arguments: JSON.parse(filled(JSON.stringify(call.arguments ?? {}))) as object, timeoutMs: 60_000 }
  const made = await ask<Call>(`${path}/calls`, 'POST', body)
  const good = made.status === 'answered' && JSON.stringify(made.result).includes(call.says)
  return { problem: good ? undefined : JSON.stringify(made).slice(0, 600) }
}

/** Some ask as soon as they are greeted, some a moment later. */
async function rootsAnswered(ask: Ask, path: string): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++) {
    const { frames } = await ask<{ frames: Frame[] }>(`${path}/frames?after=0&limit=1000`)
    const messages = frames.map(({ direction, text }) => ({
      direction,
      ...(JSON.parse(text) as { id?: unknown; method?: string; result?: unknown }),
    }))
    const asked = messages.find(({ direction, method }) => direction === 'in' && method === 'roots/list')
    if (asked && messages.some(({ direction, id, result }) => direction === 'out' && id === asked.id && result !== undefined)) return true
    await pause(200)
  }
  return false
}

/** How many tools the collected list of this server has, if there is a collection. */
function collected(server: RealServer): number | undefined {
  const name = server.package.slice(0, server.package.lastIndexOf('@')).replace(/^@/, '').replace('/', '__')
  try {
    const file = readFileSync(join(process.env.TOOLWRIGHT_CORPUS ?? '', 'tools', `${name}.json`), 'utf8')
    return (JSON.parse(file) as { tools: unknown[] }).tools.length
  } catch {
    return undefined
  }
}

function expectedFaults(tools: Listed['tools']): number {
  const earlier = new Set<unknown>()
  return tools.filter(({ tool }) => {
    const faulty = isFaulty(tool, earlier)
    earlier.add(tool.name)
    return faulty
  }).length
}
