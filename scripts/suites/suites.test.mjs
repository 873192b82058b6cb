import { describe, expect, test } from 'vitest'
import { countPlaywright } from './playwright.mjs'
import { countVitest } from './vitest.mjs'

const file = (status, ...statuses) => ({
  name: 'a.test.ts',
  status,
  assertionResults: statuses.map((status) => ({ status, title: 'a test', ancestorTitles: ['a group'] })),
})
const vitest = (code, ...testResults) => countVitest({ testResults }, { code, name: 'unit tests' })

describe('vitest', () => {
  test('passed, failed and skipped tests are counted, and the skipped ones named by group', () => {
    expect(vitest(1, file('failed', 'passed', 'failed', 'skipped', 'todo'), file('passed', 'passed'))).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      reasons: ['a group (2 tests)'],
    })
  })
  test.each([
    ['a file that cannot be loaded', vitest(1, file('failed'), file('passed', 'passed'))],
    ['an error outside of any test', vitest(1, file('passed', 'passed'))],
    ['a suite without tests', vitest(0)],
    ['a missing report', countVitest(undefined, { code: 0, name: 'unit tests' })],
  ])('%s is a failure', (_, { failed }) => expect(failed).toBe(1))
})

const story = (status, annotations = []) => ({ specs: [{ title: 'a story', tests: [{ status, annotations }] }] })
const playwright = (code, ...suites) => countPlaywright({ suites }, { code })

describe('playwright', () => {
  test('stories of nested suites are counted, and the skipped ones named with their reason', () => {
    const nested = { suites: [story('skipped', [{ type: 'skip', description: 'no network' }])] }
    expect(playwright(1, story('expected'), story('unexpected'), story('flaky'), nested)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      reasons: ['a story: no network'],
    })
  })
  test.each([
    ['an error outside of any story', playwright(1, story('expected'))],
    ['no story at all', playwright(0)],
    ['a missing report', countPlaywright(undefined, { code: 0 })],
  ])('%s is a failure', (_, { failed }) => expect(failed).toBe(1))
})
