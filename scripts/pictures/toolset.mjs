// The toolset that the pictures of the designer show.

const text = (description, more) => ({ type: 'string', description, ...more })
const input = (properties, required) => ({ type: 'object', properties, ...(required && { required }) })
const repo = text('OWNER/REPO')

const tool = (group, name, title, description, { own, args = [], ...more } = {}) => ({
  id: `${group}-${name}`,
  tool: { name, title, description, inputSchema: input({ repo }), ...more },
  ...(own && { own }),
  cli: { args },
})
const group = (name, description, ...children) => ({ id: name, tool: { name, description }, cli: { args: [] }, children })
const reads = { annotations: { readOnlyHint: true } }

export const toolset = {
  format: 1,
  name: 'gh',
  rules: 'mcp',
  guidance: { blocks: { sync_behavior: 'This tool runs synchronously and returns results immediately.' } },
  nodes: [
    {
      id: 'gh',
      tool: { name: 'gh', description: 'GitHub from the command line.' },
      own: { synchronous: true, timeoutSeconds: 180, guidanceKey: 'sync_behavior' },
      cli: { command: 'gh', args: [] },
      children: [
        group(
          'cache',
          'Caches of GitHub Actions.',
          tool(
            'cache',
            'delete',
            'Delete caches',
            'Delete one GitHub Actions cache by its ID or key, or all caches of a repository. Deleted caches cannot be restored; the next workflow run builds them again.',
            {
              own: { timeoutSeconds: 60 },
              inputSchema: input({
                cache_id: text('Cache ID or key, from gh_cache_list', { minLength: 1 }),
                all: { type: 'boolean', description: 'Delete all caches of the repository' },
                ref: text('Only with a key, as refs/heads/NAME'),
                filter: input({ older_than: text('Only caches last used before this day', { format: 'date' }) }),
                repo,
              }),
              annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
              args: [
                { property: 'cache_id', as: 'positional' },
                { property: 'all', as: 'option' },
                { property: 'ref', as: 'option' },
                { property: 'repo', as: 'option', alias: 'R' },
              ],
            },
          ),
          tool('cache', 'list', 'List caches', 'List the caches of a repository, the largest first.', {
            ...reads,
            own: { timeoutSeconds: 30 },
          }),
        ),
        group(
          'pr',
          'Pull requests.',
          tool('pr', 'close', 'Close pull request', 'Close a pull request without merging it.'),
          tool('pr', 'create', 'Create pull request', 'Open a pull request from the current branch.', { own: { timeoutSeconds: 120 } }),
          tool('pr', 'list', 'List pull requests', 'List pull requests, the newest first.', reads),
        ),
        group(
          'run',
          'Runs of workflows.',
          tool('run', 'rerun', 'Run again', 'Start a run again.'),
          tool('run', 'watch', 'Watch run', 'Wait until a run is done.', { ...reads, own: { timeoutSeconds: 600 } }),
        ),
      ],
    },
  ],
}
