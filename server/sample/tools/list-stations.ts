import { structured } from '../content'
import { envelope, envelopeSchema, paginate } from '../envelope'
import type { Station } from '../store'
import { defineTool } from '../tool'

type Args = { status?: Station['status']; sort_by: 'name' | 'elevation' | 'newest'; page: number; page_size: number }

const sorters: Record<Args['sort_by'], (a: Station, b: Station) => number> = {
  name: (a, b) => a.name.localeCompare(b.name),
  elevation: (a, b) => b.elevation_m - a.elevation_m,
  newest: (a, b) => b.installed_on.localeCompare(a.installed_on),
}

export const listStations = defineTool<Args>({
  definition: {
    name: 'list_stations',
    title: 'List stations',
    description:
      'Lists the weather stations, one page at a time, with place, height and state. Start here: the other tools ask for a station id.',
    inputSchema: {
      type: 'object',
      properties: {
        status: {
          type: 'string',
          enum: ['active', 'paused', 'retired'],
          description: 'Only stations in this state. Left out: all of them.',
        },
        sort_by: {
          type: 'string',
          oneOf: [
            { const: 'name', title: 'Name, A to Z' },
            { const: 'elevation', title: 'Elevation, highest first' },
            { const: 'newest', title: 'Newest installation first' },
          ],
          default: 'name',
          description: 'Order of the list.',
        },
        page: { type: 'integer', minimum: 1, default: 1, description: 'Which page, counted from 1.' },
        page_size: { type: 'integer', minimum: 1, maximum: 50, default: 4, description: 'Stations per page.' },
      },
      additionalProperties: false,
    },
    outputSchema: envelopeSchema({
      type: 'object',
      properties: {
        id: { type: 'string' },
        name: { type: 'string' },
        country: { type: 'string', description: 'ISO 3166-1 alpha-2 code.' },
        elevation_m: { type: 'number' },
        status: { type: 'string', enum: ['active', 'paused', 'retired'] },
      },
      required: ['id', 'name', 'country', 'elevation_m', 'status'],
    }),
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  run({ status, sort_by, page, page_size }, context) {
    const found = [...context.store.stations.values()].filter((station) => status === undefined || station.status === status)
    const rows = found
      .sort(sorters[sort_by])
      .map(({ id, name, country, elevation_m, status: state }) => ({ id, name, country, elevation_m, status: state }))
    return structured(envelope(paginate(rows, page, page_size), context))
  },
})
