/** The two lines of the official SDK, and where they differ in what we generate. */
export type Sdk = {
  packages: Readonly<Record<string, string>>
  /** Where types of the protocol come from. */
  types: string
  main: string
  serverImports: string
  listMethod: string
  callMethod: string
  /** The second parameter of a handler, and the signal in it. */
  extra: string
  signal: string
  unknownTool: string
}

export const v2: Sdk = {
  packages: { '@modelcontextprotocol/server': '^2.4.0' },
  types: '@modelcontextprotocol/server',
  main: `import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer } from './server.js';

serveStdio(() => createServer());
`,
  serverImports: `import {
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Tool as ListedTool,
} from '@modelcontextprotocol/server';
`,
  listMethod: `'tools/list'`,
  callMethod: `'tools/call'`,
  extra: '{ mcpReq }',
  signal: 'signal: mcpReq.signal',
  unknownTool: `new ProtocolError(ProtocolErrorCode.InvalidParams, \`Unknown tool: \${params.name}\`)`,
}

export const v1: Sdk = {
  packages: { '@modelcontextprotocol/sdk': '^1.32.2' },
  types: '@modelcontextprotocol/sdk/types.js',
  main: `import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './server.js';

await createServer().connect(new StdioServerTransport());
`,
  serverImports: `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type Tool as ListedTool,
} from '@modelcontextprotocol/sdk/types.js';
`,
  listMethod: 'ListToolsRequestSchema',
  callMethod: 'CallToolRequestSchema',
  extra: '{ signal }',
  signal: 'signal',
  unknownTool: `new McpError(ErrorCode.InvalidParams, \`Unknown tool: \${params.name}\`)`,
}
