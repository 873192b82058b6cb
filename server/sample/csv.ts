import type { Metric, Reading } from './store'

export const metrics = ['temperature_c', 'humidity_pct', 'wind_ms', 'pressure_hpa', 'rain_mm'] as const satisfies readonly Metric[]

export function csvLine(reading: Reading): string {
  return [reading.at, ...metrics.map((metric) => reading[metric])].join(',')
}

export function toCsv(readings: readonly Reading[]): string {
  return [`at,${metrics.join(',')}`, ...readings.map(csvLine)].join('\n')
}

/** Reads a small CSV with a header line; `columns` says under which header each field stands. Values stay text. */
export function parseCsv(csv: string, columns: Readonly<Record<string, string>>): Record<string, string>[] {
  const [header = '', ...lines] = csv.split(/\r?\n/).filter((line) => line.trim() !== '')
  const headers = header.split(',').map((cell) => cell.trim())
  const fields = ['at', ...metrics].map((field) => ({ field, index: headers.indexOf(columns[field] ?? field) }))
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(fields.flatMap(({ field, index }) => (index < 0 ? [] : [[field, (cells[index] ?? '').trim()]])))
  })
}
