import { defineClient } from '../client'
import type { Source } from '../evidence'
import { agentsName, agentsServerName } from '../names/agents-sdk'
import { agentsSchema, agentsStrict } from '../schema/agents-sdk'

const read = {
  util: {
    date: '2026-08-22',
    repo: 'openai/openai-agents-python',
    path: 'src/agents/mcp/util.py',
    symbol: 'MCPUtil.to_function_tool; _build_prefixed_tool_base_name; _shorten_tool_name',
    commit: '7f7a44f8dc0650296bd5ab6c745c9bcbaa6ac3b7',
  },
  strict_schema: {
    date: '2026-08-22',
    repo: 'openai/openai-agents-python',
    path: 'src/agents/strict_schema.py',
    symbol: 'ensure_strict_json_schema',
    commit: '7f7a44f8dc0650296bd5ab6c745c9bcbaa6ac3b7',
  },
} satisfies Record<string, Source>

export const openaiAgentsPython = defineClient({
  id: 'openai-agents-python',
  label: 'Agents SDK',
  product: 'OpenAI Agents SDK (Python)',
  kind: 'sdk',
  status: 'active',
  evidence: 'source-read',
  date: '2026-08-22',
  name: {
    evidence: 'source-read',
    source: read.util,
    template: '<tool>; opt-in mcp_<server>__<tool>',
    serverPart: 'server.name',
    steps: [
      'default: raw tool name; duplicate names across servers raise UserError',
      "include_server_in_tool_names: each part with characters outside [A-Za-z0-9_-] as '_', '_' and '-' trimmed at both ends; 'mcp_'+server+'__'+tool; over 64 or colliding: cut + '_' + sha1 prefix of 'server\\0tool'",
    ],
    ways: [
      { id: 'default', label: 'as published', rule: agentsName },
      { id: 'include-server', label: 'include_server_in_tool_names', rule: agentsServerName },
    ],
    max: 64,
    tooLong: 'none by default',
    collision: 'error by default',
    charset: 'opt-in form [A-Za-z0-9_-]',
  },
  title: {
    evidence: 'source-read',
    source: read.util,
    order: ['title', 'annotations.title'],
    shownIn: ['mcp_title on the tool'],
    notes: ['resolve_mcp_tool_title'],
  },
  description: { evidence: 'source-read', source: read.util, empty: '{title}' },
  schema: {
    evidence: 'source-read',
    source: read.strict_schema,
    steps: [
      'properties:{} added',
      'optional strict conversion: additionalProperties:false, all properties required, oneOf to anyOf, root anyOf refused; falls back to the original non-strict schema',
    ],
    rewriters: [
      { id: 'default', label: 'as it is (strict off)', rewrite: agentsSchema },
      { id: 'strict', label: 'strict conversion', rewrite: agentsStrict },
    ],
  },
  approval: {
    evidence: 'source-read',
    source: read.util,
    defaultMode: 'default',
    modes: [{ id: 'default', label: 'default', rules: [], otherwise: 'allow', note: 'require_approval is not set' }],
    hints: { readOnlyHint: 'not used', destructiveHint: 'not used', idempotentHint: 'not used', openWorldHint: 'not used' },
  },
  icons: { evidence: 'source-read', source: read.util, tool: false, rules: [] },
  instructions: { evidence: 'unknown' },
  limits: {},
  sources: Object.values(read),
  unknown: [],
})
