import { readingAt } from '../climate'
import { count, text } from '../content'
import { noStation, plainFailure } from '../result'
import { stationId } from '../schema'
import { putReadings, readingsOf } from '../store'
import { defineTool } from '../tool'

/** The sample's time runs with its readings, so that the recorded week stays the recent past whatever the clock says. */
const threeHours = 3 * 3_600_000

type Args = { station_ids?: string[]; seconds_per_station: number }

export const collectReadings = defineTool<Args>({
  definition: {
    name: 'collect_readings',
    title: 'Collect readings (slow)',
    description:
      'Calls one station after the other and stores the reading that is due next at each. It takes its time, reports progress, writes log messages and can be cancelled: what was stored before stays.',
    inputSchema: {
      type: 'object',
      properties: {
        station_ids: {
          type: 'array',
          items: stationId,
          minItems: 1,
          uniqueItems: true,
          description: 'Which stations. Left out: all active ones.',
        },
        seconds_per_station: { type: 'number', minimum: 0, maximum: 120, default: 1, description: 'How long each call takes.' },
      },
      additionalProperties: false,
    },
    annotations: { destructiveHint: false, openWorldHint: true },
  },
  async run({ station_ids, seconds_per_station }, context) {
    const { store } = context
    const ids = station_ids ?? [...store.stations.values()].filter(({ status }) => status === 'active').map(({ id }) => id)
    const unknown = ids.find((id) => !store.stations.has(id))
    if (unknown !== undefined) return plainFailure(noStation(unknown))
    const lines: string[] = []
    await context.log('info', `Calling ${count(ids.length, 'station')}.`)
    for (const [index, id] of ids.entries()) {
      const station = store.stations.get(id)
      if (!station) continue
      await context.progress(index, ids.length, `Calling ${station.name}`)
      await context.wait(seconds_per_station * 1000)
      if (station.status !== 'active') {
        await context.log('warning', `${station.name} is ${station.status} and did not answer.`)
        lines.push(`${station.name}: no answer, it is ${station.status}`)
        continue
      }
      const newest = readingsOf(store, id).at(-1)
      const reading = readingAt(station, newest ? new Date(Date.parse(newest.at) + threeHours) : context.now())
      putReadings(store, id, [reading], 'replace')
      await context.log('debug', { station: id, reading })
      lines.push(`${station.name}: ${reading.temperature_c} °C, ${reading.wind_ms} m/s wind`)
    }
    await context.progress(ids.length, ids.length, 'All stations called')
    return { content: [text(lines.join('\n'))] }
  },
})
