import { say } from '../lib/say.mjs'

/** What a suite came to. `reasons` are the sentences for what was skipped; a `note` is for the person who reads along. */
export const none = { passed: 0, failed: 0, skipped: 0, reasons: [] }

export const one = (passed) => ({ ...none, passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  reasons: [...a.reasons, ...b.reasons],
})

/** A suite in which nothing at all was found is broken, not fine. */
export function noTests(counts, name) {
  if (counts.passed + counts.failed + counts.skipped > 0) return counts
  return { ...counts, failed: 1, note: `There are no ${name}: a suite without tests counts as a failure.` }
}

/** Why things were skipped, and last the counts, alone on their line: CI reads it. */
export function close({ passed, failed, skipped, reasons }) {
  if (reasons.length > 0) say(`\nSkipped:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`)
  say(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
}
