import { failure, noStation, ok, resultSchema } from '../result'
import { stationId } from '../schema'
import { readingsOf } from '../store'
import { defineTool } from '../tool'

type Args = { station_id: string }

export const resetStation = defineTool<Args>({
  definition: {
    name: 'reset_station',
    title: 'Reset a station',
    description:
      'REQUIRES EXPLICIT USER INSTRUCTION: Only use when user specifically requests the reset of a station. Removes all its readings; there is no undo.',
    inputSchema: {
      type: 'object',
      properties: {
        station_id: stationId,
        explicit_action: { const: 'RESET_STATION', description: 'Must be RESET_STATION, to confirm that the reset is intended.' },
      },
      required: ['station_id', 'explicit_action'],
      additionalProperties: false,
    },
    outputSchema: resultSchema({ type: 'object', properties: { removed: { type: 'integer', minimum: 0 } }, required: ['removed'] }),
    annotations: { destructiveHint: true, idempotentHint: true, openWorldHint: false },
  },
  maintenanceOnly: true,
  run({ station_id }, { store }) {
    const station = store.stations.get(station_id)
    if (!station) return failure(noStation(station_id))
    const removed = readingsOf(store, station_id).length
    store.readings.set(station_id, [])
    return ok(
      { removed },
      {
        message: `${station.name} was reset; readings removed: ${removed}.`,
        instruction: 'Switch the maintenance mode off when the work is done.',
      },
    )
  },
})
