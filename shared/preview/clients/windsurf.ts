import { defineClient } from '../client'
import type { Source } from '../evidence'

const read = {
  issue3: { date: '2026-10', issue: 'Zhwt/go-mcp-mysql#3', note: 'quotes docs.windsurf.com: 50' },
  issue11: { date: '2026-10', issue: 'DaxianLee/cocos-mcp-server#11', note: "'would exceed max limit of 100'" },
  audit: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-7.md',
    symbol: 'cards C07-21, G2CCM-17 to G2CCM-19',
    note: 'quotes from Devin Desktop 3.10.48',
  },
} satisfies Record<string, Source>

export const windsurf = defineClient({
  id: 'windsurf',
  label: 'Devin Desktop',
  product: 'Windsurf Cascade (now Devin Desktop)',
  kind: 'ide',
  status: 'active',
  evidence: 'audited',
  date: '2026-10-02',
  name: { evidence: 'unknown', steps: [], ways: [] },
  title: { evidence: 'unknown', order: [], shownIn: [] },
  description: { evidence: 'unknown' },
  schema: { evidence: 'unknown', steps: [], rewriters: [] },
  approval: {
    evidence: 'audited',
    source: read.audit,
    modes: [
      {
        id: 'restricted',
        label: 'Plan or Ask',
        rules: [{ when: { readOnlyHint: 'true' }, then: 'ask' }],
        otherwise: 'deny',
        note: "the restricted modes of the bundled Devin CLI 3000.10.48: 'only tools annotated as read-only (readOnlyHint) can be called in the current mode'; whether such a call then asks is not known",
      },
    ],
    hints: {
      readOnlyHint: "grouping; restricted mode; sent to the vendor's service",
      destructiveHint: 'no use found',
      idempotentHint: 'no use found',
      openWorldHint: 'no use found',
    },
    uses: [
      { when: { readOnlyHint: 'true' }, effect: 'lists it under “Read-only”, where the server is an ACP one' },
      { when: { readOnlyHint: ['false', 'absent'] }, effect: 'lists it under “Write”, where the server is an ACP one' },
    ],
  },
  icons: { evidence: 'unknown', rules: [] },
  instructions: { evidence: 'unknown' },
  limits: {
    tools: { value: 100, evidence: 'reported', source: read.issue11, kind: 'hard limit across servers (reported; 50 in April 2025)' },
  },
  sources: Object.values(read),
  unknown: ['default approval', 'limits of the current build'],
})
