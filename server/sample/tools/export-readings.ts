import type { ContentBlock } from '@modelcontextprotocol/server'
import { readingAt } from '../climate'
import { text } from '../content'
import { csvLine } from '../csv'
import { noStation, plainFailure } from '../result'
import { stationId } from '../schema'
import type { Station } from '../store'
import { defineTool } from '../tool'

type Args = { station_id: string; size_kb: number; blocks: number; start: string; label?: unknown }

export const exportReadings = defineTool<Args>({
  definition: {
    name: 'export_readings',
    title: 'Export readings',
    description:
      'Returns hourly readings as lines of CSV until the answer has the size you ask for. Ask for megabytes to see how a client bears a huge answer.',
    inputSchema: {
      type: 'object',
      properties: {
        station_id: { ...stationId, default: 'ST-001' },
        size_kb: {
          type: 'integer',
          minimum: 1,
          maximum: 65_536,
          default: 16,
          description: 'Size of the answer in kilobytes, all blocks together.',
        },
        blocks: { type: 'integer', minimum: 1, maximum: 500, default: 1, description: 'Over how many content blocks it is spread.' },
        start: { type: 'string', format: 'date-time', default: '2026-01-01T00:00:00Z', description: 'Moment of the first reading.' },
        label: { description: 'Anything that should stand on the first line, as any JSON.' },
      },
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  run({ station_id, size_kb, blocks, start, label }, { store }) {
    const station = store.stations.get(station_id)
    if (!station) return plainFailure(noStation(station_id))
    const lines = hourly(station, new Date(start))
    const perBlock = Math.floor((size_kb * 1024) / blocks)
    const content: ContentBlock[] = []
    for (let block = 0; block < blocks; block += 1) {
      const parts = block === 0 && label !== undefined ? [JSON.stringify(label)] : []
      let size = parts[0]?.length ?? 0
      while (size < perBlock) {
        const line = lines.next().value
        parts.push(line)
        size += line.length + 1
      }
      content.push(text(parts.join('\n').slice(0, perBlock)))
    }
    return { content }
  },
})

function* hourly(station: Station, start: Date): Generator<string, never> {
  for (let at = start.getTime(); ; at += 3_600_000) yield csvLine(readingAt(station, new Date(at)))
}
