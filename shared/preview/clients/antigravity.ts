import { defineClient } from '../client'
import type { Source } from '../evidence'

const read = {
  pageMcpPermissionsAnd: { date: '2026-10', page: 'MCP, permissions and access control', url: 'https://antigravity.google/docs/mcp' },
  audit: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-7.md',
    symbol: 'cards G2CCM-20 to G2CCM-22',
    note: 'third-party audit of 2026-10-02, quotes with version and hash',
  },
} satisfies Record<string, Source>

export const antigravity = defineClient({
  id: 'antigravity',
  label: 'Antigravity',
  product: 'Google Antigravity',
  kind: 'ide',
  status: 'active',
  evidence: 'documented',
  date: '2026-10-02',
  name: { evidence: 'unknown', steps: [], ways: [] },
  title: { evidence: 'unknown', order: [], shownIn: [] },
  description: { evidence: 'unknown' },
  schema: { evidence: 'unknown', steps: [], rewriters: [] },
  approval: {
    evidence: 'documented',
    source: read.pageMcpPermissionsAnd,
    also: [read.audit],
    defaultMode: 'default',
    modes: [
      {
        id: 'default',
        label: 'default',
        rules: [],
        otherwise: 'ask',
        note: "'By default, unconfigured MCP tools run in Ask mode'; permits are name patterns mcp(server/tool)",
      },
    ],
    hints: {
      readOnlyHint: 'not mentioned',
      destructiveHint: 'not mentioned',
      idempotentHint: 'not mentioned',
      openWorldHint: 'not mentioned',
    },
  },
  icons: { evidence: 'unknown', rules: [] },
  instructions: { evidence: 'unknown' },
  limits: {},
  sources: Object.values(read),
  unknown: ['limits'],
})
