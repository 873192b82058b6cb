import { round } from './climate'
import type { Metric, Reading } from './store'

export type Period = { from: string; to: string } | { days: number }
export type Summary = { mean: number; min: number; max: number; count: number }

const day = 86_400_000

/** The readings of a period; "last days" count back from the newest reading, so that the answer does not depend on today. */
export function within(readings: readonly Reading[], period: Period): Reading[] {
  if ('from' in period) return readings.filter(({ at }) => at.slice(0, 10) >= period.from && at.slice(0, 10) <= period.to)
  const newest = readings.at(-1)
  if (!newest) return []
  const start = Date.parse(newest.at) - period.days * day
  return readings.filter(({ at }) => Date.parse(at) > start)
}

export function summarise(readings: readonly Reading[], metric: Metric): Summary | undefined {
  if (readings.length === 0) return undefined
  const values = readings.map((reading) => reading[metric])
  const sum = values.reduce((total, value) => total + value, 0)
  return { mean: round(sum / values.length, 2), min: Math.min(...values), max: Math.max(...values), count: values.length }
}
