import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runBin } from '../lib/run.mjs'
import { none, noTests } from './counts.mjs'

/** Runs the browser stories and counts them. */
export async function runPlaywright({ env, reports }) {
  const file = join(reports, 'stories.json')
  const { code } = await runBin('playwright', ['test'], { env: { ...env, TOOLWRIGHT_STORIES_REPORT: file } })
  return countPlaywright(readReport(file), { code })
}

/** All stories as skipped, for want of a browser. */
export async function skipPlaywright({ env, reports }) {
  const file = join(reports, 'stories.json')
  await runBin('playwright', ['test', '--list'], { quiet: true, env: { ...env, TOOLWRIGHT_STORIES_REPORT: file } })
  const listed = readReport(file)
  const skipped = listed ? Math.max(1, specsOf(listed.suites).flatMap((spec) => spec.tests).length) : 1
  return { ...none, skipped, reasons: [`every browser story (${skipped})`] }
}

export function countPlaywright(report, { code }) {
  if (!report) return { ...none, failed: 1 }
  const tests = specsOf(report.suites).flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title })))
  const count = (status) => tests.filter((test) => test.status === status).length
  const failed = count('unexpected')
  // A flaky story passed when it was told again; Playwright names it at the end of its list.
  const counted = {
    passed: count('expected') + count('flaky'),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: count('skipped'),
    reasons: tests.filter((test) => test.status === 'skipped').map(reasonOf),
  }
  return noTests(counted, 'browser stories')
}

function reasonOf({ title, annotations }) {
  const said = annotations?.find(({ type, description }) => ['skip', 'fixme'].includes(type) && description)?.description
  return said ? `${title}: ${said}` : title
}

const specsOf = (suites = []) => suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)])

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
