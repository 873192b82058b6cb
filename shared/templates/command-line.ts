import { defineTemplate } from './template'

const repo = { type: 'string', description: 'OWNER/REPO' }

export const commandLine = defineTemplate({
  id: 'command-line',
  label: 'A command line, as MTDF',
  summary: 'One program with subcommands: what the group says holds for all below it, until one of them says otherwise.',
  toolset: {
    rules: 'guide',
    guidance: {
      blocks: {
        sync_behavior: 'This tool runs synchronously and returns results immediately.',
        async_behavior: 'This tool runs in the background. Its results come on their own: go on with other work.',
      },
    },
    nodes: [
      {
        id: 'gh',
        tool: { name: 'gh', description: 'GitHub from the command line.' },
        own: { synchronous: true, timeoutSeconds: 180 },
        cli: { command: 'gh', args: [] },
        children: [
          {
            id: 'cache',
            tool: { name: 'cache', description: 'Caches of GitHub Actions.' },
            cli: { args: [] },
            children: [
              {
                id: 'list',
                tool: {
                  name: 'list',
                  description: 'Lists the caches of a repository.',
                  inputSchema: { type: 'object', properties: { limit: { type: 'integer', description: 'At most this many.' }, repo } },
                  annotations: { readOnlyHint: true },
                },
                own: { guidanceKey: 'sync_behavior' },
                cli: {
                  args: [
                    { property: 'limit', as: 'option' },
                    { property: 'repo', as: 'option' },
                  ],
                },
              },
              {
                id: 'delete',
                tool: {
                  name: 'delete',
                  description: 'Deletes one cache by its id or key.',
                  inputSchema: {
                    type: 'object',
                    properties: { cache_id: { type: 'string', description: 'Id or key, as list gives it.' }, repo },
                    required: ['cache_id'],
                  },
                  annotations: { destructiveHint: true, idempotentHint: true },
                },
                own: { timeoutSeconds: 60, guidanceKey: 'sync_behavior' },
                cli: {
                  args: [
                    { property: 'repo', as: 'option' },
                    { property: 'cache_id', as: 'positional' },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
})
