import { defineClient } from '../client'
import type { Source } from '../evidence'

const read = {
  pageJunieActionAllowlist: {
    date: '2026-10',
    page: 'Junie: Action Allowlist',
    url: 'https://www.jetbrains.com/help/junie/user-approval.html',
  },
  pageJunieActionAllowlist2: {
    date: '2026-10',
    page: 'Junie: Action Allowlist',
    url: 'https://junie.jetbrains.com/docs/action-allowlist.html',
    note: "'By default, Junie requires user approval for running terminal commands, MCP tools …'",
  },
} satisfies Record<string, Source>

export const jetbrainsJunie = defineClient({
  id: 'jetbrains-junie',
  label: 'Junie',
  product: 'JetBrains Junie / AI Assistant',
  kind: 'ide',
  status: 'active',
  evidence: 'documented',
  date: '2026-10',
  name: { evidence: 'unknown', steps: [], ways: [] },
  title: { evidence: 'unknown', order: [], shownIn: [] },
  description: { evidence: 'unknown' },
  schema: { evidence: 'unknown', steps: [], rewriters: [] },
  approval: {
    evidence: 'documented',
    source: read.pageJunieActionAllowlist2,
    also: [read.pageJunieActionAllowlist],
    defaultMode: 'default',
    modes: [
      { id: 'default', label: 'default', rules: [], otherwise: 'ask' },
      { id: 'brave', label: 'Brave mode', rules: [], otherwise: 'allow' },
    ],
    hints: {
      readOnlyHint: "not mentioned in the vendor's pages",
      destructiveHint: "not mentioned in the vendor's pages",
      idempotentHint: "not mentioned in the vendor's pages",
      openWorldHint: "not mentioned in the vendor's pages",
    },
    overrides: ['Action Allowlist rules of type MCP'],
  },
  icons: { evidence: 'unknown', rules: [] },
  instructions: { evidence: 'unknown' },
  limits: {},
  sources: Object.values(read),
  unknown: ['limits'],
})
