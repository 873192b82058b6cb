import { defineClient } from '../client'
import type { Source } from '../evidence'

const read = {
  pageConfigureMcpServers: {
    date: '2026-10',
    page: 'Configure MCP servers for your repository',
    url: 'https://docs.github.com/en/copilot/how-tos/copilot-on-github/customize-copilot/configure-mcp-servers',
  },
  audit: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-3.md',
    symbol: 'cards C03-16 to C03-18',
    note: 'third-party audit of 2026-10-02, quotes with version and hash',
  },
} satisfies Record<string, Source>

export const copilotCodeReview = defineClient({
  id: 'copilot-code-review',
  label: 'Copilot review',
  product: 'GitHub Copilot code review / cloud agent',
  kind: 'service',
  status: 'active',
  evidence: 'documented',
  date: '2026-10-02',
  name: { evidence: 'unknown', steps: [], ways: [] },
  title: { evidence: 'unknown', order: [], shownIn: [] },
  description: { evidence: 'unknown' },
  schema: { evidence: 'unknown', steps: [], rewriters: [] },
  approval: {
    evidence: 'documented',
    source: read.pageConfigureMcpServers,
    also: [read.audit],
    defaultMode: 'code-review',
    modes: [
      {
        id: 'code-review',
        label: 'code review',
        rules: [{ when: { readOnlyHint: 'true' }, then: 'allow' }],
        otherwise: 'deny',
        hides: true,
      },
      {
        id: 'cloud-agent',
        label: 'cloud agent',
        rules: [],
        otherwise: 'allow',
        note: "tools on the repository's list run unasked; use of the hints is not stated",
      },
    ],
    hints: {
      readOnlyHint: "'must set annotations.readOnlyHint to true … excludes tools when this annotation is missing or set to false'",
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
