import { defineClient } from '../client'
import type { Source } from '../evidence'
import { labelledName } from '../names/published'

const read = {
  openapi: {
    date: '2026-08-21',
    repo: 'openai/openai-openapi',
    path: 'openapi.yaml',
    symbol: 'MCPTool.require_approval; MCPToolFilter.read_only; MCPListToolsTool',
    commit: 'f85dbe223d40e1a31cba812ab2d755c7e98a92a3',
  },
} satisfies Record<string, Source>

export const openaiResponsesMcp = defineClient({
  id: 'openai-responses-mcp',
  label: 'Responses API',
  product: 'OpenAI Responses API, hosted mcp tool',
  kind: 'api',
  status: 'active',
  evidence: 'documented',
  date: '2026-08-21',
  name: {
    evidence: 'documented',
    source: read.openapi,
    template: 'server_label + tool name (carried as separate fields)',
    serverPart: 'server_label',
    steps: ['no rewriting documented'],
    ways: [{ id: 'default', label: 'label and name, carried apart', rule: labelledName }],
    collision: 'separate fields',
  },
  title: {
    evidence: 'documented',
    source: read.openapi,
    order: [],
    shownIn: [],
    notes: ['MCPListToolsTool carries name, description, input_schema and annotations only'],
  },
  description: { evidence: 'documented', source: read.openapi, unseen: true, toHuman: 'the list of tools that the API returns' },
  schema: { evidence: 'unknown', steps: [], rewriters: [] },
  approval: {
    evidence: 'documented',
    source: read.openapi,
    defaultMode: 'always',
    modes: [
      { id: 'always', label: 'always', rules: [], otherwise: 'ask', note: "require_approval is 'always', or not said" },
      { id: 'never', label: 'never', rules: [], otherwise: 'allow', note: "require_approval is 'never'" },
      {
        id: 'never-read-only',
        label: 'never for read-only',
        rules: [{ when: { readOnlyHint: 'true' }, then: 'allow' }],
        otherwise: 'ask',
        note: 'require_approval is {never: {read_only: true}}',
      },
    ],
    hints: {
      readOnlyHint: 'matches the read_only filter in allowed_tools and require_approval',
      destructiveHint: 'not used',
      idempotentHint: 'not used',
      openWorldHint: 'not used',
    },
    uses: [
      { when: { readOnlyHint: 'true' }, effect: 'lets it through a read_only filter of allowed_tools' },
      { when: { readOnlyHint: ['false', 'absent'] }, effect: 'leaves it out where allowed_tools asks for read_only' },
    ],
  },
  icons: { evidence: 'documented', source: read.openapi, tool: false, rules: [] },
  instructions: { evidence: 'unknown' },
  limits: {},
  sources: Object.values(read),
  unknown: [],
})
