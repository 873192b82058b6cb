import type { ReadResourceResult, Resource, ResourceTemplateType } from '@modelcontextprotocol/server'
import { toCsv } from './csv'
import { handbook } from './handbook'
import { readingsOf, type Store } from './store'

const root = 'weather://stations'

export const stationUri = (id: string) => `${root}/${id}`

export const resources: Resource[] = [
  {
    uri: root,
    name: 'stations',
    title: 'All stations',
    description: 'The register of stations, complete, as JSON.',
    mimeType: 'application/json',
  },
  {
    uri: 'weather://handbook',
    name: 'handbook',
    title: 'How to write a note',
    description: 'What makes a note useful to the next keeper.',
    mimeType: 'text/markdown',
    annotations: { audience: ['user', 'assistant'], priority: 0.8 },
  },
]

export const resourceTemplates: ResourceTemplateType[] = [
  {
    uriTemplate: `${root}/{station_id}`,
    name: 'station',
    title: 'One station',
    description: 'The record of one station.',
    mimeType: 'application/json',
  },
  {
    uriTemplate: `${root}/{station_id}/readings.csv`,
    name: 'readings',
    title: 'Readings of a station',
    description: 'All readings of one station, oldest first.',
    mimeType: 'text/csv',
  },
]

/** The content of a resource, or nothing if there is none at that address. */
export function readResource(store: Store, uri: string): ReadResourceResult | undefined {
  if (uri === 'weather://handbook') return contents(uri, 'text/markdown', handbook)
  if (uri === root) return contents(uri, 'application/json', JSON.stringify([...store.stations.values()], null, 2))
  const [, id = '', readings] = /^weather:\/\/stations\/([^/]+)(\/readings\.csv)?$/.exec(uri) ?? []
  const station = store.stations.get(id)
  if (!station) return undefined
  if (readings) return contents(uri, 'text/csv', toCsv(readingsOf(store, id)))
  return contents(uri, 'application/json', JSON.stringify(station, null, 2))
}

function contents(uri: string, mimeType: string, text: string): ReadResourceResult {
  return { contents: [{ uri, mimeType, text }] }
}
