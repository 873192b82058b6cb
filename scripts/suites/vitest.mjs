import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runBin } from '../lib/run.mjs'
import { none, noTests } from './counts.mjs'

/** Runs one project of vitest.config.ts and counts its tests. */
export async function runVitest(project, { env, reports, filters = [] }) {
  const file = join(reports, `${project}.json`)
  const { code } = await runBin(
    'vitest',
    ['run', '--project', `${project}*`, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...filters],
    { env },
  )
  return countVitest(readReport(file), { code, name: `${project} tests` })
}

/** A file that could not be loaded, or an error outside of any test, is a failure too. */
export function countVitest(report, { code, name }) {
  if (!report) return { ...none, failed: 1 }
  const files = report.testResults
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })))
  const count = (...statuses) => tests.filter((test) => statuses.includes(test.status)).length
  const broken = files.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
  const failed = count('failed') + broken.length
  const counted = {
    passed: count('passed'),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: count('skipped', 'pending', 'todo', 'disabled'),
    reasons: skippedGroups(tests),
  }
  return noTests(counted, name)
}

/** One line per group of skipped tests: the outermost title carries the reason. */
function skippedGroups(tests) {
  const skipped = tests.filter((test) => !['passed', 'failed'].includes(test.status))
  const titles = skipped.map((test) => test.ancestorTitles.find((title) => title !== '') ?? test.title)
  return [...new Set(titles)].map((title) => `${title} (${plural(titles.filter((other) => other === title).length, 'test')})`)
}

const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
