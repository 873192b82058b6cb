import { failure, noNote, ok, resultSchema } from '../result'
import { noteId } from '../schema'
import { defineTool } from '../tool'

type Args = { note_id: string; reason?: string | null }

export const deleteNote = defineTool<Args>({
  definition: {
    name: 'delete_note',
    title: 'Delete a note',
    description:
      'REQUIRES EXPLICIT USER INSTRUCTION: Only use when user specifically requests the deletion of a note. Removes the note for good; there is no undo. Deleting a note that is already gone changes nothing.',
    inputSchema: {
      type: 'object',
      properties: {
        note_id: noteId,
        explicit_action: {
          type: 'string',
          const: 'DELETE_NOTE',
          description: 'Must be DELETE_NOTE, to confirm that the deletion is intended.',
        },
        reason: {
          anyOf: [
            { title: 'Reason', type: 'string', minLength: 3, maxLength: 200 },
            { title: 'No reason', type: 'null' },
          ],
          default: null,
          description: 'Why the note goes, for the log; null if nobody said.',
        },
      },
      required: ['note_id', 'explicit_action'],
      additionalProperties: false,
    },
    outputSchema: resultSchema({
      type: 'object',
      properties: { note_id: { type: 'string' }, deleted: { type: 'boolean', description: 'False if it was gone before.' } },
      required: ['note_id', 'deleted'],
    }),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  },
  async run({ note_id, reason }, { store, log }) {
    const deleted = store.notes.delete(note_id)
    if (!deleted && !store.deletedNotes.has(note_id)) return failure(noNote(note_id))
    if (deleted) await log('notice', { message: `Note ${note_id} was deleted.`, reason: reason ?? null })
    store.deletedNotes.add(note_id)
    return ok(
      { note_id, deleted },
      {
        message: deleted ? `Note ${note_id} is deleted.` : `Note ${note_id} was deleted before; nothing changed.`,
        instruction: 'Tell the person what was deleted. Do NOT delete anything else without being asked again.',
      },
    )
  },
})
