import { round } from '../climate'
import { structured, text } from '../content'
import { noStation, plainFailure } from '../result'
import { metric as metricSchema, period as periodSchema, stationId } from '../schema'
import { type Period, summarise, within } from '../statistics'
import { type Metric, readingsOf } from '../store'
import { defineTool } from '../tool'

type Args = { station_ids: string[]; metric: Metric; period: Period; tolerance: number | null }

export const compareStations = defineTool<Args>({
  definition: {
    name: 'compare_stations',
    title: 'Compare stations',
    description: 'Ranks two to six stations by the mean of one metric over a period, and says how far each is from the first.',
    inputSchema: {
      type: 'object',
      properties: {
        station_ids: {
          type: 'array',
          items: stationId,
          minItems: 2,
          maxItems: 6,
          uniqueItems: true,
          description: 'The stations to compare.',
          examples: [['ST-001', 'ST-003']],
        },
        metric: { ...metricSchema, default: 'temperature_c' },
        period: { ...periodSchema, default: { days: 7 } },
        tolerance: {
          type: ['number', 'null'],
          minimum: 0,
          default: null,
          description: 'Differences up to this count as equal. Null: every difference counts.',
        },
      },
      required: ['station_ids'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        metric: { type: 'string' },
        ranking: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              place: { type: 'integer', minimum: 1 },
              station_id: { type: 'string' },
              name: { type: 'string' },
              mean: { type: 'number' },
              min: { type: 'number' },
              max: { type: 'number' },
              count: { type: 'integer' },
              behind_first: { type: 'number', description: 'Mean of the first minus this mean.' },
            },
            required: ['place', 'station_id', 'name', 'mean', 'behind_first'],
          },
        },
        without_readings: { type: 'array', items: { type: 'string' }, description: 'Stations that measured nothing in the period.' },
      },
      required: ['metric', 'ranking', 'without_readings'],
    },
    annotations: { title: 'Compare weather stations', readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  },
  run({ station_ids, metric, period, tolerance }, { store }) {
    const unknown = station_ids.find((id) => !store.stations.has(id))
    if (unknown !== undefined) return plainFailure(noStation(unknown))
    const measured = station_ids.flatMap((station_id) => {
      const summary = summarise(within(readingsOf(store, station_id), period), metric)
      return summary ? [{ station_id, name: store.stations.get(station_id)?.name ?? station_id, ...summary }] : []
    })
    measured.sort((a, b) => b.mean - a.mean)
    const ranking = ranked(measured, tolerance ?? 0)
    const without_readings = station_ids.filter((id) => !measured.some(({ station_id }) => station_id === id))
    const lines = ranking.map(({ place, name, mean }) => `${place}. ${name}: ${mean}`)
    return structured(
      { metric, ranking, without_readings },
      text(lines.join('\n') || 'None of the stations measured anything in this period.'),
    )
  },
})

/** Means that differ from the group's first by no more than the tolerance share a place. */
function ranked<T extends { mean: number }>(measured: readonly T[], tolerance: number) {
  const first = measured[0]?.mean ?? 0
  let place = 1
  let leader = first
  return measured.map((entry, index) => {
    if (leader - entry.mean > tolerance) {
      place = index + 1
      leader = entry.mean
    }
    return { place, ...entry, behind_first: round(first - entry.mean, 2) }
  })
}
