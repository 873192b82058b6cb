import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { checkStyle, checkTypes } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { say, seconds } from './lib/say.mjs'
import { findNeeds, unknownRequirements } from './needs/index.mjs'
import { add, close, none, one } from './suites/counts.mjs'
import { runPlaywright, skipPlaywright } from './suites/playwright.mjs'
import { reportFolder } from './suites/report-folder.mjs'
import { runVitest } from './suites/vitest.mjs'

// `npm test`: everything, from a fresh clone. `npm test -- unit|product|e2e` runs one part.

const parts = { unit: ['postgres'], product: ['postgres', 'python'], e2e: ['chromium'] }
const asked = process.argv.slice(2)
const wrong = asked.filter((part) => !Object.hasOwn(parts, part))
if (wrong.length > 0) {
  say(`There is no part "${wrong[0]}". Parts: ${Object.keys(parts).join(', ')}; without one, everything runs.`)
  process.exit(2)
}
const wants = (part) => asked.length === 0 || asked.includes(part)

let total = none
const reports = reportFolder()

/** One announced step; what it counted is added up. */
async function step(title, work) {
  say(`\n== ${title}`)
  const since = performance.now()
  const counts = await work()
  total = add(total, counts)
  if (counts.note) say(counts.note)
  say(`== ${title}: ${counts.failed > 0 ? 'FAILED' : 'fine'}, ${seconds(since)}`)
  return counts.failed === 0
}

async function everything() {
  if (!(await step('Dependencies', async () => onlyFailure(await ensureInstalled())))) return

  let needs
  await step('What the tests need', async () => {
    const ids = new Set(
      Object.keys(parts)
        .filter(wants)
        .flatMap((part) => parts[part]),
    )
    needs = await findNeeds([...ids])
    const lacking = [
      ...needs.missing
        .filter(({ required }) => required)
        .map(({ name, reason }) => `${name} is required here (TOOLWRIGHT_REQUIRE). ${reason}`),
      ...unknownRequirements().map((id) => `TOOLWRIGHT_REQUIRE names "${id}", which is unknown.`),
    ]
    for (const sentence of lacking) say(sentence)
    return { ...none, failed: lacking.length }
  })
  total.reasons.push(...needs.missing.map(({ name, reason }) => `${name}: ${reason}`))
  try {
    await suites(needs)
  } finally {
    await needs.release()
  }
}

async function suites({ env, missing }) {
  if (asked.length === 0) {
    await step('Types', async () => one(await checkTypes()))
    await step('Lint and format', async () => one(await checkStyle()))
  }
  if (wants('unit')) await step('Unit and contract tests', () => runVitest('unit', { env, reports }))
  if (!wants('product') && !wants('e2e')) return

  if (!(await step('Build', async () => onlyFailure(await ensureBuilt())))) return
  if (wants('product')) await step('Tests of the built product', () => runVitest('product', { env, reports }))
  if (wants('e2e')) {
    const chromium = missing.find(({ id }) => id === 'chromium')
    await step('Browser stories', () => (chromium ? skipPlaywright({ env, reports }) : runPlaywright({ env, reports })))
  }
}

/** A step that is no test: it counts only when it fails. */
const onlyFailure = (fine) => ({ ...none, failed: fine ? 0 : 1 })

await everything()
process.exitCode = total.failed > 0 ? 1 : 0
close(total)
