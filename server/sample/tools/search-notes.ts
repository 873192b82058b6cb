import { count, text } from '../content'
import { type Filter, matches } from '../note-filter'
import { defineTool } from '../tool'

type Args = { filter?: Filter; order: 'newest' | 'oldest' | 'importance'; limit: number }

const branch = (title: string, key: string, value: Record<string, unknown>) => ({
  title,
  type: 'object',
  properties: { [key]: value },
  required: [key],
  additionalProperties: false,
})

export const searchNotes = defineTool<Args>({
  definition: {
    name: 'search_notes',
    description:
      'Finds notes by a filter that may be nested: a condition, all of several filters, any of several, or the opposite of one. Without a filter it returns all notes.',
    inputSchema: {
      type: 'object',
      properties: {
        filter: { $ref: '#/$defs/filter', description: 'Which notes to return.' },
        order: { type: 'string', enum: ['newest', 'oldest', 'importance'], default: 'newest', description: 'Which notes come first.' },
        limit: { type: 'integer', minimum: 1, maximum: 100, multipleOf: 1, default: 20, description: 'Notes to return at most.' },
      },
      additionalProperties: false,
      $defs: {
        filter: {
          title: 'Filter',
          oneOf: [
            { $ref: '#/$defs/condition', title: 'Condition' },
            branch('All of', 'all_of', {
              type: 'array',
              items: { $ref: '#/$defs/filter' },
              minItems: 1,
              description: 'Every filter must hold.',
            }),
            branch('Any of', 'any_of', {
              type: 'array',
              items: { $ref: '#/$defs/filter' },
              minItems: 1,
              description: 'One filter must hold.',
            }),
            branch('Not', 'not', { $ref: '#/$defs/filter', description: 'This filter must not hold.' }),
          ],
          examples: [
            { all_of: [{ field: 'tags', is: 'equals', value: 'sensor' }, { not: { field: 'importance', is: 'at_most', value: 2 } }] },
          ],
        },
        condition: {
          title: 'Condition',
          type: 'object',
          properties: {
            field: {
              type: 'string',
              enum: ['text', 'tags', 'author', 'station_id', 'importance', 'status', 'written_at'],
              description: 'What to look at.',
            },
            is: {
              type: 'string',
              oneOf: [
                { const: 'equals', title: 'is' },
                { const: 'contains', title: 'contains' },
                { const: 'at_least', title: 'is at least' },
                { const: 'at_most', title: 'is at most' },
              ],
              description: 'How to compare. Letters are compared without regard to case.',
            },
            value: { type: ['string', 'number'], description: 'What to compare with.', examples: ['sensor', 3] },
          },
          required: ['field', 'is', 'value'],
          additionalProperties: false,
        },
      },
    },
    annotations: { title: 'Search notes', readOnlyHint: true },
  },
  run({ filter, order, limit }, { store }) {
    const found = [...store.notes.values()].filter((note) => filter === undefined || matches(note, filter))
    found.sort((a, b) => {
      if (order === 'importance') return b.importance - a.importance
      return order === 'newest' ? b.written_at.localeCompare(a.written_at) : a.written_at.localeCompare(b.written_at)
    })
    const shown = found.slice(0, limit)
    if (shown.length === 0) return { content: [text('No note fits the filter.')] }
    const fits = `${count(found.length, 'note')} ${found.length === 1 ? 'fits' : 'fit'}`
    const head = found.length > shown.length ? `${fits}; the first ${shown.length}:` : `${fits}.`
    const lines = shown.map(
      (note) =>
        `${note.id} · ${note.station_id} · ${note.written_at.slice(0, 10)} · importance ${note.importance} · ${note.tags.join(', ')}\n${note.text}`,
    )
    return { content: [text([head, ...lines].join('\n\n'))] }
  },
})
