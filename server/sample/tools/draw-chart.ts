import { text } from '../content'
import { drawPng, drawSvg } from '../picture'
import { noStation, plainFailure } from '../result'
import { metric as metricSchema, stationId } from '../schema'
import { type Metric, readingsOf } from '../store'
import { defineTool } from '../tool'

type Args = { station_id: string; metric: Metric; format: 'png' | 'svg'; width: number; colour: string }

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#2563eb" stroke-width="2"><path d="M4 19h16M4 15l4-6 4 2 4-5 4 4"/></svg>'

export const drawChart = defineTool<Args>({
  definition: {
    name: 'draw_chart',
    title: 'Draw a chart',
    description: 'Draws the readings of one station as a curve, oldest at the left, and returns the picture as PNG or SVG.',
    icons: [{ src: `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`, mimeType: 'image/svg+xml', sizes: ['any'] }],
    inputSchema: {
      type: 'object',
      properties: {
        station_id: stationId,
        metric: { ...metricSchema, default: 'temperature_c' },
        format: { type: 'string', enum: ['png', 'svg'], default: 'png', description: 'Kind of picture.' },
        width: {
          type: 'integer',
          minimum: 160,
          maximum: 960,
          multipleOf: 16,
          default: 320,
          description: 'Width in pixels; the height is half of it.',
        },
        colour: {
          type: 'string',
          pattern: '^#[0-9a-fA-F]{6}$',
          default: '#2563eb',
          description: 'Colour of the curve.',
          examples: ['#2563eb'],
        },
      },
      required: ['station_id'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, destructiveHint: false },
  },
  run({ station_id, metric, format, width, colour }, { store }) {
    const station = store.stations.get(station_id)
    if (!station) return plainFailure(noStation(station_id))
    const readings = readingsOf(store, station_id)
    const [first, last] = [readings[0], readings.at(-1)]
    if (!first || !last) return { content: [text(`${station.name} has no readings to draw.`)] }
    const picture = { values: readings.map((reading) => reading[metric]), width, height: width / 2, colour }
    const caption = `${station.name}, ${metric}, ${first.at.slice(0, 10)} to ${last.at.slice(0, 10)}`
    const [data, mimeType] = format === 'png' ? [drawPng(picture), 'image/png'] : [Buffer.from(drawSvg(picture, caption)), 'image/svg+xml']
    return {
      content: [
        { type: 'image', data: data.toString('base64'), mimeType, annotations: { audience: ['user'], priority: 0.9 } },
        text(`${caption}: from ${Math.min(...picture.values)} to ${Math.max(...picture.values)}.`),
      ],
    }
  },
})
