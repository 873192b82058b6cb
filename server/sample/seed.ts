import { readingAt } from './climate'
import type { Note, Reading, Station } from './store'

const hour = 3_600_000
/** The recorded week: a reading every three hours from Monday 2 to Sunday 8 November 2026. */
const firstReading = Date.parse('2026-11-02T00:00:00Z')
const readingsPerWeek = 7 * 8

export function seedStations(): Station[] {
  return [
    {
      id: 'ST-001',
      name: 'Harbour Light',
      country: 'NO',
      elevation_m: 4,
      position: [5.32, 60.39],
      status: 'active',
      installed_on: '2019-05-14',
      keeper: { name: 'Ingrid Solheim', email: 'ingrid@stations.example' },
    },
    {
      id: 'ST-002',
      name: 'Orchard Hill',
      country: 'CH',
      elevation_m: 512,
      position: [7.45, 46.95],
      status: 'active',
      installed_on: '2021-03-02',
      keeper: { name: 'Luca Frei', email: 'luca@stations.example' },
    },
    {
      id: 'ST-003',
      name: 'Glacier Hut',
      country: 'AT',
      elevation_m: 2810,
      position: [10.86, 46.84],
      status: 'active',
      installed_on: '2017-08-30',
      keeper: { name: 'Marta Gruber', email: 'marta@stations.example' },
    },
    {
      id: 'ST-004',
      name: 'Salt Marsh',
      country: 'NL',
      elevation_m: 1,
      position: [4.76, 52.96],
      status: 'paused',
      installed_on: '2020-10-11',
      keeper: { name: 'Joris Vink', email: 'joris@stations.example' },
    },
    {
      id: 'ST-005',
      name: 'Cedar Ridge',
      country: 'PT',
      elevation_m: 640,
      position: [-8.15, 40.32],
      status: 'active',
      installed_on: '2022-06-21',
      keeper: { name: 'Beatriz Nunes', email: 'beatriz@stations.example' },
    },
    {
      id: 'ST-006',
      name: 'Old Mill',
      country: 'FI',
      elevation_m: 88,
      position: [25.47, 65.01],
      status: 'retired',
      installed_on: '2009-04-01',
      keeper: { name: 'Aino Laine', email: 'aino@stations.example' },
    },
  ]
}

/** A retired station measured nothing in the recorded week. */
export function seedReadings(station: Station): Reading[] {
  if (station.status === 'retired') return []
  return Array.from({ length: readingsPerWeek }, (_, index) => readingAt(station, new Date(firstReading + index * 3 * hour)))
}

type NoteSeed = [station: string, written: string, author: string, importance: number, tags: string[], text: string]

const noteSeeds: NoteSeed[] = [
  ['ST-001', '2026-11-02T07:40:00Z', 'Ingrid Solheim', 2, ['visit'], 'Cleaned salt off the wind vane. It turns freely again.'],
  [
    'ST-001',
    '2026-11-05T16:05:00Z',
    'Ingrid Solheim',
    4,
    ['storm', 'wind'],
    'Gusts above the scale for an hour; the log shows the cap, not the truth.',
  ],
  ['ST-002', '2026-11-03T08:15:00Z', 'Luca Frei', 3, ['sensor', 'humidity'], 'Humidity reads 4 % high against the hand-held meter.'],
  ['ST-002', '2026-11-06T09:00:00Z', 'Luca Frei', 1, ['visit'], 'Grass cut around the mast. Nothing else to report.'],
  [
    'ST-003',
    '2026-11-04T11:30:00Z',
    'Marta Gruber',
    5,
    ['ice', 'sensor'],
    'Rime on the thermometer shield. Readings before noon are too warm.',
  ],
  ['ST-003', '2026-11-07T13:20:00Z', 'Marta Gruber', 3, ['power'], 'Battery at 61 %. Swap it before the end of the month.'],
  [
    'ST-004',
    '2026-11-01T10:10:00Z',
    'Joris Vink',
    4,
    ['flood', 'power'],
    'Spring tide reached the cabinet. Paused until the fuse is replaced.',
  ],
  ['ST-005', '2026-11-08T06:45:00Z', 'Beatriz Nunes', 2, ['wildlife'], 'A kestrel uses the mast as a perch; the rain gauge needs a net.'],
]

export function seedNotes(): Note[] {
  return noteSeeds.map(([station_id, written_at, name, importance, tags, text], index) => ({
    id: `N-${String(index + 1).padStart(4, '0')}`,
    station_id,
    text,
    tags,
    importance,
    status: 'open',
    author: { name },
    written_at,
    version: 1,
  }))
}
