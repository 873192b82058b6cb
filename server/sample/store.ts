import { seedNotes, seedReadings, seedStations } from './seed'

export type Metric = 'temperature_c' | 'humidity_pct' | 'wind_ms' | 'pressure_hpa' | 'rain_mm'

export type Station = {
  id: string
  name: string
  country: string
  elevation_m: number
  /** Longitude, then latitude, as GeoJSON has it. */
  position: [number, number]
  status: 'active' | 'paused' | 'retired'
  installed_on: string
  keeper: { name: string; email: string }
}

export type Reading = { station_id: string; at: string } & Record<Metric, number>

export type Note = {
  id: string
  station_id: string
  text: string
  tags: string[]
  importance: number
  status: 'open' | 'resolved'
  author: { name: string; email?: string }
  written_at: string
  version: number
  resolution?: string
  reminder?: string
  position?: [number, number]
  measurements?: Record<string, number>
  link?: string
  attachments?: { name: string; media_type: string; bytes: number }[]
  extra?: unknown
}

/** Everything the sample knows, in memory: it starts fresh with the process and is gone with it. */
export type Store = {
  stations: Map<string, Station>
  readings: Map<string, Reading[]>
  notes: Map<string, Note>
  /** Ids of deleted notes, so that deleting twice can be told from deleting what never was. */
  deletedNotes: Set<string>
  nextNote: number
  maintenance: boolean
}

export function createStore(): Store {
  const stations = seedStations()
  const notes = seedNotes()
  return {
    stations: new Map(stations.map((station) => [station.id, station])),
    readings: new Map(stations.map((station) => [station.id, seedReadings(station)])),
    notes: new Map(notes.map((note) => [note.id, note])),
    deletedNotes: new Set(),
    nextNote: notes.length + 1,
    maintenance: false,
  }
}

export function readingsOf(store: Store, stationId: string): readonly Reading[] {
  return store.readings.get(stationId) ?? []
}

/** Merges readings into a station's series, in order of time; says how many were new and how many replaced an older one. */
export function putReadings(store: Store, stationId: string, incoming: readonly Reading[], onConflict: 'keep' | 'replace') {
  const byTime = new Map(readingsOf(store, stationId).map((reading) => [reading.at, reading]))
  let added = 0
  let replaced = 0
  for (const reading of incoming) {
    const exists = byTime.has(reading.at)
    if (exists && onConflict === 'keep') continue
    byTime.set(reading.at, reading)
    if (exists) replaced += 1
    else added += 1
  }
  const merged = [...byTime.values()].sort((a, b) => a.at.localeCompare(b.at))
  store.readings.set(stationId, merged)
  return { added, replaced, kept: incoming.length - added - replaced }
}

export function takeNoteId(store: Store): string {
  const id = `N-${String(store.nextNote).padStart(4, '0')}`
  store.nextNote += 1
  return id
}
