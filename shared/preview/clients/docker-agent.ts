import { defineClient } from '../client'
import type { Source } from '../evidence'
import { dockerName } from '../names/joined'
import { passedOn } from '../schema/passed'

const read = {
  mcp: {
    date: '2026-03-14',
    repo: 'docker/docker-agent',
    path: 'pkg/tools/mcp/mcp.go',
    symbol: 'Toolset.Tools',
    commit: '0d76412a3ed156faac105d7961753c333be0a879',
  },
  displaynames: {
    date: '2026-03-14',
    repo: 'docker/docker-agent',
    path: 'pkg/tools/displaynames.go',
    symbol: 'Tool.DisplayName',
    commit: '0d76412a3ed156faac105d7961753c333be0a879',
  },
  tool_dispatch: {
    date: '2026-03-14',
    repo: 'docker/docker-agent',
    path: 'pkg/runtime/tool_dispatch.go',
    symbol: 'read-only auto-approve (2026-03-14)',
    commit: '0d76412a3ed156faac105d7961753c333be0a879',
  },
  safety: {
    date: '2026',
    repo: 'docker/docker-agent',
    path: 'pkg/safety/safety.go',
    symbol: 'LabelForHints',
    commit: 'f862322b29c51e2d64c69d03958d7ffdab7bb24f',
  },
  permissions: {
    date: '2026',
    repo: 'docker/docker-agent',
    path: 'pkg/runtime/toolexec/permissions.go',
    symbol: 'applyMode; LabelFromAnnotations',
    commit: '341315249408c9808a44d20f0f544a6409c2804e',
  },
  audit: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-7.md',
    symbol: 'cards C07-06 to C07-10',
    note: 'adds the restricted and legacy rows',
  },
} satisfies Record<string, Source>

export const dockerAgent = defineClient({
  id: 'docker-agent',
  label: 'Docker Agent',
  product: 'Docker Agent (cagent)',
  kind: 'cli',
  status: 'active',
  evidence: 'source-read',
  date: '2026-10-02',
  name: {
    evidence: 'source-read',
    source: read.mcp,
    template: '<toolset>_<tool>',
    serverPart: 'toolset name in the agent file; without one the tool name stays alone',
    steps: ["name = toolset + '_' + tool when the toolset has a name, else tool", 'nothing is replaced or cut'],
    ways: [{ id: 'default', label: 'the usual name', rule: dockerName }],
    tooLong: 'none',
    collision: 'not read',
  },
  title: {
    evidence: 'source-read',
    source: read.displaynames,
    order: ['annotations.title', 'name'],
    shownIn: ['terminal UI'],
    notes: ['the top-level title is not copied', 'by the newer source a toolset with a name puts it before the tool here too'],
  },
  description: { evidence: 'source-read', source: read.mcp },
  schema: {
    evidence: 'source-read',
    source: read.mcp,
    steps: ['inputSchema passed on as parameters (provider code not read)'],
    rewriters: [{ id: 'default', label: 'every model', rewrite: passedOn }],
  },
  approval: {
    evidence: 'source-read',
    source: read.safety,
    also: [read.permissions, read.tool_dispatch, read.audit],
    defaultMode: 'legacy',
    modes: [
      {
        id: 'legacy',
        label: 'no safety mode',
        rules: [
          { when: { destructiveHint: 'true' }, then: 'ask' },
          { when: { readOnlyHint: 'true' }, then: 'allow' },
        ],
        otherwise: 'ask',
        evidence: 'audited',
        source: read.audit,
        note: 'the 2026-03-14 snapshot allowed every readOnlyHint:true',
      },
      { id: 'strict', label: 'strict', rules: [], otherwise: 'ask' },
      {
        id: 'balanced',
        label: 'balanced',
        rules: [
          { when: { destructiveHint: 'true' }, then: 'ask' },
          { when: { readOnlyHint: 'true' }, then: 'allow' },
        ],
        otherwise: 'ask',
      },
      {
        id: 'restricted',
        label: 'restricted',
        rules: [
          { when: { destructiveHint: 'true' }, then: 'deny' },
          { when: { readOnlyHint: 'true' }, then: 'allow' },
        ],
        otherwise: 'deny',
        evidence: 'audited',
        source: read.audit,
        note: 'for unattended runs',
      },
      { id: 'autonomous', label: 'autonomous', rules: [], otherwise: 'allow', note: 'also --yolo' },
    ],
    hints: {
      readOnlyHint: 'true = safe',
      destructiveHint: 'true = destructive, wins over readOnlyHint; absent counts as FALSE (the spec default is true)',
      idempotentHint: 'not used',
      openWorldHint: 'not used',
    },
    overrides: ['permission rules (session, then team) come first'],
  },
  icons: { evidence: 'unknown', rules: [] },
  instructions: { evidence: 'unknown' },
  limits: {},
  sources: Object.values(read),
  unknown: ['provider schema rewriting'],
})
