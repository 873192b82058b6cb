import { defineClient } from '../client'
import type { Source } from '../evidence'

const read = {
  pageAgentSecurityThirdparty: {
    date: '2026-10',
    page: 'Agent security, Third-party tool calls',
    url: 'https://cursor.com/docs',
    note: 'mirror anysphere.mintlify.app/en/account/agent-security',
  },
  issue145: { date: '2026-10', issue: 'executeautomation/mcp-playwright#145' },
  issue77: { date: '2026-10', issue: 'Snowflake-Labs/mcp#77' },
  issue6: { date: '2026-10', issue: 'bun913/mcp-testrail#6' },
  issue5: { date: '2026-10', issue: 'anyproto/anytype-mcp#5', note: 'tools seen as mcp_anytype_*' },
  pageOriginMcpConfirmation: { date: '2026-10', page: 'Origin MCP, Confirmation', url: 'https://cursor.com/docs/api/origin/mcp' },
  audit: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-7.md',
    symbol: 'cards C07-22 to C07-24, G2CCM-12 to G2CCM-16, G2CCM-35',
    note: 'quotes from Cursor 3.23.12',
  },
} satisfies Record<string, Source>

export const cursor = defineClient({
  id: 'cursor',
  label: 'Cursor',
  product: 'Cursor',
  kind: 'ide',
  status: 'active',
  evidence: 'audited',
  date: '2026-10-02',
  name: {
    evidence: 'reported',
    source: read.issue145,
    also: [read.issue5, read.issue6],
    template: 'mcp_<server>_<tool> (reported)',
    serverPart: 'config key',
    steps: ['a tool whose server name + tool name is longer than 60 characters is left out with a warning (reported)'],
    ways: [],
    max: 60,
    tooLong: 'reject (reported)',
  },
  title: { evidence: 'unknown', order: [], shownIn: [] },
  description: { evidence: 'unknown' },
  schema: { evidence: 'unknown', steps: [], rewriters: [] },
  approval: {
    evidence: 'audited',
    source: read.audit,
    defaultMode: 'default',
    modes: [
      { id: 'default', label: 'default', rules: [], otherwise: 'ask', evidence: 'documented', source: read.pageAgentSecurityThirdparty },
      {
        id: 'admin-reads',
        label: 'admin allows reads',
        rules: [
          { when: { destructiveHint: 'true' }, then: 'deny' },
          { when: { readOnlyHint: 'true' }, then: 'allow' },
        ],
        otherwise: 'deny',
        hides: true,
        note: "a team admin set the server's tool allowlist to 'reads'; a tool that is not one is 'disabledByAdmin'",
      },
      {
        id: 'smart',
        label: 'Auto-review',
        rules: [],
        otherwise: 'llm-judge',
        note: 'also called Smart mode; the classifier is given description, annotations and the first 12,000 characters of the schema',
      },
      {
        id: 'run-everything',
        label: 'Run Everything',
        rules: [],
        otherwise: 'allow',
        evidence: 'documented',
        source: read.pageAgentSecurityThirdparty,
      },
    ],
    hints: {
      readOnlyHint: "reads/writes grouping; admin 'reads' list; classifier input",
      destructiveHint: 'true turns a read into a write; classifier input',
      idempotentHint: 'classifier input only',
      openWorldHint: 'classifier input only',
    },
    uses: [
      {
        when: { readOnlyHint: 'true', destructiveHint: ['false', 'absent'] },
        effect: 'lists it under its reads, a group that can be switched off',
      },
      { when: { readOnlyHint: 'true', destructiveHint: 'true' }, effect: 'lists it under its writes, for it can destroy' },
      { when: { readOnlyHint: ['false', 'absent'] }, effect: 'lists it under its writes, a group that can be switched off' },
    ],
    meta: [
      {
        key: 'cursor/requiresConfirmation',
        then: 'ask',
        says: 'asks before every call; build 3.23.12 reads the key from annotations too',
        source: read.pageOriginMcpConfirmation,
      },
    ],
  },
  icons: { evidence: 'unknown', rules: [] },
  instructions: { evidence: 'unknown' },
  limits: { tools: { value: 80, evidence: 'reported', source: read.issue77, kind: 'warning across all servers (reported; 40 in 2025)' } },
  sources: Object.values(read),
  unknown: ['name transform'],
})
