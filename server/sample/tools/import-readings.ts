import { count, structured, text } from '../content'
import { metrics, parseCsv } from '../csv'
import { noStation, plainFailure } from '../result'
import { stationId } from '../schema'
import { putReadings, type Reading } from '../store'
import { defineTool } from '../tool'

type Row = { at: string } & Record<string, string | number>
type Source = { rows: Row[] } | { csv: string } | { file: string }
type Args = {
  station_id: string
  source: Source
  columns: Record<string, string>
  round_to: number
  on_conflict: 'keep' | 'replace'
  dry_run: boolean
  from_path?: string
}

const measured = (title: string, limits: Record<string, number> = {}) => ({ title, type: 'number', ...limits })

/** Its hints say only that it writes: whether it destroys is left to the protocol's default. */
export const importReadings = defineTool<Args>({
  definition: {
    name: 'import_readings',
    title: 'Import readings',
    description:
      'Adds readings to a station from rows, from CSV text or from a CSV file. By default it only says what it would do; set dry_run to false to do it.',
    inputSchema: {
      type: 'object',
      properties: {
        station_id: stationId,
        source: {
          description: 'Where the readings come from.',
          oneOf: [
            {
              title: 'Rows',
              type: 'object',
              properties: {
                rows: {
                  type: 'array',
                  minItems: 1,
                  maxItems: 500,
                  description: 'One object for each reading.',
                  items: {
                    title: 'Reading',
                    type: 'object',
                    properties: {
                      at: { type: 'string', format: 'date-time', description: 'When it was measured.' },
                      temperature_c: measured('Temperature (°C)', { minimum: -90, maximum: 60 }),
                      humidity_pct: measured('Humidity (%)', { minimum: 0, maximum: 100 }),
                      wind_ms: measured('Wind (m/s)', { minimum: 0, exclusiveMaximum: 120 }),
                      pressure_hpa: measured('Air pressure (hPa)', { minimum: 300, maximum: 1100 }),
                      rain_mm: measured('Rain (mm)', { minimum: 0 }),
                    },
                    required: ['at', 'temperature_c'],
                    additionalProperties: false,
                  },
                },
              },
              required: ['rows'],
              additionalProperties: false,
            },
            {
              title: 'CSV text',
              type: 'object',
              properties: {
                csv: {
                  type: 'string',
                  contentMediaType: 'text/csv',
                  minLength: 1,
                  description: 'A header line, then one line for each reading; values are separated by commas.',
                  examples: ['at,temperature_c\n2026-11-09T00:00:00Z,4.5'],
                },
              },
              required: ['csv'],
              additionalProperties: false,
            },
            {
              title: 'CSV file',
              type: 'object',
              properties: {
                file: { type: 'string', contentEncoding: 'base64', contentMediaType: 'text/csv', description: 'The file, as base64.' },
              },
              required: ['file'],
              additionalProperties: false,
            },
          ],
        },
        columns: {
          type: 'object',
          propertyNames: { enum: ['at', ...metrics] },
          additionalProperties: { type: 'string', minLength: 1 },
          default: {},
          description: 'For CSV: under which heading each value stands. Left out: under its own name.',
          examples: [{ temperature_c: 'Temp' }],
        },
        round_to: {
          type: 'number',
          exclusiveMinimum: 0,
          maximum: 5,
          multipleOf: 0.1,
          default: 0.1,
          description: 'Values are rounded to a multiple of this.',
        },
        on_conflict: {
          type: 'string',
          enum: ['keep', 'replace'],
          default: 'keep',
          description: 'What happens to a reading that the station already has for the same moment.',
        },
        dry_run: { type: 'boolean', default: true, description: 'True: only say what would happen.' },
        from_path: {
          type: 'string',
          format: 'path',
          description: 'Where the file lay. It is quoted in the answer and never opened.',
          examples: ['/logs/2026-11.csv'],
        },
      },
      required: ['station_id', 'source'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false },
  },
  run({ station_id, source, columns, round_to, on_conflict, dry_run, from_path }, { store }) {
    if (!store.stations.has(station_id)) return plainFailure(noStation(station_id))
    const { readings, rejected } = read(rowsOf(source, columns), station_id, round_to)
    const target = dry_run ? { ...store, readings: new Map(store.readings) } : store
    const counts = putReadings(target, station_id, readings, on_conflict)
    const head = dry_run ? 'Nothing was changed. An import would give' : 'The import gave'
    const figures = `${count(counts.added, 'new reading')}, ${counts.replaced} replaced, ${counts.kept} kept as before`
    const summary = text(
      `${head} ${figures}${from_path ? ` (from ${from_path})` : ''}. ${count(rejected.length, 'row')} could not be read.`,
    )
    return structured({ ...counts, dry_run, rejected }, summary)
  },
})

function rowsOf(source: Source, columns: Record<string, string>): Record<string, string | number>[] {
  if ('rows' in source) return source.rows
  return parseCsv('csv' in source ? source.csv : Buffer.from(source.file, 'base64').toString('utf8'), columns)
}

/** Rows as readings; what cannot be read is named by its number and the reason, not dropped in silence. */
function read(rows: readonly Record<string, string | number>[], station_id: string, step: number) {
  const readings: Reading[] = []
  const rejected: { row: number; reason: string }[] = []
  for (const [index, row] of rows.entries()) {
    const at = new Date(row.at ?? '')
    const values = metrics.map((metric) => [metric, row[metric] === undefined || row[metric] === '' ? 0 : Number(row[metric])] as const)
    const unreadable = values.find(([, value]) => !Number.isFinite(value))
    if (Number.isNaN(at.getTime()))
      rejected.push({ row: index + 1, reason: `"at" is not a date and time: ${JSON.stringify(row.at ?? null)}.` })
    else if (unreadable)
      rejected.push({ row: index + 1, reason: `"${unreadable[0]}" is not a number: ${JSON.stringify(row[unreadable[0]])}.` })
    else {
      const rounded = values.map(([metric, value]) => [metric, Number((Math.round(value / step) * step).toFixed(3))])
      readings.push({ station_id, at: at.toISOString(), ...Object.fromEntries(rounded) })
    }
  }
  return { readings, rejected }
}
