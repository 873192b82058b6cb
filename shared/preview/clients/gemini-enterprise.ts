import { defineClient } from '../client'
import type { Source } from '../evidence'

const read = {
  pageSetUpYour: {
    date: '2026-10',
    page: 'Set up your custom MCP server data store: Configure annotations to skip user confirmation',
    url: 'https://docs.cloud.google.com/gemini/enterprise/docs/connectors/custom-mcp-server/set-up-custom-mcp-server',
  },
  audit: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-6.md',
    symbol: 'cards C06-19, C06-20',
    note: 'third-party audit of 2026-10-02, quotes with version and hash',
  },
} satisfies Record<string, Source>

export const geminiEnterprise = defineClient({
  id: 'gemini-enterprise',
  label: 'Gemini Enterprise',
  product: 'Gemini Enterprise (custom MCP actions)',
  kind: 'chat',
  status: 'active',
  evidence: 'documented',
  date: '2026-10-02',
  name: { evidence: 'unknown', steps: [], ways: [] },
  title: { evidence: 'unknown', order: [], shownIn: [] },
  description: { evidence: 'unknown' },
  schema: { evidence: 'unknown', steps: [], rewriters: [] },
  approval: {
    evidence: 'documented',
    source: read.pageSetUpYour,
    also: [read.audit],
    defaultMode: 'default',
    modes: [
      {
        id: 'default',
        label: 'default',
        rules: [{ when: { readOnlyHint: 'true' }, then: 'allow' }],
        otherwise: 'ask',
        note: 'actions of a custom MCP data store; what read-only and destructive together mean is not stated',
      },
    ],
    hints: {
      readOnlyHint: 'skips the confirmation',
      destructiveHint: 'keeps the default confirmation',
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
