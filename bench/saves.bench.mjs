import { join } from 'node:path'
import Database from 'libsql'
import { startApp } from './lib/app.mjs'
import { median, percentile, spread } from './lib/figures.mjs'
import { openCaller } from './lib/http.mjs'

const turnMs = 700
const warmUps = 1
const rounds = 6
const writerCounts = [1, 4]

/** Saves of a toolset over HTTP, beside what the disk and the database allow at most: bare commits of as many bytes. */
export const bench = {
  id: 'saves',
  title: 'Saves of toolsets',
  async run(context) {
    const folder = context.temporaryFolder()
    const bare = bareCommits(join(folder, 'bare.db'))
    const app = await startApp(context, { dataDir: join(folder, 'data') })
    const taken = { bare: [], ...Object.fromEntries(writerCounts.map((writers) => [writers, { rates: [], times: [] }])) }
    const writers = await Promise.all(Array.from({ length: Math.max(...writerCounts) }, (_, index) => openWriter(app, index)))
    for (let round = -warmUps; round < rounds; round++) {
      const bareRate = bare.turn()
      if (round >= 0) taken.bare.push(bareRate)
      for (const count of writerCounts) {
        const turn = await saveTurn(writers.slice(0, count))
        if (round < 0) continue
        taken[count].rates.push(turn.rate)
        taken[count].times.push(...turn.times)
      }
    }
    bare.close()
    for (const writer of writers) writer.close()
    return writerCounts.map((count) => rowOf(count, taken[count], taken.bare))
  },
}

const documentOf = (name) => ({
  format: 1,
  name,
  rules: 'mcp',
  nodes: [{ id: 'a', tool: { name: 'a', description: 'x'.repeat(2_000), inputSchema: { type: 'object' } } }],
})

/** One commit after another, as safe as ours: each is on the disk before the next begins. */
function bareCommits(file) {
  const database = new Database(file)
  database.exec('pragma journal_mode = WAL; pragma synchronous = FULL; create table saves (id integer primary key, text text)')
  const insert = database.prepare('insert into saves (text) values (?)')
  const text = JSON.stringify(documentOf('bare'))
  return {
    /** Commits per second. */
    turn() {
      const since = performance.now()
      let commits = 0
      for (; performance.now() - since < turnMs; commits++) insert.run(text)
      return (commits * 1000) / (performance.now() - since)
    },
    close: () => database.close(),
  }
}

/** Somebody with a toolset of their own. */
async function openWriter(app, index) {
  const caller = await openCaller(app)
  const toolset = documentOf(`writer ${index}`)
  let { id, version } = JSON.parse(await caller.post('/api/toolsets', { toolset }))
  return {
    async save() {
      version = JSON.parse(await caller.put(`/api/toolsets/${id}`, { toolset, baseVersion: version })).version
    },
    close: () => caller.close(),
  }
}

async function saveTurn(writers) {
  const times = []
  const since = performance.now()
  const write = async ({ save }) => {
    while (performance.now() - since < turnMs) {
      const began = performance.now()
      await save()
      times.push(performance.now() - began)
    }
  }
  await Promise.all(writers.map(write))
  return { times, rate: (times.length * 1000) / (performance.now() - since) }
}

function rowOf(count, { rates, times }, bare) {
  return {
    measure: `saves, ${count} ${count === 1 ? 'writer' : 'writers'}`,
    value: median(rates),
    unit: '/s',
    baseline: median(bare),
    note: `${spread(rates, ' /s')}; p50 ${median(times).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms; baseline: bare libsql commits (${spread(bare, ' /s')})`,
  }
}
