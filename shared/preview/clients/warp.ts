import { defineClient } from '../client'
import type { Source } from '../evidence'
import { passedOn } from '../schema/passed'

const read = {
  convert_to: {
    date: '2026-05-19',
    repo: 'warpdotdev/Warp',
    path: 'app/src/ai/agent/api/convert_to.rs',
    symbol: 'convert_mcp_tool',
    commit: 'be5b39ae7586f5d24b62923c7b63f7c58b99f0a2',
  },
  permissions: {
    date: '2026-05-19',
    repo: 'warpdotdev/Warp',
    path: 'app/src/ai/blocklist/permissions.rs',
    symbol: 'can_call_mcp_tool',
    commit: 'be5b39ae7586f5d24b62923c7b63f7c58b99f0a2',
  },
  call_mcp_tool: {
    date: '2026-05-19',
    repo: 'warpdotdev/Warp',
    path: 'app/src/ai/blocklist/action_model/execute/call_mcp_tool.rs',
    symbol: 'coerce_integer_args',
    commit: 'be5b39ae7586f5d24b62923c7b63f7c58b99f0a2',
  },
} satisfies Record<string, Source>

export const warp = defineClient({
  id: 'warp',
  label: 'Warp',
  product: 'Warp',
  kind: 'terminal',
  status: 'active',
  evidence: 'source-read',
  date: '2026-05-19',
  name: { evidence: 'unknown', steps: [], ways: [] },
  title: {
    evidence: 'source-read',
    source: read.convert_to,
    order: ['name'],
    shownIn: ['action block'],
    notes: ['title is not forwarded'],
  },
  description: { evidence: 'source-read', source: read.convert_to },
  schema: {
    evidence: 'source-read',
    source: read.convert_to,
    also: [read.call_mcp_tool],
    steps: [
      "sent as protobuf Struct; tools whose schema cannot be converted are skipped; numbers become doubles and are turned back to integers by the schema's type",
    ],
    rewriters: [{ id: 'default', label: 'every model', rewrite: passedOn }],
  },
  approval: {
    evidence: 'source-read',
    source: read.permissions,
    defaultMode: 'profile',
    modes: [
      {
        id: 'profile',
        label: 'agent profile',
        rules: [],
        otherwise: 'ask',
        note: 'set per server: AlwaysAsk and AgentDecides need the server on the allowlist to run unasked, AlwaysAllow needs it off the denylist',
      },
      { id: 'auto', label: 'auto-execute', rules: [], otherwise: 'allow', note: 'the conversation is set to auto-execute any action' },
    ],
    hints: { readOnlyHint: 'not used', destructiveHint: 'not used', idempotentHint: 'not used', openWorldHint: 'not used' },
  },
  icons: { evidence: 'source-read', source: read.convert_to, tool: false, rules: [] },
  instructions: { evidence: 'source-read', source: read.convert_to, use: 'not forwarded (no reference found)' },
  limits: {},
  sources: Object.values(read),
  unknown: ["what the model sees: name, description and schema go to Warp's service, which decides (closed)"],
})
