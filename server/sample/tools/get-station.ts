import { forModel, forPerson, text } from '../content'
import { stationUri } from '../resources'
import { noStation, plainFailure } from '../result'
import { stationId } from '../schema'
import { readingsOf } from '../store'
import { defineTool } from '../tool'

type Args = { station_id: string }

/** Deliberately without a title: people see its name. */
export const getStation = defineTool<Args>({
  definition: {
    name: 'get_station',
    description:
      'Describes one station: a sentence for the person, the full record as an embedded resource, and a link to its readings as CSV.',
    inputSchema: { type: 'object', properties: { station_id: stationId }, required: ['station_id'], additionalProperties: false },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  },
  run({ station_id }, { store }) {
    const station = store.stations.get(station_id)
    if (!station) return plainFailure(noStation(station_id))
    const newest = readingsOf(store, station_id).at(-1)
    const measured = newest ? ` At ${newest.at} it measured ${newest.temperature_c} °C.` : ' It has no readings.'
    return {
      content: [
        text(
          `${station.name} (${station.country}) stands ${station.elevation_m} m above the sea and is ${station.status}.${measured}`,
          forPerson,
        ),
        {
          type: 'resource',
          resource: { uri: stationUri(station_id), mimeType: 'application/json', text: JSON.stringify(station, null, 2) },
          annotations: { ...forModel, ...(newest && { lastModified: newest.at }) },
        },
        {
          type: 'resource_link',
          uri: `${stationUri(station_id)}/readings.csv`,
          name: `${station_id}-readings.csv`,
          title: `Readings of ${station.name}`,
          description: 'All readings of the station, oldest first.',
          mimeType: 'text/csv',
          annotations: { audience: ['user', 'assistant'], priority: 0.6 },
        },
      ],
    }
  },
})
