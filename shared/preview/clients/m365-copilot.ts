import { defineClient } from '../client'
import type { Source } from '../evidence'

const read = {
  pageConfirmationPromptsFor: {
    date: '2026-10',
    page: 'Confirmation prompts for MCP and API plugins',
    url: 'https://learn.microsoft.com/en-us/microsoft-365/copilot/extensibility/plugin-confirmation-prompts',
  },
  pageAddMcpApps: {
    date: '2026-10',
    page: 'Add MCP apps to declarative agents',
    url: 'https://learn.microsoft.com/en-us/microsoft-365/copilot/extensibility/plugin-mcp-apps',
  },
  audit: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-3.md',
    symbol: 'cards C03-30 to C03-34',
    note: 'third-party audit of 2026-10-02, quotes with version and hash',
  },
} satisfies Record<string, Source>

export const m365Copilot = defineClient({
  id: 'm365-copilot',
  label: 'M365 Copilot',
  product: 'Microsoft 365 Copilot (declarative agents)',
  kind: 'chat',
  status: 'active',
  evidence: 'documented',
  date: '2026-10-02',
  name: { evidence: 'unknown', steps: [], ways: [] },
  title: { evidence: 'unknown', order: [], shownIn: [] },
  description: {
    evidence: 'documented',
    source: read.pageConfirmationPromptsFor,
    unseen: true,
    toHuman: 'confirmation text of dynamically discovered tools comes from the tool description',
  },
  schema: { evidence: 'unknown', steps: [], rewriters: [] },
  approval: {
    evidence: 'documented',
    source: read.pageConfirmationPromptsFor,
    also: [read.pageAddMcpApps, read.audit],
    defaultMode: 'default',
    modes: [
      {
        id: 'default',
        label: 'default',
        rules: [{ when: { readOnlyHint: 'true' }, then: 'allow' }],
        otherwise: 'ask',
        note: 'after the question that the first use of a plugin always asks; the default for tools without the hint is not stated in so many words',
      },
    ],
    hints: {
      readOnlyHint: 'true skips the question',
      destructiveHint: 'not supported (documented)',
      idempotentHint: 'not supported (documented)',
      openWorldHint: 'not supported (documented)',
    },
    uses: [
      {
        when: { readOnlyHint: 'absent' },
        effect: 'does not take it into a federated connector, which wants a title and readOnlyHint said',
      },
    ],
    overrides: [
      'federated connectors: title and readOnlyHint are required on every tool; read tools never ask, write/delete tools ask by default',
    ],
  },
  icons: { evidence: 'unknown', rules: [] },
  instructions: { evidence: 'unknown' },
  limits: {},
  sources: Object.values(read),
  unknown: ['titles in the dialog', 'limits'],
})
