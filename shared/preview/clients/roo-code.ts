import { defineClient } from '../client'
import type { Source } from '../evidence'
import { rooName } from '../names/roo'
import { rooSchema } from '../schema/roo'

const read = {
  mcpName: {
    date: '2026-04-14',
    repo: 'RooCodeInc/Roo-Code',
    path: 'src/utils/mcp-name.ts',
    symbol: 'buildMcpToolName; sanitizeMcpName',
    commit: 'cb836567180a3ff1da6d082f3178b90c3bd22a70',
  },
  mcp_server: {
    date: '2026-04-14',
    repo: 'RooCodeInc/Roo-Code',
    path: 'src/core/prompts/tools/native-tools/mcp_server.ts',
    symbol: 'getMcpServerTools',
    commit: 'cb836567180a3ff1da6d082f3178b90c3bd22a70',
  },
  jsonSchema: {
    date: '2026-04-14',
    repo: 'RooCodeInc/Roo-Code',
    path: 'src/utils/json-schema.ts',
    symbol: 'normalizeToolSchema; flattenTopLevelComposition',
    commit: 'cb836567180a3ff1da6d082f3178b90c3bd22a70',
  },
  index: {
    date: '2026-04-14',
    repo: 'RooCodeInc/Roo-Code',
    path: 'src/core/auto-approval/index.ts',
    symbol: 'alwaysAllowMcp',
    commit: 'cb836567180a3ff1da6d082f3178b90c3bd22a70',
  },
  mcp: {
    date: '2026-04-14',
    repo: 'RooCodeInc/Roo-Code',
    path: 'packages/types/src/mcp.ts',
    symbol: 'MAX_MCP_TOOLS_THRESHOLD = 60',
    commit: 'cb836567180a3ff1da6d082f3178b90c3bd22a70',
  },
  mcpNameSpec: {
    date: '2026-04-14',
    repo: 'RooCodeInc/Roo-Code',
    path: 'src/utils/__tests__/mcp-name.spec.ts',
    symbol: 'describe buildMcpToolName',
    commit: 'cb836567180a3ff1da6d082f3178b90c3bd22a70',
  },
} satisfies Record<string, Source>

export const rooCode = defineClient({
  id: 'roo-code',
  label: 'Roo Code',
  product: 'Roo Code',
  kind: 'ide',
  status: 'last commit 2026-04-14',
  evidence: 'source-read',
  date: '2026-04-14',
  name: {
    evidence: 'source-read',
    source: read.mcpName,
    also: [read.mcpNameSpec],
    template: 'mcp--<server>--<tool>',
    serverPart: 'config key',
    steps: [
      "part: white-space runs become '_'; other characters outside [A-Za-z0-9_-] are REMOVED; '--' runs become '-'; a first character that is not a letter or '_' gets '_' before it; empty input '_', empty result '_unnamed'",
      "join 'mcp--' + server + '--' + tool",
      'cut to 64 characters from the end',
    ],
    ways: [{ id: 'default', label: 'the usual name', rule: rooName }],
    max: 64,
    tooLong: 'truncate-tail',
    collision: 'first one wins, later duplicates are dropped',
    charset: '[A-Za-z0-9_-]',
    notes: ["models may answer with '__'; names are matched with '-' and '_' equal"],
  },
  title: { evidence: 'source-read', source: read.mcp_server, order: ['name'], shownIn: ['MCP view'] },
  description: { evidence: 'source-read', source: read.mcp_server, toHuman: 'MCP view with parameter descriptions' },
  schema: {
    evidence: 'source-read',
    source: read.jsonSchema,
    steps: [
      "root anyOf/oneOf/allOf replaced by the first object branch (other branches and the parent's properties are lost)",
      'type arrays become anyOf',
      'format kept only for date-time,time,date,duration,email,hostname,ipv4,ipv6,uuid',
      'additionalProperties:false forced on every object',
      'required entries without a property removed',
      'object without properties gets properties:{}',
    ],
    rewriters: [{ id: 'default', label: 'every model', rewrite: rooSchema }],
  },
  approval: {
    evidence: 'source-read',
    source: read.index,
    defaultMode: 'default',
    modes: [
      {
        id: 'default',
        label: 'default',
        rules: [],
        otherwise: 'ask',
        note: 'allowed when alwaysAllowMcp is on AND the tool is marked Always allow',
      },
    ],
    hints: { readOnlyHint: 'not used', destructiveHint: 'not used', idempotentHint: 'not used', openWorldHint: 'not used' },
    dialog: { args: 'JSON', paramDescriptions: false, buttons: ['Approve', 'Deny'] },
  },
  icons: { evidence: 'source-read', source: read.mcp_server, tool: false, rules: [] },
  instructions: {
    evidence: 'source-read',
    source: read.mcp_server,
    use: 'not used: read from the server and stored, but no use in the prompt sections was found',
  },
  limits: { tools: { value: 60, evidence: 'source-read', source: read.mcp, kind: 'warning in the chat' } },
  sources: Object.values(read),
  unknown: [],
})
