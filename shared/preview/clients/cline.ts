import { defineClient } from '../client'
import type { Source } from '../evidence'
import { clineName } from '../names/cline'
import { passedOn } from '../schema/passed'

const read = {
  nameTransform: {
    date: '2026-08-22',
    repo: 'cline/cline',
    path: 'sdk/packages/core/src/extensions/mcp/name-transform.ts',
    symbol: 'defaultMcpToolNameTransform',
    commit: '21cb8d2525bcedf1f4b6890b27a74a14fe7451e4',
  },
  tools: {
    date: '2026-08-22',
    repo: 'cline/cline',
    path: 'sdk/packages/core/src/extensions/mcp/tools.ts',
    symbol: 'createMcpTools',
    commit: '21cb8d2525bcedf1f4b6890b27a74a14fe7451e4',
  },
  sdkToolPolicies: {
    date: '2026-08-22',
    repo: 'cline/cline',
    path: 'apps/vscode/src/sdk/sdk-tool-policies.ts',
    symbol: 'buildToolPolicies; isToolAutoApproved',
    commit: '21cb8d2525bcedf1f4b6890b27a74a14fe7451e4',
  },
  nameTransformTest: {
    date: '2026-08-22',
    repo: 'cline/cline',
    path: 'sdk/packages/core/src/extensions/mcp/name-transform.test.ts',
    symbol: 'describe defaultMcpToolNameTransform',
    commit: '21cb8d2525bcedf1f4b6890b27a74a14fe7451e4',
  },
  mcptoolrow: {
    date: '2026-08-22',
    repo: 'cline/cline',
    path: 'apps/vscode/webview-ui/src/components/mcp/configuration/tabs/installed/server-row/McpToolRow.tsx',
    symbol: 'McpToolRow',
    commit: '21cb8d2525bcedf1f4b6890b27a74a14fe7451e4',
  },
  audit: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-7.md',
    symbol: 'cards C07-25, C07-26',
    note: 'third-party audit of 2026-10-02, quotes with version and hash',
  },
} satisfies Record<string, Source>

export const cline = defineClient({
  id: 'cline',
  label: 'Cline',
  product: 'Cline',
  kind: 'ide+cli',
  status: 'active',
  evidence: 'source-read',
  date: '2026-10-02',
  name: {
    evidence: 'source-read',
    source: read.nameTransform,
    also: [read.nameTransformTest],
    template: '<server>__<tool>',
    serverPart: 'config key',
    steps: [
      "raw = server + '__' + tool",
      "sanitised = raw with every run of characters outside [A-Za-z0-9_-] replaced by one '_'",
      'if nothing changed and length <= 64: raw',
      "else first 55 characters of sanitised + '_' + first 8 hex of sha1(raw)",
    ],
    ways: [{ id: 'default', label: 'the usual name', rule: clineName }],
    max: 64,
    tooLong: 'hash',
    collision: 'hash of the raw pair keeps changed names apart',
    charset: '[A-Za-z0-9_-]',
    notes: [
      "The VS Code approval table is keyed by the unsanitised '<server>__<tool>' (buildToolPolicies) and the SDK treats unlisted tools as auto-approved, so by reading (not run) a tool whose name had to be changed is not asked about.",
    ],
  },
  title: { evidence: 'source-read', source: read.mcptoolrow, order: ['name'], shownIn: ['MCP settings list'], notes: ['title not read'] },
  description: {
    evidence: 'source-read',
    source: read.tools,
    empty: 'Execute MCP tool "{tool}" from server "{server}".',
    toHuman: 'settings list, with parameter names and descriptions',
  },
  schema: {
    evidence: 'source-read',
    source: read.tools,
    steps: ['passed through'],
    rewriters: [{ id: 'default', label: 'every model', rewrite: passedOn }],
  },
  approval: {
    evidence: 'source-read',
    source: read.sdkToolPolicies,
    also: [read.audit],
    defaultMode: 'vscode',
    modes: [
      {
        id: 'vscode',
        label: 'VS Code extension',
        rules: [],
        otherwise: 'ask',
        note: "allowed when 'Use MCP servers' is on AND the tool's own auto-approve box is ticked",
      },
      { id: 'cli', label: 'CLI', rules: [], otherwise: 'allow', note: '--auto-approve true is the default' },
    ],
    hints: { readOnlyHint: 'not used', destructiveHint: 'not used', idempotentHint: 'not used', openWorldHint: 'not used' },
    dialog: { args: 'JSON', paramDescriptions: false, buttons: ['Approve', 'Reject'] },
    overrides: ["vendor page (SDK, Permission handling): 'Tool names not listed in toolPolicies default to enabled and auto-approved'"],
  },
  icons: { evidence: 'source-read', source: read.mcptoolrow, tool: false, rules: ['fixed method icon'] },
  instructions: { evidence: 'source-read', source: read.tools, use: 'not used (no reference found)' },
  limits: {},
  sources: Object.values(read),
  unknown: [],
})
