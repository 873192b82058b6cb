/**
 * @typedef {object} Row One figure.
 * @property {string} measure   what was measured, for example "echo call, p50, 1 at a time"
 * @property {number} value     in `unit`
 * @property {string} unit      "ms", "MB", "/s", …
 * @property {number} [baseline] the same without us, in the same unit and the same run
 * @property {{ atMost?: number, atLeast?: number, of?: 'value' | 'ratio' }} [target]  of the value unless it says ratio
 * @property {string} [note]    why a target is missed, or how to read the figure
 */

/** Adds the ratio to the baseline, and the verdict: `met`, `missed by N %`, or nothing where there is no target. */
export function judge(row) {
  const ratio = row.baseline ? row.value / row.baseline : undefined
  return { ...row, ...(ratio !== undefined && { ratio }), ...(row.target && { verdict: verdict(row.target, row.value, ratio) }) }
}

function verdict({ atMost, atLeast, of = 'value' }, value, ratio) {
  const measured = of === 'ratio' ? ratio : value
  if (measured === undefined || !Number.isFinite(measured)) return 'not measured'
  if (atMost !== undefined && measured > atMost) return `missed by ${percent(measured / atMost - 1)}`
  if (atLeast !== undefined && measured < atLeast) return `missed by ${percent(1 - measured / atLeast)}`
  return 'met'
}

const percent = (share) => `${Math.max(1, Math.round(share * 100))} %`
