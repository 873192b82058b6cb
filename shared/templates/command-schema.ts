import { defineTemplate } from './template'

const responseFields = {
  type: 'array',
  items: { type: 'string' },
  description: 'Which fields the answer carries; all of them when left out.',
}

/** The structure every tool of the project takes. */
const command = {
  type: 'object',
  properties: {
    product: { type: 'string', enum: ['jira', 'confluence'], description: 'Which product the command is for.' },
    subject: { type: 'string', description: 'What it is about, for example an issue key.' },
    parameters: { type: 'object', description: 'What this command needs beyond its subject.' },
    response_fields: responseFields,
  },
  required: ['product', 'subject'],
}

export const commandSchema = defineTemplate({
  id: 'command-schema',
  label: 'One structure for all commands',
  summary: 'Every tool takes product, subject, parameters and response_fields; a context is injected and never shown.',
  toolset: {
    rules: 'mcp',
    commandSchemas: [{ id: 'command', title: 'Command', parameters: command, injected: ['context'], namePrefix: 'atl_' }],
    nodes: [
      {
        id: 'atl_issue_info',
        tool: {
          name: 'atl_issue_info',
          title: 'Issue info',
          description: 'Returns one issue. Name the fields you need, and the answer stays small.',
          inputSchema: command,
          annotations: { readOnlyHint: true },
        },
        design: { commandSchema: 'command' },
      },
    ],
  },
})
