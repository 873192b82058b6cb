import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectServer, startApp } from './lib/app.mjs'
import { connectDirect } from './lib/direct.mjs'
import { median, percentile, spread } from './lib/figures.mjs'
import { openCaller } from './lib/http.mjs'
import { startPinging } from './lib/pinger.mjs'

const count = 5_000
const warmUps = 2
const rounds = 9

/** A very long list of tools: how long it takes, and whether others have to wait for it. */
export const bench = {
  id: 'tools',
  title: `A list of ${count.toLocaleString('en')} tools`,
  async run(context) {
    const file = join(context.root, 'e2e', 'servers', 'many-tools.mjs')
    const app = await startApp(context)
    const { path } = await connectServer(app, file, { args: [String(count)] })
    const caller = await openCaller(app)
    const client = await connectDirect(file, { args: [String(count)] })
    const sides = {
      proxied: async () => JSON.parse(await caller.get(`${path}/tools?refresh=1`)).tools,
      direct: async () => (await client.listTools(undefined, { cacheMode: 'refresh' })).tools,
    }
    const taken = { proxied: [], direct: [] }
    for (let round = -warmUps; round < rounds; round++)
      for (const side of round % 2 === 0 ? ['proxied', 'direct'] : ['direct', 'proxied']) {
        const since = performance.now()
        const tools = await sides[side]()
        if (tools.length !== count) throw new Error(`${side}: ${tools.length} tools instead of ${count}`)
        if (round >= 0) taken[side].push(performance.now() - since)
      }
    await client.close()

    const pings = await pingsMeanwhile(app, () => caller.get(`${path}/tools?refresh=1`))
    caller.close()
    return rowsOf(taken, pings)
  },
}

/** How long others wait while the list is read, and while nothing happens. */
async function pingsMeanwhile(app, readList) {
  const pinging = await startPinging(app)
  await pinging.taken()
  await pause(1_000)
  const quiet = await pinging.taken()
  const busy = []
  for (let round = 0; round < rounds; round++) {
    await pinging.taken()
    await readList()
    busy.push(await pinging.taken())
    await pause(100)
  }
  await pinging.close()
  return { quiet, busy: busy.filter((times) => times.length > 0) }
}

function rowsOf({ proxied, direct }, { quiet, busy }) {
  const longest = busy.map((times) => Math.max(...times))
  return [
    {
      measure: `list of ${count.toLocaleString('en')} tools, read anew`,
      value: median(proxied),
      unit: 'ms',
      baseline: median(direct),
      note: `${spread(proxied, ' ms')}; direct ${spread(direct, ' ms')}`,
    },
    {
      measure: 'meanwhile, longest wait of another request',
      value: median(longest),
      unit: 'ms',
      baseline: Math.max(...quiet),
      note: `median of the longest of each round, ${spread(longest, ' ms')}; baseline: while nothing happens`,
    },
    {
      measure: 'meanwhile, p95 of another request',
      value: percentile(busy.flat(), 0.95),
      unit: 'ms',
      baseline: percentile(quiet, 0.95),
      note: `${busy.flat().length} requests`,
    },
  ]
}
