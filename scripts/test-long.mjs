import './lib/node-version.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { say } from './lib/say.mjs'
import { corpusEnv } from './needs/corpus.mjs'
import { findNeeds } from './needs/index.mjs'
import { close } from './suites/counts.mjs'
import { reportFolder } from './suites/report-folder.mjs'
import { runVitest } from './suites/vitest.mjs'

// `npm run test:long`: what takes longer than `npm test` may. Arguments choose among the files of e2e/long by name.
// A check appends its line of figures to the file that TOOLWRIGHT_FIGURES names.

async function main() {
  if (!((await ensureInstalled()) && (await ensureBuilt()))) return 1
  const reports = reportFolder()
  const figures = join(reports, 'figures.txt')
  const needs = await findNeeds(['postgres', 'chromium', 'python'])
  try {
    const env = { ...needs.env, ...corpusEnv(), TOOLWRIGHT_FIGURES: figures }
    const counts = await runVitest('long', { env, reports, filters: process.argv.slice(2) })
    if (counts.note) say(counts.note)
    const required = needs.missing.filter((need) => need.required)
    for (const { name, reason } of required) say(`${name} is required here (TOOLWRIGHT_REQUIRE). ${reason}`)
    const total = {
      ...counts,
      failed: counts.failed + required.length,
      reasons: [...needs.missing.map(({ name, reason }) => `${name}: ${reason}`), ...counts.reasons],
    }
    say(`\nFigures:\n${existsSync(figures) ? readFileSync(figures, 'utf8').trimEnd() : 'none'}`)
    close(total)
    return total.failed > 0 ? 1 : 0
  } finally {
    await needs.release()
  }
}

process.exitCode = await main()
