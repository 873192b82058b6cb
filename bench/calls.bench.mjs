import { join } from 'node:path'
import { connectServer, startApp } from './lib/app.mjs'
import { connectDirect } from './lib/direct.mjs'
import { median, percentile, spread } from './lib/figures.mjs'
import { openCaller } from './lib/http.mjs'
import { cpuMs } from './lib/process.mjs'

const warmUps = 3
const rounds = 20
const atOnce = [1, 32]
/** Calls in one turn, by how many run at once. */
const turns = { 1: 400, 32: 1_280 }
const args = { text: 'hello' }

/** Calls of a tool that answers at once: through the app, and with the SDK's client on the same kind of server. */
export const bench = {
  id: 'calls',
  title: 'Calls through the app against direct ones',
  async run(context) {
    const rows = []
    for (const era of ['legacy', 'modern']) rows.push(...(await measure(context, era)))
    return rows
  },
}

async function measure(context, era) {
  const file = join(context.root, 'bench', 'servers', 'echo.mjs')
  const app = await startApp(context)
  const { path } = await connectServer(app, file, { era })
  const callers = await Promise.all(Array.from({ length: Math.max(...atOnce) }, () => openCaller(app)))
  const client = await connectDirect(file, { era })
  const body = { tool: 'echo', arguments: args }
  const sides = {
    proxied: { call: (worker) => callers[worker].post(`${path}/calls`, body), cpu: () => cpuMs(app.pid) },
    direct: { call: () => client.callTool({ name: 'echo', arguments: args }), cpu: ownCpuMs },
  }
  await checkAnswers(sides)

  const taken = Object.fromEntries(atOnce.map((workers) => [workers, { proxied: [], direct: [] }]))
  for (let round = -warmUps; round < rounds; round++)
    // Who goes first changes, so that neither always runs on a processor that the other has warmed.
    for (const workers of atOnce)
      for (const side of round % 2 === 0 ? ['proxied', 'direct'] : ['direct', 'proxied']) {
        const turn = await takeTurn(sides[side], workers)
        if (round >= 0) taken[workers][side].push(turn)
      }

  for (const caller of callers) caller.close()
  await client.close()
  await app.stop()
  return atOnce.flatMap((workers) => rowsOf(era, workers, taken[workers]))
}

const ownCpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function checkAnswers({ proxied, direct }) {
  const { status, result } = JSON.parse(await proxied.call(0))
  const [through, past] = [result?.content[0]?.text, (await direct.call()).content[0]?.text]
  if (status !== 'answered' || through !== args.text || past !== args.text) throw new Error(`echo does not answer as it should: ${status}`)
}

/** Milliseconds of each call, and of processor time per call. */
async function takeTurn({ call, cpu }, workers) {
  const calls = turns[workers]
  const times = []
  let left = calls
  const before = cpu()
  const work = async (worker) => {
    while (left-- > 0) {
      const since = performance.now()
      await call(worker)
      times.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  return { times, cpuMs: cpu() - before }
}

function rowsOf(era, workers, { proxied, direct }) {
  const pooled = (turnsOfSide) => turnsOfSide.flatMap(({ times }) => times)
  const cpuPerCall = (turnsOfSide) => turnsOfSide.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / pooled(turnsOfSide).length
  const ratios = proxied.map(({ times }, round) => median(times) / median(direct[round].times))
  const name = `echo, ${era}, ${workers} at a time`
  return [
    {
      measure: `${name}, p50`,
      value: median(pooled(proxied)),
      unit: 'ms',
      baseline: median(pooled(direct)),
      target: { atMost: 2, of: 'ratio' },
      note: `ratio ${spread(ratios)}, median ${median(ratios).toFixed(2)}`,
    },
    { measure: `${name}, p95`, value: percentile(pooled(proxied), 0.95), unit: 'ms', baseline: percentile(pooled(direct), 0.95) },
    {
      measure: `${name}, CPU per call`,
      value: cpuPerCall(proxied),
      unit: 'ms',
      baseline: cpuPerCall(direct),
      ...(workers === 1 && { note: "the app's process only; beside it what the SDK's client spends in the caller's own process" }),
    },
  ]
}
