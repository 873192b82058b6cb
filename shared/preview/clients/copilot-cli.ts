import { defineClient } from '../client'
import type { Source } from '../evidence'

const read = {
  changelog: { date: '2026-08', repo: 'github/copilot-cli', path: 'changelog.md', symbol: 'MCP entries' },
  issue1879: { date: '2026-10', issue: 'github/copilot-cli#1879' },
  audit: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-7.md',
    symbol: 'cards G2CCM-09, G2CCM-10, G2CCM-11',
    note: 'third-party audit of 2026-10-02, quotes with version and hash',
  },
  audit2: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-3.md',
    symbol: 'cards C03-19, C03-20',
    note: 'third-party audit of 2026-10-02, quotes with version and hash',
  },
} satisfies Record<string, Source>

export const copilotCli = defineClient({
  id: 'copilot-cli',
  label: 'Copilot CLI',
  product: 'GitHub Copilot CLI',
  kind: 'cli',
  status: 'active',
  evidence: 'documented',
  date: '2026-10-02',
  name: {
    evidence: 'documented',
    source: read.changelog,
    also: [read.issue1879],
    template:
      'Responses API namespace per server (server names with dots and slashes mapped); tool names with invalid characters sanitised',
    serverPart: 'config key',
    steps: ['rule not published'],
    ways: [],
    charset: '[A-Za-z0-9_-]',
  },
  title: {
    evidence: 'audited',
    source: read.audit,
    order: ['annotations.title', 'name'],
    shownIn: ['permission request (toolTitle)'],
    notes: ['use of the top-level title not established'],
  },
  description: { evidence: 'unknown' },
  schema: {
    evidence: 'documented',
    source: read.changelog,
    steps: ['non-standard JSON schemas sanitised for all providers', 'nullable types handled for Gemini'],
    rewriters: [],
  },
  approval: {
    evidence: 'audited',
    source: read.audit,
    defaultMode: 'shipped-1.0.63',
    modes: [
      {
        id: 'shipped-1.0.63',
        label: 'as shipped in 1.0.63',
        rules: [{ when: { readOnlyHint: 'true' }, then: 'allow' }],
        otherwise: 'ask',
        note: 'the last npm package with readable JavaScript; deny rules come first; whether 1.0.91 and later (native module) do the same is not known',
      },
      {
        id: 'documented',
        label: 'as documented',
        rules: [],
        otherwise: 'ask',
        evidence: 'documented',
        source: read.audit2,
        note: "the command reference: 'All MCP tool invocations require explicit permission. This applies even to read-only operations on external services.'",
      },
      {
        id: 'allow-all-tools',
        label: 'all tools allowed',
        rules: [],
        otherwise: 'allow',
        note: '--allow-all-tools, or --allow-tool',
        evidence: 'documented',
        source: read.audit2,
      },
    ],
    hints: {
      readOnlyHint: "1.0.63: true skips the question, against the vendor's page",
      destructiveHint: 'no use found',
      idempotentHint: 'no use found',
      openWorldHint: 'no use found',
    },
  },
  icons: { evidence: 'unknown', rules: [] },
  instructions: {
    evidence: 'documented',
    source: read.changelog,
    use: 'supported; --allow-all-mcp-server-instructions includes the instructions of all servers',
  },
  limits: { toolSearch: 'experimental deferred loading; deferTools option per server' },
  sources: Object.values(read),
  unknown: ['exact rules'],
})
