/** Stands for any credential. */
const dummy = 'dummy0123456789abcdef0123456789abcdef'

/** A published server. `SCRATCH` in arguments, variables and call stands for a folder of its own. */
export type RealServer = {
  /** With its version. */
  package: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** The newest era that it speaks. */
  era: 'legacy' | 'modern'
  /** Something that it answers without any network, and that changes nothing. `says` must stand in the answer. */
  call?: { tool: string; arguments?: object; says: string }
  /** It writes lines to stdout that are no messages. */
  noisy?: true
  /** It asks for our roots. */
  asksRoots?: true
  /** At least one of its tools has a schema that is none. */
  faulty?: true
}

export const realServers: readonly RealServer[] = [
  { package: '@modelcontextprotocol/server-memory@2026.8.31', era: 'legacy', call: { tool: 'read_graph', says: 'entities' } },
  {
    package: '@modelcontextprotocol/server-sequential-thinking@2026.8.31',
    era: 'legacy',
    call: {
      tool: 'sequentialthinking',
      arguments: { thought: 'One step.', nextThoughtNeeded: false, thoughtNumber: 1, totalThoughts: 1 },
      says: 'thoughtNumber',
    },
  },
  {
    package: '@modelcontextprotocol/server-pdf@2.0.4',
    args: ['--stdio'],
    era: 'legacy',
    asksRoots: true,
    call: { tool: 'list_pdfs', says: 'content' },
  },
  // Asks for roots only where they are said to change, and ours never do.
  { package: 'mcp-openverse@0.1.1', era: 'legacy' },
  {
    package: 'kubernetes-mcp-server@0.0.67',
    args: ['--kubeconfig', 'SCRATCH/kubeconfig'],
    era: 'modern',
    call: { tool: 'configuration_view', says: 'nowhere' },
  },
  {
    package: '@toolbox-sdk/server@1.12.0',
    args: ['--prebuilt', 'sqlite', '--stdio'],
    env: { SQLITE_DATABASE: 'SCRATCH/x.db' },
    era: 'modern',
    call: { tool: 'list_tables', says: 'content' },
  },
  {
    package: 'mcp-memory-libsql@0.0.17',
    env: { LIBSQL_URL: 'file:SCRATCH/memory.db' },
    era: 'modern',
    call: { tool: 'read_graph', says: 'entities' },
  },
  {
    package: 'deepseek-mcp-server@1.0.1',
    env: { DEEPSEEK_API_KEY: dummy },
    era: 'modern',
    noisy: true,
    call: { tool: 'list_conversations', says: 'content' },
  },
  { package: 'mcp-turso-cloud@0.0.11', env: { TURSO_API_TOKEN: dummy, TURSO_ORGANIZATION: 'o' }, era: 'modern' },
  {
    package: 'mcp-omnisearch@0.0.15',
    env: {
      TAVILY_API_KEY: dummy,
      PERPLEXITY_API_KEY: dummy,
      KAGI_API_KEY: dummy,
      JINA_AI_API_KEY: dummy,
      BRAVE_API_KEY: dummy,
      FIRECRAWL_API_KEY: dummy,
    },
    era: 'modern',
  },
  { package: '@sequenzy/mcp@0.0.176', env: { SEQUENZY_API_KEY: dummy }, era: 'modern' },
  { package: '@upstash/context7-mcp@4.1.1', era: 'modern' },
  {
    package: 'mcp-github-project-manager@2.3.1',
    env: { GITHUB_TOKEN: dummy, GITHUB_OWNER: dummy, GITHUB_REPO: dummy },
    era: 'modern',
  },
  { package: 'hostinger-api-mcp@1.63.2', era: 'legacy' },
  { package: 'apisix-mcp@0.0.7', era: 'legacy', faulty: true },
  { package: 'mcp-server-esa@1.0.12', era: 'legacy', faulty: true },
  { package: '@sylphlab/pdf-reader-mcp@0.3.23', era: 'legacy', noisy: true, faulty: true },
  {
    package: 'bazi-mcp@0.1.0',
    era: 'legacy',
    noisy: true,
    call: { tool: 'getChineseCalendar', arguments: { solarDatetime: '2008-03-01T13:00:00+08:00' }, says: '2008' },
  },
  {
    package: '@shtse8/filesystem-mcp@0.5.8',
    era: 'legacy',
    noisy: true,
    call: { tool: 'list_files', arguments: { path: '.' }, says: 'kubeconfig' },
  },
  { package: 'selenium-webdriver-mcp@0.4.6', era: 'legacy', noisy: true },
  { package: 'tv-recommender-mcp-server@0.1.8', era: 'legacy', noisy: true },
  {
    package: '@cyanheads/git-mcp-server@2.15.3',
    era: 'legacy',
    call: { tool: 'git_status', arguments: { path: 'SCRATCH/repository' }, says: 'main' },
  },
  { package: '@ant-design/cli@6.6.5', args: ['mcp'], era: 'legacy', call: { tool: 'antd_list', says: 'Button' } },
  {
    package: 'js-sandbox-mcp-server@0.2.0',
    era: 'legacy',
    call: { tool: 'execute_js', arguments: { code: 'console.log(6 * 7)' }, says: '42' },
  },
]

/** A server that listens on `PORT` of 127.0.0.1 because it is told so. */
export type RealHttpServer = RealServer & { headers?: Readonly<Record<string, string>> }

export const realHttpServers: readonly RealHttpServer[] = [
  {
    package: '@cyanheads/git-mcp-server@2.15.3',
    env: { MCP_TRANSPORT_TYPE: 'http', MCP_HTTP_HOST: '127.0.0.1', MCP_HTTP_PORT: 'PORT' },
    era: 'legacy',
    call: { tool: 'git_status', arguments: { path: 'SCRATCH/repository' }, says: 'main' },
  },
  {
    package: '@zereight/mcp-gitlab@2.1.64',
    env: {
      STREAMABLE_HTTP: 'true',
      HOST: '127.0.0.1',
      PORT: 'PORT',
      STREAMABLE_HTTP_AUTH_TOKEN: dummy,
      GITLAB_PERSONAL_ACCESS_TOKEN: dummy,
      GITLAB_API_URL: 'http://127.0.0.1:9/api/v4',
    },
    headers: { authorization: `Bearer ${dummy}` },
    era: 'legacy',
  },
  {
    package: 'mongodb-mcp-server@3.0.4',
    args: ['--transport', 'http', '--httpHost', '127.0.0.1', '--httpPort', 'PORT'],
    env: { MDB_MCP_TELEMETRY: 'disabled' },
    era: 'modern',
  },
]
