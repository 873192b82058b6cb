import { failure, noStation, ok, resultSchema } from '../result'
import { stationId } from '../schema'
import { type Note, takeNoteId } from '../store'
import { defineTool } from '../tool'

type Attachment = { name: string; media_type: string; content: string }
type Args = {
  station_id: string
  text: string
  author: { name: string; email?: string }
  importance: number
  tags: string[]
  observed_at?: string
  position?: [number, number]
  measurements?: Record<string, number>
  link?: string | null
  attachments?: Attachment[]
  extra?: unknown
}

export const addNote = defineTool<Args>({
  definition: {
    name: 'add_note',
    title: 'Add a note',
    description: 'Writes a note about a station: what was seen, done or suspected. Adding the same note twice makes two notes.',
    inputSchema: {
      type: 'object',
      properties: {
        station_id: stationId,
        text: {
          type: 'string',
          minLength: 1,
          maxLength: 2000,
          not: { pattern: '^[ \\t\\n]+$' },
          description: 'The note itself, in whole sentences.',
          examples: ['Ice on the rain gauge. Knocked it off at 08:10.'],
        },
        author: {
          type: 'object',
          description: 'Who writes the note.',
          properties: {
            name: { type: 'string', minLength: 1, description: 'First and last name.', examples: ['Marta Gruber'] },
            email: { type: 'string', format: 'email', description: 'Where questions go.', examples: ['marta@stations.example'] },
          },
          required: ['name'],
          additionalProperties: false,
        },
        importance: { type: 'integer', minimum: 1, maximum: 5, default: 3, description: 'From 1, for the record, to 5, act today.' },
        tags: {
          type: 'array',
          items: { type: 'string', pattern: '^[a-z][a-z-]*$', examples: ['sensor'] },
          uniqueItems: true,
          maxItems: 8,
          default: [],
          description: 'Short lower-case words to find the note by.',
          examples: [['sensor', 'ice']],
        },
        observed_at: {
          type: 'string',
          format: 'date-time',
          description: 'When it was seen. Left out: now.',
          examples: ['2026-11-09T08:10:00Z'],
        },
        position: {
          type: 'array',
          description: 'Where exactly, as longitude and latitude.',
          prefixItems: [
            { title: 'Longitude', type: 'number', minimum: -180, maximum: 180 },
            { title: 'Latitude', type: 'number', minimum: -90, maximum: 90 },
          ],
          items: false,
          minItems: 2,
          examples: [[7.4474, 46.948]],
        },
        measurements: {
          type: 'object',
          additionalProperties: { type: 'number' },
          maxProperties: 20,
          description: 'Values read by hand, by name.',
          examples: [{ battery_v: 12.4, snow_cm: 18 }],
        },
        link: {
          type: ['string', 'null'],
          format: 'uri',
          description: 'A page that belongs to the note, or null.',
          examples: ['https://stations.example/log/17'],
        },
        attachments: {
          type: 'array',
          maxItems: 4,
          description: 'Small files that belong to the note. Their size is kept, their content is not.',
          items: {
            title: 'Attachment',
            type: 'object',
            properties: {
              name: { type: 'string', minLength: 1, description: 'File name.' },
              media_type: {
                type: 'string',
                default: 'application/octet-stream',
                description: 'Media type of the file.',
                examples: ['image/jpeg'],
              },
              content: { type: 'string', format: 'binary', contentEncoding: 'base64', description: 'The file, as base64.' },
            },
            required: ['name', 'content'],
            additionalProperties: false,
          },
        },
        extra: { description: 'Anything else worth keeping, as any JSON.', examples: [{ weather: 'fog' }] },
        id: { type: 'string', readOnly: true, description: 'Given by the server. Leave it out; a value is ignored.' },
      },
      required: ['station_id', 'text', 'author'],
      additionalProperties: false,
    },
    outputSchema: resultSchema({
      type: 'object',
      properties: { id: { type: 'string' }, station_id: { type: 'string' } },
      required: ['id', 'station_id'],
    }),
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  },
  run(args, { store, now }) {
    const station = store.stations.get(args.station_id)
    if (!station) return failure(noStation(args.station_id))
    const note: Note = {
      id: takeNoteId(store),
      station_id: args.station_id,
      text: args.text,
      tags: args.tags,
      importance: args.importance,
      status: 'open',
      author: args.author,
      written_at: new Date(args.observed_at ?? now()).toISOString(),
      version: 1,
      ...(args.position && { position: args.position }),
      ...(args.measurements && { measurements: args.measurements }),
      ...(args.link && { link: args.link }),
      ...(args.attachments && { attachments: args.attachments.map(described) }),
      ...(args.extra !== undefined && { extra: args.extra }),
    }
    store.notes.set(note.id, note)
    return ok(
      { ...note },
      { message: `Note ${note.id} is now on record for ${station.name}.`, instruction: 'Tell the person the id of the note.' },
    )
  },
})

function described({ name, media_type, content }: Attachment) {
  return { name, media_type: media_type ?? 'application/octet-stream', bytes: Buffer.from(content, 'base64').length }
}
