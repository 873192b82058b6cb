import { defineClient } from '../client'
import type { Source } from '../evidence'

const read = { issue872: { date: '2026-10', issue: 'microsoft/mcp#872' } } satisfies Record<string, Source>

export const visualStudio = defineClient({
  id: 'visual-studio',
  label: 'Visual Studio',
  product: 'Visual Studio (Copilot agent mode)',
  kind: 'ide',
  status: 'active',
  evidence: 'reported',
  date: '2026-10',
  name: { evidence: 'unknown', steps: [], ways: [] },
  title: { evidence: 'reported', source: read.issue872, order: ['annotations.title', 'name'], shownIn: ['tool picker'] },
  description: { evidence: 'unknown' },
  schema: { evidence: 'unknown', steps: [], rewriters: [] },
  approval: {
    evidence: 'unknown',
    modes: [],
    hints: {
      readOnlyHint: 'not established',
      destructiveHint: 'not established',
      idempotentHint: 'not established',
      openWorldHint: 'not established',
    },
  },
  icons: { evidence: 'unknown', rules: [] },
  instructions: { evidence: 'unknown' },
  limits: {},
  sources: Object.values(read),
  unknown: [],
})
