import { defineClient } from '../client'
import type { Source } from '../evidence'
import { librechatName } from '../names/librechat'
import { librechatGoogle, librechatSchema } from '../schema/librechat'

const read = {
  config: {
    date: '2026-08-21',
    repo: 'danny-avila/LibreChat',
    path: 'packages/data-provider/src/config.ts',
    symbol: 'normalizeServerName; stripServerNamePrefixes; toolApprovalPolicySchema; Constants.mcp_delimiter',
    commit: '08c9cc3d3dd4597fc131506ddfc10a432849149b',
  },
  mcp: {
    date: '2026-08-21',
    repo: 'danny-avila/LibreChat',
    path: 'api/server/services/MCP.js',
    symbol: 'createToolInstance',
    commit: '08c9cc3d3dd4597fc131506ddfc10a432849149b',
  },
  zod: {
    date: '2026-08-21',
    repo: 'danny-avila/LibreChat',
    path: 'packages/api/src/mcp/zod.ts',
    symbol: 'sanitizeGeminiSchema; GEMINI_UNSUPPORTED_KEYS',
    commit: '08c9cc3d3dd4597fc131506ddfc10a432849149b',
  },
  splitmcptoolkeySpec: {
    date: '2026-08-21',
    repo: 'danny-avila/LibreChat',
    path: 'packages/data-provider/src/splitMCPToolKey.spec.ts',
    symbol: 'describe stripServerNamePrefixes',
    commit: '08c9cc3d3dd4597fc131506ddfc10a432849149b',
  },
  toollabels: {
    date: '2026-08-21',
    repo: 'danny-avila/LibreChat',
    path: 'client/src/utils/toolLabels.ts',
    symbol: 'getToolDisplayLabel',
    commit: '08c9cc3d3dd4597fc131506ddfc10a432849149b',
  },
} satisfies Record<string, Source>

export const librechat = defineClient({
  id: 'librechat',
  label: 'LibreChat',
  product: 'LibreChat',
  kind: 'chat',
  status: 'active',
  evidence: 'source-read',
  date: '2026-08-21',
  name: {
    evidence: 'source-read',
    source: read.config,
    also: [read.splitmcptoolkeySpec],
    template: '<tool>_mcp_<server>',
    serverPart: 'librechat.yaml key',
    steps: [
      "server' = unchanged if it matches ^[A-Za-z0-9_.-]+$; else other characters become '_' and '_' is trimmed at both ends; if nothing is left 'server_<hash>'",
      "a leading '<server>_' (any case) is removed from tool names, unless that would collide with a sibling, be empty, or form a reserved name",
      "name = tool' + '_mcp_' + server'",
    ],
    ways: [{ id: 'default', label: 'the usual name', rule: librechatName }],
    tooLong: 'none',
    collision: 'colliding siblings keep their raw names',
    charset: 'tool part unrestricted',
    notes: ['the prefix removal exists to stay under 64-character provider limits (comment in source)'],
  },
  title: {
    evidence: 'source-read',
    source: read.toollabels,
    order: ['name'],
    shownIn: ['tool call'],
    fallback: 'server name in the header, tool name as badge',
    notes: ['title not read'],
  },
  description: { evidence: 'source-read', source: read.mcp, toHuman: 'agent builder' },
  schema: {
    evidence: 'source-read',
    source: read.zod,
    steps: [
      'local $refs resolved, const becomes enum etc. (normalizeJsonSchema)',
      'Google/Vertex: unions collapse to the first non-null branch, allOf merged, type arrays to one type + nullable, enums only of strings, exclusive bounds folded, additionalProperties/$schema/$ref/$id/examples/readOnly/multipleOf/uniqueItems/propertyNames/patternProperties/dependencies… removed',
      'missing schema (or empty one on Google) becomes {input: string}',
    ],
    rewriters: [
      { id: 'default', label: 'most models', rewrite: librechatSchema },
      { id: 'google', label: 'Google and Vertex', models: /google|gemini|vertex/i, rewrite: librechatGoogle },
    ],
  },
  approval: {
    evidence: 'source-read',
    source: read.config,
    defaultMode: 'off',
    modes: [
      { id: 'off', label: 'approval off', rules: [], otherwise: 'allow', note: 'toolApproval is not enabled, the default' },
      { id: 'on', label: 'approval on', rules: [], otherwise: 'ask', note: 'toolApproval.enabled, mode default' },
    ],
    hints: { readOnlyHint: 'not used', destructiveHint: 'not used', idempotentHint: 'not used', openWorldHint: 'not used' },
    overrides: ["allow/deny/ask glob lists, 'mcp:server:*'"],
  },
  icons: { evidence: 'source-read', source: read.toollabels, tool: false, rules: [] },
  instructions: { evidence: 'source-read', source: read.mcp, use: 'opt-in per server: serverInstructions true (server text) or a string' },
  limits: {},
  sources: Object.values(read),
  unknown: [],
})
