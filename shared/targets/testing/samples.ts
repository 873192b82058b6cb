import { type Doc, define, type Json } from '../../tool/json'
import type { Node } from '../../tool/node'
import type { Toolset } from '../../tool/toolset'

const tool = (id: string, entry: Doc, rest: Omit<Node, 'id' | 'tool'> = {}): Node => ({ id, tool: { name: id, ...entry }, ...rest })

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

/** Tools that run a command. */
export const commands: Toolset = {
  format: 1,
  name: 'Files & echo',
  rules: 'mcp',
  nodes: [
    {
      id: 'node',
      tool: { name: 'node' },
      cli: { command: 'node', args: [] },
      own: { timeoutSeconds: 20 },
      children: [
        tool(
          'print',
          {
            description: 'Print what Node was given.',
            inputSchema: {
              type: 'object',
              properties: {
                script: { type: 'string', format: 'path', description: 'The script to run.' },
                words: { type: 'array', items: { type: 'string' } },
                verbose: { type: 'boolean' },
                title: { type: 'string', description: 'A heading.' },
              },
              required: ['script'],
            },
            annotations: { readOnlyHint: true },
          },
          {
            cli: {
              word: '',
              positionalsFirst: true,
              args: [
                { property: 'script', as: 'positional' },
                { property: 'words', as: 'positional' },
                { property: 'verbose', as: 'option' },
                { property: 'title', as: 'option', flag: '--heading' },
              ],
            },
            design: { examples: [{ id: 'two', arguments: { script: 'print.mjs', words: ['a', 'b c'], verbose: true } }] },
          },
        ),
        tool(
          'commit',
          {
            description: 'Hands a message over in a file.',
            inputSchema: {
              type: 'object',
              properties: {
                message: { type: 'string' },
                working_directory: { type: 'string', format: 'path' },
              },
              required: ['message'],
            },
            outputSchema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] },
          },
          { cli: { args: [{ property: 'message', as: 'option', file: { flag: '-F' } }] } },
        ),
      ],
    },
  ],
}

/** A key that an object literal would take for its prototype. */
function withProto(rest: Record<string, Json>): Doc {
  const properties: Record<string, Json> = { ...rest }
  define(properties, '__proto__', { type: 'string', title: 'A plain name here' })
  return properties
}

const plain = { inputSchema: { type: 'object' } }

/** Names that are words of a language, that clash, that no file system takes, or that are no words at all. */
export const awkward: Toolset = {
  format: 1,
  name: '"Odd" names */ `$' + '{x}`',
  rules: 'mcp',
  nodes: [
    ...[
      'delete',
      'class',
      'import',
      'index',
      'con',
      'tools',
      'constructor',
      '__proto__',
      '2fa',
      '',
      '天気',
      'naïve café',
      '🦊',
      '../../etc/passwd',
    ].map((name, index) => ({ id: `n${index}`, tool: { name, ...plain } })),
    ...['get-user', 'get_user', 'getUser', 'GET_USER', 'get.user', 'get_user'].map((name, index) => ({
      id: `u${index}`,
      tool: { name, ...plain },
    })),
    { id: 'long', tool: { name: 'a_very_long_name_'.repeat(20), ...plain } },
    {
      id: 'texts',
      tool: {
        name: 'texts',
        title: 'It\'s a "title" with \\ and */ and `$' + '{code}` \u202e\u2028',
        description: `Ends a comment */ and starts one /* ${'very '.repeat(40)}long.\r\nSecond line\u2029third.`,
        inputSchema: {
          type: 'object',
          properties: withProto({
            class: { type: 'string', description: '*/ console.log(1) /*' },
            'two words': { type: 'number' },
            '10': { type: 'string' },
            constructor: { enum: ['a', 1, true, null, { deep: ['x'] }] },
            Record: { $ref: '#/$defs/Record' },
            loop: { $ref: '#/$defs/loop' },
            missing: { $ref: '#/$defs/nowhere' },
            '': { type: 'null' },
          }),
          required: ['not_described'],
          $defs: {
            Record: { type: 'object', additionalProperties: { $ref: '#/$defs/Record' } },
            loop: { anyOf: [{ $ref: '#/$defs/loop' }, { type: 'string' }] },
          },
        },
      },
    },
    { id: 'broken', tool: { name: 'broken', inputSchema: { type: 'object', properties: { a: { pattern: '(' } } } } },
    { id: 'nothing', tool: { name: 'nothing', inputSchema: null } },
    { id: 'bare', tool: { name: 'bare' } },
    { id: 'nameless', tool: { inputSchema: { type: 'object' } } },
    {
      id: 'task',
      tool: { name: 'task', ...plain, execution: { taskSupport: 'optional' }, annotations: 'odd', _meta: { 'example.org/x': 1 } },
    },
  ],
}

export const sampleToolsets: readonly Toolset[] = [notes, commands, awkward]
