import { failure, noNote, ok, resultSchema } from '../result'
import { noteId } from '../schema'
import type { Note } from '../store'
import { defineTool } from '../tool'

type Args = {
  note_id: string
  expected_version: number
  change: { text?: string; tags?: string[]; importance?: number }
  status?: Note['status']
  resolution?: string
  remind_on?: string
  remind_at?: string
  urgent?: boolean
}

export const updateNote = defineTool<Args>({
  definition: {
    name: 'update_note',
    title: 'Change a note',
    description:
      'Changes the wording or the marks of a note, resolves or reopens it. The change is refused if someone else changed the note since you read it: pass the version you saw.',
    inputSchema: {
      type: 'object',
      properties: {
        note_id: noteId,
        expected_version: { type: 'integer', minimum: 1, description: 'The version of the note you have seen; a new note has version 1.' },
        change: {
          description: 'What to change. Fields that are left out stay as they are.',
          type: 'object',
          allOf: [{ $ref: '#/$defs/wording' }, { $ref: '#/$defs/marks' }],
          default: {},
        },
        status: { type: 'string', enum: ['open', 'resolved'], description: 'The new state. Left out: unchanged.' },
        resolution: {
          type: 'string',
          minLength: 3,
          description: 'How it was resolved. Goes with the status "resolved", and only with it.',
        },
        remind_on: { type: 'string', format: 'date', description: 'Day of a reminder; needs remind_at.', examples: ['2026-11-20'] },
        remind_at: { type: 'string', format: 'time', description: 'Time of the reminder, with its offset.', examples: ['09:00:00Z'] },
        urgent: { type: 'boolean', deprecated: true, description: 'Use change.importance instead; true sets it to 5.' },
      },
      required: ['note_id', 'expected_version'],
      dependentRequired: { remind_on: ['remind_at'], remind_at: ['remind_on'] },
      if: { properties: { status: { const: 'resolved' } }, required: ['status'] },
      then: { required: ['resolution'] },
      else: { properties: { resolution: false } },
      $defs: {
        wording: {
          title: 'Wording',
          type: 'object',
          properties: { text: { type: 'string', minLength: 1, maxLength: 2000, description: 'The new text.' } },
        },
        marks: {
          title: 'Marks',
          type: 'object',
          properties: {
            tags: {
              type: 'array',
              items: { type: 'string', pattern: '^[a-z][a-z-]*$' },
              uniqueItems: true,
              description: 'The new tags, all of them.',
            },
            importance: { type: 'integer', minimum: 1, maximum: 5, description: 'The new importance.' },
          },
        },
      },
    },
    outputSchema: resultSchema({
      type: 'object',
      properties: { id: { type: 'string' }, version: { type: 'integer' } },
      required: ['id', 'version'],
    }),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false },
  },
  run({ note_id, expected_version, change, status, resolution, remind_on, remind_at, urgent }, { store }) {
    const note = store.notes.get(note_id)
    if (!note) return failure(noNote(note_id))
    if (note.version !== expected_version) {
      return failure({
        error: `The note has version ${note.version}, not ${expected_version}.`,
        error_type: 'conflict',
        message: `Note ${note_id} was changed in the meantime.`,
        instruction: 'Read the note again and validate the new wording with the user before retrying.',
        data: { current: note },
      })
    }
    const { resolution: resolvedBefore, ...kept } = note
    const keepsResolution = status === undefined && resolvedBefore !== undefined
    const updated: Note = {
      ...kept,
      ...change,
      ...(urgent && { importance: 5 }),
      ...(status && { status }),
      ...(resolution && { resolution }),
      ...(keepsResolution && { resolution: resolvedBefore }),
      ...(remind_on && remind_at && { reminder: `${remind_on}T${remind_at}` }),
      version: note.version + 1,
    }
    store.notes.set(note_id, updated)
    return ok({ ...updated }, { message: `Note ${note_id} is now at version ${updated.version}.` })
  },
})
