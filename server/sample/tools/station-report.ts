import { count, forModel, forPerson, text } from '../content'
import { metrics } from '../csv'
import { noStation, plainFailure } from '../result'
import { period as periodSchema, stationId } from '../schema'
import { type Period, type Summary, summarise, within } from '../statistics'
import { readingsOf } from '../store'
import { defineTool } from '../tool'

type Args = { station_id: string; period: Period; sections: ('weather' | 'notes')[] }

const summary = {
  type: 'object',
  properties: { mean: { type: 'number' }, min: { type: 'number' }, max: { type: 'number' }, count: { type: 'integer', minimum: 1 } },
  required: ['mean', 'min', 'max', 'count'],
}

export const stationReport = defineTool<Args>({
  definition: {
    name: 'station_report',
    description:
      'Reports on one station over a period: the weather in figures and the notes. A short text for the person, the figures as structured content.',
    inputSchema: {
      type: 'object',
      properties: {
        station_id: stationId,
        period: { ...periodSchema, default: { days: 7 } },
        sections: {
          type: 'array',
          items: { type: 'string', enum: ['weather', 'notes'] },
          uniqueItems: true,
          minItems: 1,
          default: ['weather', 'notes'],
          description: 'What the report covers.',
        },
      },
      required: ['station_id'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        station: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } }, required: ['id', 'name'] },
        readings: { type: 'integer', minimum: 0, description: 'How many readings the figures rest on.' },
        weather: { type: 'object', additionalProperties: summary, description: 'Figures by metric.' },
        notes: {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'string' }, importance: { type: 'integer', minimum: 1, maximum: 5 }, text: { type: 'string' } },
            required: ['id', 'importance', 'text'],
          },
        },
      },
      required: ['station', 'readings'],
    },
    annotations: { title: 'Report on a station', readOnlyHint: true, openWorldHint: false },
    _meta: { 'example.stations/category': 'reports' },
  },
  run({ station_id, period, sections }, { store }) {
    const station = store.stations.get(station_id)
    if (!station) return plainFailure(noStation(station_id))
    const readings = within(readingsOf(store, station_id), period)
    const notes = [...store.notes.values()]
      .filter((note) => note.station_id === station_id)
      .map(({ id, importance, text: words }) => ({ id, importance, text: words }))
    const weather: Record<string, Summary> = {}
    for (const metric of metrics) {
      const figures = summarise(readings, metric)
      if (figures) weather[metric] = figures
    }
    const report = {
      station: { id: station.id, name: station.name },
      readings: readings.length,
      ...(sections.includes('weather') && { weather }),
      ...(sections.includes('notes') && { notes }),
    }
    const temperature = weather.temperature_c
    const lines = [
      `# ${station.name}`,
      temperature && sections.includes('weather')
        ? `Between ${temperature.min} and ${temperature.max} °C, ${temperature.mean} °C on average (${count(readings.length, 'reading')}).`
        : '',
      ...(sections.includes('notes') ? notes.map((note) => `- ${note.text}`) : []),
    ]
    return {
      content: [text(lines.filter((line) => line !== '').join('\n\n'), forPerson), text(JSON.stringify(report), forModel)],
      structuredContent: report,
      _meta: { 'example.stations/readings-used': readings.length },
    }
  },
})
