import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { benchContext } from './context.mjs'
import { judge } from './judge.mjs'
import { machine } from './machine.mjs'
import { Skipped } from './skipped.mjs'
import { renderTable } from './table.mjs'

/**
 * A benchmark is a file `ID.bench.mjs` in this folder that exports `bench`, `{ id, title, run(context) }`, or these three by name.
 * `run` gives rows, see judge.mjs, each measured side by side with its baseline where it has one.
 */
const folder = dirname(fileURLToPath(import.meta.url))

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true })
const benches = await Promise.all(
  readdirSync(folder)
    .filter((file) => file.endsWith('.bench.mjs'))
    .sort()
    .map(async (file) => {
      const module = await import(pathToFileURL(join(folder, file)).href)
      return module.bench ?? module
    }),
)
const unknown = positionals.filter((id) => !benches.some((bench) => bench.id === id))
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown[0]}". There are: ${benches.map(({ id }) => id).join(', ')}.`)
  process.exit(2)
}

const rows = []
const failures = []
const skipped = []
for (const bench of benches.filter(({ id }) => positionals.length === 0 || positionals.includes(id))) {
  console.error(`${bench.title}…`)
  const { context, close } = benchContext()
  try {
    for (const row of await bench.run(context)) rows.push({ bench: bench.id, ...judge(row) })
  } catch (error) {
    if (error instanceof Skipped) skipped.push({ bench: bench.id, reason: error.message })
    else {
      console.error(error)
      failures.push({ bench: bench.id, message: error.message })
    }
  } finally {
    await close()
  }
}

const figures = JSON.stringify({ ...machine(), rows, skipped, failures }, undefined, 2)
console.log(`\n${renderTable(rows)}\n`)
for (const { bench, reason } of skipped) console.log(`${bench} skipped: ${reason}`)
for (const { bench, message } of failures) console.log(`${bench} failed: ${message}`)
console.log(figures)
if (values.out) writeFileSync(values.out, `${figures}\n`)
process.exitCode = failures.length > 0 ? 1 : 0
