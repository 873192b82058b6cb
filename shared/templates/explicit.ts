import { defineTemplate } from './template'

const resultSchema = {
  type: 'object',
  properties: {
    success: { type: 'boolean', description: 'Whether it worked.' },
    value: { description: 'What came of it.' },
    error: { type: 'string', description: 'What went wrong.' },
    error_type: { type: 'string', description: 'The kind of error, for programs.' },
    exception: { type: 'string' },
    message: { type: 'string', description: 'What to tell the person.' },
    instruction: { type: 'string', description: 'What the agent is to do next.' },
  },
  required: ['success'],
}

export const explicit = defineTemplate({
  id: 'explicit',
  label: 'Results and explicit use',
  summary:
    'A name prefix, answers in the Result pattern with a message and an instruction, and a word that must be given before anything is deleted.',
  toolset: {
    rules: 'mcp',
    prefix: 'guide',
    nodes: [
      {
        id: 'get_document',
        tool: {
          name: 'get_document',
          title: 'Get document',
          description: 'Returns one document with its text. Use list_documents to find its id.',
          inputSchema: {
            type: 'object',
            properties: { document_id: { type: 'string', description: 'The id of the document.' } },
            required: ['document_id'],
          },
          outputSchema: resultSchema,
          annotations: { readOnlyHint: true },
        },
        design: {
          argumentSummary: true,
          results: [
            { id: 'found', when: 'success', message: 'Here is the document.' },
            {
              id: 'not-found',
              when: 'failure',
              errorType: 'not_found',
              message: 'There is no such document.',
              instruction: 'Ask the user which document is meant. Do not retry.',
            },
          ],
        },
      },
      {
        id: 'delete_document',
        tool: {
          name: 'delete_document',
          title: 'Delete document',
          description:
            'REQUIRES EXPLICIT USER INSTRUCTION: Only use when user specifically requests to delete document.\n\nDeletes one document for good.',
          inputSchema: {
            type: 'object',
            properties: {
              document_id: { type: 'string', description: 'The id of the document.' },
              explicit_action: {
                type: 'string',
                const: 'DELETE_DOCUMENT',
                description: 'Must be "DELETE_DOCUMENT", to confirm that this is intended.',
              },
            },
            required: ['document_id', 'explicit_action'],
          },
          outputSchema: resultSchema,
          annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
        },
        design: { argumentSummary: true },
      },
    ],
  },
})
