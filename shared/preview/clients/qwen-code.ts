import { defineClient } from '../client'
import type { Source } from '../evidence'
import { qwenName } from '../names/qwen'

const read = {
  toolNameUtils: {
    date: '2026-08-22',
    repo: 'QwenLM/qwen-code',
    path: 'packages/core/src/utils/tool-name-utils.ts',
    symbol: 'normalizeToolNameForProvider',
    commit: 'db0519563db2c11b33c132e3ac248dbf032a70b9',
  },
  mcpTool: {
    date: '2026-08-22',
    repo: 'QwenLM/qwen-code',
    path: 'packages/core/src/tools/mcp-tool.ts',
    symbol: 'DiscoveredMCPTool; canSafelyReplay; getDefaultPermission',
    commit: 'db0519563db2c11b33c132e3ac248dbf032a70b9',
  },
  toolliststep: {
    date: '2026-08-22',
    repo: 'QwenLM/qwen-code',
    path: 'packages/cli/src/ui/components/mcp/steps/ToolListStep.tsx',
    symbol: 'hint badges',
    commit: 'db0519563db2c11b33c132e3ac248dbf032a70b9',
  },
  permissionflow: {
    date: '2026-08-22',
    repo: 'QwenLM/qwen-code',
    path: 'packages/core/src/core/permissionFlow.ts',
    symbol: 'isPlanModeBlocked',
    commit: 'db0519563db2c11b33c132e3ac248dbf032a70b9',
  },
  audit: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-7.md',
    symbol: 'cards C07-11 to C07-17',
    note: 'third-party audit of 2026-10-02, quotes with version and hash',
  },
} satisfies Record<string, Source>

export const qwenCode = defineClient({
  id: 'qwen-code',
  label: 'Qwen Code',
  product: 'Qwen Code',
  kind: 'cli',
  status: 'active',
  evidence: 'source-read',
  date: '2026-08-22',
  name: {
    evidence: 'source-read',
    source: read.toolNameUtils,
    template: 'mcp__<server>__<tool>',
    serverPart: 'settings key',
    steps: [
      "raw = 'mcp__' + server + '__' + tool",
      'kept when length <= 63 and it matches ^[A-Za-z][A-Za-z0-9_-]*$',
      "else characters outside [A-Za-z0-9_-] become '_', first 55 characters + '_' + 7-character base36 FNV-1a of raw",
    ],
    ways: [{ id: 'default', label: 'the usual name', rule: qwenName }],
    max: 63,
    tooLong: 'hash',
    collision: 'hash',
    charset: '[A-Za-z0-9_-]',
  },
  title: {
    evidence: 'source-read',
    source: read.mcpTool,
    order: ['name'],
    form: { template: '{tool} ({server} MCP Server)' },
    shownIn: ['tool call line'],
    fallback: '{tool} ({server} MCP Server)',
  },
  description: { evidence: 'source-read', source: read.mcpTool, toHuman: '/mcp dialog' },
  schema: { evidence: 'unknown', steps: [], rewriters: [] },
  approval: {
    evidence: 'source-read',
    source: read.permissionflow,
    defaultMode: 'default',
    modes: [
      { id: 'default', label: 'default', rules: [], otherwise: 'ask' },
      { id: 'plan', label: 'plan (a call that would need confirmation is blocked)', rules: [], otherwise: 'deny' },
      { id: 'yolo', label: 'yolo', rules: [], otherwise: 'allow' },
      {
        id: 'auto',
        label: 'auto mode',
        rules: [],
        otherwise: 'llm-judge',
        evidence: 'audited',
        source: read.audit,
        note: 'the classifier sees the hints and is told they may only raise suspicion',
      },
    ],
    hints: {
      readOnlyHint: "badge 'read-only' in /mcp; tool kind Read; automatic replay after a lost connection on trusted servers",
      destructiveHint: "badge 'destructive'; blocks replay when readOnlyHint is also true",
      idempotentHint: "badge 'idempotent'; true allows replay",
      openWorldHint: "badge 'open-world'",
    },
    dialog: { heading: 'Confirm MCP Tool Execution', paramDescriptions: false, buttons: [] },
    overrides: ['server trust in a trusted folder allows'],
  },
  icons: { evidence: 'source-read', source: read.toolliststep, tool: false, rules: [] },
  instructions: { evidence: 'source-read', source: read.mcpTool, use: "reminder block built from every server's instructions" },
  limits: {
    toolSearch: 'MCP tools deferred behind tool search unless alwaysLoad',
    output: { value: 25000, unit: 'characters', note: 'MCP tools up to 500,000' },
  },
  sources: Object.values(read),
  unknown: ['schema rewriting'],
})
