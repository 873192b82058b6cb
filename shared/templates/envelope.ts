import { defineTemplate } from './template'

const metadata = {
  type: 'object',
  properties: {
    timestamp: { type: 'string', format: 'date-time' },
    correlation_id: { type: 'string' },
    version: { type: 'string' },
  },
  required: ['timestamp'],
}

const pagination = {
  type: 'object',
  properties: {
    page: { type: 'integer', minimum: 1 },
    page_size: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
    has_more: { type: 'boolean' },
  },
  required: ['page', 'page_size', 'has_more'],
}

export const envelope = defineTemplate({
  id: 'envelope',
  label: 'Envelopes and pages',
  summary: 'verb_noun names, described parameters with limits and defaults, and answers as success, data, metadata and pagination.',
  toolset: {
    rules: 'mcp',
    nodes: [
      {
        id: 'search_users',
        tool: {
          name: 'search_users',
          title: 'Search users',
          description: 'Finds users by name or address, a page at a time. Use get_user for all fields of one.',
          inputSchema: {
            type: 'object',
            properties: {
              query: { type: 'string', description: 'What to look for in names and addresses.', minLength: 1, maxLength: 200 },
              page: { type: 'integer', description: 'Which page.', minimum: 1, default: 1 },
              page_size: { type: 'integer', description: 'How many users a page holds.', minimum: 1, maximum: 100, default: 20 },
              sort_order: { type: 'string', description: 'By name.', enum: ['asc', 'desc'], default: 'asc' },
            },
            required: ['query'],
          },
          outputSchema: {
            type: 'object',
            properties: {
              success: { type: 'boolean' },
              data: {
                type: 'array',
                items: {
                  type: 'object',
                  properties: { user_id: { type: 'string' }, name: { type: 'string' }, email: { type: 'string', format: 'email' } },
                  required: ['user_id', 'name'],
                },
              },
              metadata,
              pagination,
            },
            required: ['success', 'metadata'],
          },
          annotations: { readOnlyHint: true },
        },
      },
    ],
  },
})
