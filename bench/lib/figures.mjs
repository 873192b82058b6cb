/** The value below which a share of the values lies. */
export function percentile(values, share) {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export const median = (values) => percentile(values, 0.5)

/** "1.7 to 2.3 over 20 rounds": how far to trust a median. */
export function spread(values, unit = '') {
  const text = (value) => Number(value.toPrecision(3))
  return `${text(Math.min(...values))} to ${text(Math.max(...values))}${unit} over ${values.length} rounds`
}
