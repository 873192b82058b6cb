import { defineClient } from '../client'
import type { Source } from '../evidence'

const read = {
  pageUseMcpServers: {
    date: '2026-10',
    page: 'Use MCP servers',
    url: 'https://lmstudio.ai/docs/app/mcp',
    note: 'repo lmstudio-ai/docs, 0_app/2_mcp/index.mdx',
  },
} satisfies Record<string, Source>

export const lmStudio = defineClient({
  id: 'lm-studio',
  label: 'LM Studio',
  product: 'LM Studio',
  kind: 'desktop',
  status: 'active',
  evidence: 'documented',
  date: '2026-10',
  name: { evidence: 'unknown', steps: [], ways: [] },
  title: { evidence: 'unknown', order: [], shownIn: [] },
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
  unknown: ['limits'],
})
