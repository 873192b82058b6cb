import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server'
import { handbook } from './handbook'
import { stationUri } from './resources'
import type { Store } from './store'

export const prompts: Prompt[] = [
  {
    name: 'hand_over',
    title: 'Hand over a station',
    description: 'Asks for a short hand-over of one station to its next keeper, from its open notes.',
    arguments: [
      { name: 'station_id', description: 'Id of the station, such as ST-003.', required: true },
      { name: 'keeper', description: 'Who takes over. Left out: nobody in particular.', required: false },
    ],
  },
]

/** The messages of the hand-over, or a sentence that says why there are none. */
export function handOver(store: Store, args: Readonly<Record<string, string>>): GetPromptResult | string {
  const station = store.stations.get(args.station_id ?? '')
  if (!station) return `There is no station ${args.station_id ?? '(none was given)'}; the ids run from ST-001 to ST-006.`
  const open = [...store.notes.values()].filter((note) => note.station_id === station.id && note.status === 'open')
  const lines = open.map((note) => `- ${note.id}, importance ${note.importance}: ${note.text}`)
  const uri = stationUri(station.id)
  return {
    description: `Hand-over of ${station.name}`,
    messages: [
      {
        role: 'user',
        content: { type: 'resource', resource: { uri, mimeType: 'application/json', text: JSON.stringify(station, null, 2) } },
      },
      { role: 'user', content: { type: 'resource', resource: { uri: 'weather://handbook', mimeType: 'text/markdown', text: handbook } } },
      {
        role: 'user',
        content: {
          type: 'text',
          text: [
            `Write a hand-over of ${station.name} for ${args.keeper || 'the next keeper'}, in ten lines at most, most important first.`,
            'The open notes:',
            ...(lines.length > 0 ? lines : ['- none']),
          ].join('\n'),
        },
      },
    ],
  }
}
