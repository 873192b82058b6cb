import { structured, text } from '../content'
import { noStation, plainFailure } from '../result'
import { stationId } from '../schema'
import { readingsOf } from '../store'
import { defineTool } from '../tool'

type Args = { station_id: string; fault: 'none' | 'wrong_type' | 'missing_field' | 'unknown_state' | 'no_structure' }

export const checkSensor = defineTool<Args>({
  definition: {
    name: 'check_sensor',
    title: 'Check a sensor',
    description:
      'Checks the thermometer of a station. Ask for a fault to see what a broken sensor does: the answer then breaks the output schema of this tool in the chosen way.',
    inputSchema: {
      type: 'object',
      properties: {
        station_id: stationId,
        fault: {
          type: 'string',
          oneOf: [
            { const: 'none', title: 'No fault: the answer fits' },
            { const: 'wrong_type', title: 'The temperature is text' },
            { const: 'missing_field', title: 'The state is missing' },
            { const: 'unknown_state', title: 'The state is none of the promised ones' },
            { const: 'no_structure', title: 'No structured content at all' },
          ],
          default: 'none',
          description: 'Which fault to show.',
        },
      },
      required: ['station_id'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        station_id: { type: 'string' },
        temperature_c: { type: ['number', 'null'], description: 'Newest temperature, null if there is none.' },
        state: { type: 'string', enum: ['good', 'drifting', 'silent'] },
      },
      required: ['station_id', 'temperature_c', 'state'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, idempotentHint: false, openWorldHint: true },
  },
  run({ station_id, fault }, { store }) {
    if (!store.stations.has(station_id)) return plainFailure(noStation(station_id))
    const temperatures = readingsOf(store, station_id).map((reading) => reading.temperature_c)
    const newest = temperatures.at(-1) ?? null
    const spread = Math.max(...temperatures) - Math.min(...temperatures)
    const state = newest === null ? 'silent' : spread > 14 ? 'drifting' : 'good'
    switch (fault) {
      case 'none':
        return structured({ station_id, temperature_c: newest, state })
      case 'wrong_type':
        return structured({ station_id, temperature_c: `${newest} degrees`, state })
      case 'missing_field':
        return structured({ station_id, temperature_c: newest })
      case 'unknown_state':
        return structured({ station_id, temperature_c: newest, state: 'confused' })
      case 'no_structure':
        return { content: [text(`The thermometer of ${station_id} is ${state}.`)] }
    }
  },
})
