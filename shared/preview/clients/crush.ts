import { defineClient } from '../client'
import type { Source } from '../evidence'
import { crushName } from '../names/joined'
import { crushSchema } from '../schema/crush'

const read = {
  mcpTools: {
    date: '2026-08-21',
    repo: 'charmbracelet/crush',
    path: 'internal/agent/tools/mcp-tools.go',
    symbol: 'Tool.Name; Tool.Info; Tool.Run',
    commit: '37f36e93824e5c4f892e4a817f7f628e2682fe14',
  },
  permissions: {
    date: '2026-08-21',
    repo: 'charmbracelet/crush',
    path: 'internal/ui/dialog/permissions.go',
    symbol: 'renderToolName; renderDefaultContent',
    commit: '37f36e93824e5c4f892e4a817f7f628e2682fe14',
  },
  agent: {
    date: '2026-08-21',
    repo: 'charmbracelet/crush',
    path: 'internal/agent/agent.go',
    symbol: 'mcp-instructions',
    commit: '37f36e93824e5c4f892e4a817f7f628e2682fe14',
  },
} satisfies Record<string, Source>

export const crush = defineClient({
  id: 'crush',
  label: 'Crush',
  product: 'Crush (Charm)',
  kind: 'cli',
  status: 'active',
  evidence: 'source-read',
  date: '2026-08-21',
  name: {
    evidence: 'source-read',
    source: read.mcpTools,
    template: 'mcp_<server>_<tool>',
    serverPart: 'config key',
    steps: ["'mcp_' + server + '_' + tool, nothing changed"],
    ways: [{ id: 'default', label: 'the usual name', rule: crushName }],
    tooLong: 'none',
    collision: 'none',
    charset: 'unrestricted',
  },
  title: {
    evidence: 'source-read',
    source: read.permissions,
    order: ['name'],
    form: 'arrow',
    shownIn: ['permission dialog'],
    fallback: "second and third part of the name split at '_' , '_' and '-' as spaces, capitalised: 'Github → Create issue'",
    notes: [
      "a server name with '_' is split in the wrong place",
      'a newer reading of stringext.Capitalize (2026) suggests that every word gets a capital',
    ],
  },
  description: { evidence: 'source-read', source: read.mcpTools, toHuman: 'not shown for MCP tools' },
  schema: {
    evidence: 'source-read',
    source: read.mcpTools,
    steps: [
      'only properties and required of the root are kept; $defs, additionalProperties, root combinators and root description are lost, so $ref into $defs dangles',
    ],
    rewriters: [{ id: 'default', label: 'every model', rewrite: crushSchema }],
  },
  approval: {
    evidence: 'source-read',
    source: read.mcpTools,
    defaultMode: 'default',
    modes: [
      { id: 'default', label: 'default', rules: [], otherwise: 'ask' },
      { id: 'yolo', label: 'yolo', rules: [], otherwise: 'allow', note: '--yolo, or the tool is in allowed_tools' },
    ],
    hints: { readOnlyHint: 'not used', destructiveHint: 'not used', idempotentHint: 'not used', openWorldHint: 'not used' },
    dialog: {
      heading: 'Tool: {Server} → {Tool}',
      args: 'pretty JSON',
      paramDescriptions: false,
      buttons: ['Allow', 'Allow for session', 'Deny'],
    },
  },
  icons: { evidence: 'source-read', source: read.permissions, tool: false, rules: [] },
  instructions: { evidence: 'source-read', source: read.agent, use: 'system prompt: <mcp-instructions>' },
  limits: {},
  sources: Object.values(read),
  unknown: [],
})
