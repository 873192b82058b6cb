import type { Toolset } from '../../tool/toolset'
import { tool } from './entry'

const author = {
  type: 'object',
  description: 'Who wrote it.',
  properties: { name: { type: 'string' }, email: { type: 'string', format: 'email' } },
  required: ['name'],
}

const createNote = tool(
  'create_note',
  {
    title: 'Create note',
    description: 'Write a new note.\n\nThe note is stored at once and gets an id of its own. Use update_note to change one that exists.',
    inputSchema: {
      type: 'object',
      properties: {
        text: { type: 'string', minLength: 1, maxLength: 2000, description: 'What the note says.' },
        tags: { type: 'array', items: { type: 'string', pattern: '^[a-z]+$' }, maxItems: 5, uniqueItems: true, description: 'Labels.' },
        importance: { type: 'integer', minimum: 1, maximum: 5, default: 3, description: 'From 1 (low) to 5 (high).' },
        author: { $ref: '#/$defs/author' },
        position: {
          type: 'array',
          prefixItems: [{ type: 'number' }, { type: 'number' }],
          items: false,
          minItems: 2,
          description: 'Longitude and latitude.',
        },
        measurements: { type: 'object', additionalProperties: { type: ['number', 'string'] }, description: 'Anything measured, by name.' },
        remind_on: { type: ['string', 'null'], format: 'date' },
        explicit_action: { const: 'CREATE_NOTE', description: "Must be 'CREATE_NOTE' to confirm that the user asked for it." },
      },
      required: ['text', 'explicit_action'],
      additionalProperties: false,
      $defs: { author },
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    icons: [{ src: 'data:image/svg+xml;base64,PHN2Zy8+', mimeType: 'image/svg+xml' }],
  },
  {
    design: {
      results: [
        { id: 'created', when: 'success', message: 'The note is stored.', instruction: 'Tell the user the id of the note.' },
        {
          id: 'too-many-notes',
          when: 'failure',
          errorType: 'conflict',
          message: 'There is no room for another note.',
          instruction: 'Present this error to the user and take no further action.',
        },
      ],
      examples: [
        {
          id: 'plain',
          title: 'A plain note',
          arguments: { text: 'Fog over the harbour.', explicit_action: 'CREATE_NOTE' },
          answer: { content: [], structuredContent: { success: true, value: { id: 'N-0001', text: 'Fog over the harbour.' } } },
        },
        { id: 'unfit', arguments: { text: '' } },
      ],
    },
  },
)

const getNote = tool(
  'get_note',
  {
    title: 'Get note',
    description: 'Read one note.',
    inputSchema: {
      type: 'object',
      properties: { note_id: { type: 'string', description: 'Id of the note, for example "N-0001".' } },
      required: ['note_id'],
    },
    outputSchema: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        text: { type: 'string' },
        state: { type: 'string', enum: ['draft', 'open', 'closed'] },
        author,
        replies: { type: 'array', items: { $ref: '#' } },
      },
      required: ['id', 'text', 'state'],
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    design: {
      examples: [
        {
          id: 'first',
          title: 'The first note',
          arguments: { note_id: 'N-0001' },
          answer: { content: [], structuredContent: { id: 'N-0001', text: 'Fog over the harbour.', state: 'open' } },
        },
      ],
    },
  },
)

const searchNotes = tool('search_notes', {
  annotations: { title: 'Search notes', readOnlyHint: true },
  description: 'Find notes by what they say, who wrote them, or both.',
  inputSchema: {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: {
      filter: { $ref: '#/definitions/filter' },
      sort: { enum: ['newest', 'oldest', null] },
      limit: { type: 'integer', exclusiveMinimum: 0, default: 20 },
    },
    anyOf: [{ required: ['filter'] }, { required: ['limit'] }],
    definitions: {
      filter: {
        oneOf: [
          {
            type: 'object',
            properties: { field: { type: 'string' }, equals: {} },
            required: ['field', 'equals'],
            additionalProperties: false,
          },
          {
            type: 'object',
            properties: { all: { type: 'array', items: { $ref: '#/definitions/filter' } } },
            required: ['all'],
            additionalProperties: false,
          },
          { type: 'object', properties: { not: { $ref: '#/definitions/filter' } }, required: ['not'], additionalProperties: false },
        ],
      },
    },
  },
  outputSchema: {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      value: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
      error: { type: 'string' },
      error_type: { type: 'string' },
      message: { type: 'string' },
      instruction: { type: 'string' },
    },
    required: ['success'],
  },
  'x-owner': { team: 'notes' },
})

const deleteNote = tool(
  'delete_note',
  {
    title: 'Delete note',
    description: 'REQUIRES EXPLICIT USER INSTRUCTION: Only use when user specifically requests the deletion of a note.',
    inputSchema: {
      type: 'object',
      properties: { note_id: { type: 'string' }, explicit_action: { const: 'DELETE_NOTE' } },
      required: ['note_id', 'explicit_action'],
    },
    annotations: { destructiveHint: true, idempotentHint: true },
  },
  {
    design: {
      prefix: 'danger-',
      deprecated: { since: '1.2.0', replacedBy: 'archive_note', removedIn: '2.0.0' },
      history: [{ version: '1.1.0', note: 'Asks for explicit_action.' }],
    },
  },
)

const listTags = tool('list_tags', {
  description: 'All labels in use.',
  inputSchema: { type: 'object' },
  outputSchema: { type: 'array', items: { type: 'string' } },
})

/** Every construct: Result pattern, a schema of its own, consent, examples, cases, a draft-07 schema, recursion. */
export const notes: Toolset = {
  format: 1,
  name: 'weather-notes',
  title: 'Weather-station notes',
  server: { name: 'weather-notes', version: '1.2.0', instructions: 'Start with search_notes for the ids.' },
  rules: 'mcp',
  prefix: 'notes',
  nodes: [
    createNote,
    getNote,
    searchNotes,
    deleteNote,
    listTags,
    tool('old_note', { inputSchema: { type: 'object' } }, { own: { enabled: false } }),
  ],
}
