import { defineClient } from '../client'
import type { Source } from '../evidence'
import { publishedName } from '../names/published'
import { passedOn } from '../schema/passed'

const read = {
  tooldetailpanel: {
    date: '2026-08-19',
    repo: 'modelcontextprotocol/inspector',
    path: 'clients/web/src/components/groups/ToolDetailPanel/ToolDetailPanel.tsx',
    symbol: 'resolveDisplayLabel; AnnotationBadge',
    commit: '86d5f58ec8c369839b8237455ad8b1c17b15a984',
  },
  annotationbadge: {
    date: '2026-08-19',
    repo: 'modelcontextprotocol/inspector',
    path: 'clients/web/src/components/elements/AnnotationBadge/AnnotationBadge.tsx',
    symbol: 'facet colours',
    commit: '86d5f58ec8c369839b8237455ad8b1c17b15a984',
  },
} satisfies Record<string, Source>

export const mcpInspector = defineClient({
  id: 'mcp-inspector',
  label: 'MCP Inspector',
  product: 'MCP Inspector 2.x (reference UI)',
  kind: 'devtool',
  status: 'active',
  evidence: 'source-read',
  date: '2026-08-19',
  name: {
    evidence: 'source-read',
    source: read.tooldetailpanel,
    template: '<tool>',
    steps: ['shown as published'],
    ways: [{ id: 'default', label: 'as published', rule: publishedName }],
    tooLong: 'none',
    collision: 'none',
  },
  title: {
    evidence: 'source-read',
    source: read.tooldetailpanel,
    order: ['title', 'name'],
    shownIn: ['tool list', 'detail panel'],
    notes: ['annotations.title is not used by resolveDisplayLabel(name, title)'],
  },
  description: { evidence: 'source-read', source: read.tooldetailpanel, toHuman: 'detail panel' },
  schema: {
    evidence: 'source-read',
    source: read.tooldetailpanel,
    steps: ['form built from inputSchema'],
    rewriters: [{ id: 'default', label: 'every model', rewrite: passedOn }],
  },
  approval: {
    evidence: 'source-read',
    source: read.tooldetailpanel,
    defaultMode: 'none',
    modes: [{ id: 'none', label: 'by hand', rules: [], otherwise: 'allow', note: 'the person starts every call' }],
    hints: {
      readOnlyHint: 'badge, only when true',
      destructiveHint: 'badge, only when true',
      idempotentHint: 'badge, only when true',
      openWorldHint: 'badge, only when true',
    },
    uses: [
      { when: { readOnlyHint: 'true' }, effect: 'shows a badge for readOnlyHint', source: read.annotationbadge },
      { when: { destructiveHint: 'true' }, effect: 'shows a badge for destructiveHint', source: read.annotationbadge },
      { when: { idempotentHint: 'true' }, effect: 'shows a badge for idempotentHint', source: read.annotationbadge },
      { when: { openWorldHint: 'true' }, effect: 'shows a badge for openWorldHint', source: read.annotationbadge },
    ],
  },
  icons: { evidence: 'source-read', source: read.tooldetailpanel, tool: true, rules: [] },
  instructions: { evidence: 'unknown' },
  limits: {},
  sources: Object.values(read),
  unknown: [],
})
