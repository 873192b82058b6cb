import { defineTemplate } from './template'

const id = { type: 'integer', description: 'The id of the note.' }

export const annotated = defineTemplate({
  id: 'annotated',
  label: 'Titles and hints',
  summary: 'Reading, creating, changing and deleting, each with a title and with the hints that fit it.',
  toolset: {
    rules: 'mcp',
    nodes: [
      {
        id: 'notes_list',
        tool: {
          name: 'notes_list',
          title: 'List notes',
          description: 'Returns the titles of all notes, newest first.',
          inputSchema: { type: 'object', properties: { category: { type: 'string', description: 'Only notes of this category.' } } },
          annotations: { readOnlyHint: true, openWorldHint: false },
        },
      },
      {
        id: 'notes_create',
        tool: {
          name: 'notes_create',
          title: 'Create note',
          description: 'Creates a note. The same call again creates another one.',
          inputSchema: {
            type: 'object',
            properties: { title: { type: 'string', description: 'Its title.' }, content: { type: 'string', description: 'Its text.' } },
            required: ['title'],
          },
          annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
        },
      },
      {
        id: 'notes_update',
        tool: {
          name: 'notes_update',
          title: 'Update note',
          description: 'Replaces the text of a note. The text that was there is gone.',
          inputSchema: {
            type: 'object',
            properties: { note_id: id, content: { type: 'string', description: 'The new text.' } },
            required: ['note_id', 'content'],
          },
          annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
        },
      },
      {
        id: 'notes_delete',
        tool: {
          name: 'notes_delete',
          title: 'Delete note',
          description: 'Deletes a note for good.',
          inputSchema: { type: 'object', properties: { note_id: id }, required: ['note_id'] },
          annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
        },
      },
    ],
  },
})
