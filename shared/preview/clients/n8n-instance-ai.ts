import { defineClient } from '../client'
import type { Source } from '../evidence'

const read = {
  mcpToolPermissions: {
    date: '2026',
    repo: 'n8n-io/n8n',
    path: 'packages/@n8n/ai-utilities/src/agent-config/mcp-tool-permissions.ts',
    symbol: 'classifyMcpTool; resolveMcpToolPermission',
    commit: '1d647828c41b208ed142cf0c331700ebe323d925',
  },
  audit: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-7.md',
    symbol: 'cards C07-04, C07-05',
    note: 'default permissions',
  },
} satisfies Record<string, Source>

export const n8nInstanceAi = defineClient({
  id: 'n8n-instance-ai',
  label: 'n8n',
  product: 'n8n Instance AI (assistant as MCP client)',
  kind: 'automation',
  status: 'active',
  evidence: 'source-read',
  date: '2026-10-02',
  name: { evidence: 'unknown', steps: [], ways: [] },
  title: { evidence: 'unknown', order: [], shownIn: [] },
  description: { evidence: 'unknown' },
  schema: { evidence: 'unknown', steps: [], rewriters: [] },
  approval: {
    evidence: 'source-read',
    source: read.mcpToolPermissions,
    also: [read.audit],
    defaultMode: 'default',
    modes: [
      {
        id: 'default',
        label: 'default',
        rules: [
          { when: { readOnlyHint: 'false' }, then: 'ask' },
          { when: { destructiveHint: 'true' }, then: 'ask' },
          { when: { readOnlyHint: 'true' }, then: 'allow' },
        ],
        otherwise: 'by-name',
        note: 'the default permissions: always_allow for what reads, require_approval for what writes',
      },
    ],
    hints: {
      readOnlyHint: 'true = read, false = write; decided before the name',
      destructiveHint: 'true = write',
      idempotentHint: 'not used',
      openWorldHint: 'not used',
    },
    overrides: ['a setting for one tool wins over the class'],
  },
  icons: { evidence: 'unknown', rules: [] },
  instructions: { evidence: 'unknown' },
  limits: {},
  sources: Object.values(read),
  unknown: ['titles (n8n-io/n8n#38232 asks for them)', 'limits'],
})
