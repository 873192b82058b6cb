import { defineClient } from '../client'
import type { Source } from '../evidence'
import { openWebuiName } from '../names/joined'
import { passedOn } from '../schema/passed'

const read = {
  middleware: {
    date: '2026-07-01',
    repo: 'open-webui/open-webui',
    path: 'backend/open_webui/utils/middleware.py',
    symbol: 'process_chat_payload, mcp_tools_dict',
    commit: 'ecd48e2f718220a6400ecf49eafd4867a38feb10',
  },
  client: {
    date: '2026-07-01',
    repo: 'open-webui/open-webui',
    path: 'backend/open_webui/utils/mcp/client.py',
    symbol: 'MCPClient.list_tool_specs',
    commit: 'ecd48e2f718220a6400ecf49eafd4867a38feb10',
  },
} satisfies Record<string, Source>

export const openWebui = defineClient({
  id: 'open-webui',
  label: 'Open WebUI',
  product: 'Open WebUI (native MCP)',
  kind: 'chat',
  status: 'active',
  evidence: 'source-read',
  date: '2026-07-01',
  name: {
    evidence: 'source-read',
    source: read.middleware,
    template: '<server_id>_<tool>',
    serverPart: 'connection info.id',
    steps: ["server_id + '_' + tool, nothing changed"],
    ways: [{ id: 'default', label: 'the usual name', rule: openWebuiName }],
    tooLong: 'none',
    collision: 'later one replaces the earlier (dict key)',
    charset: 'unrestricted',
  },
  title: { evidence: 'source-read', source: read.middleware, order: ['name'], shownIn: ['tool call'] },
  description: { evidence: 'source-read', source: read.client },
  schema: {
    evidence: 'source-read',
    source: read.client,
    steps: ['inputSchema used as parameters; outputSchema ignored'],
    rewriters: [{ id: 'default', label: 'every model', rewrite: passedOn }],
  },
  approval: {
    evidence: 'source-read',
    source: read.middleware,
    defaultMode: 'none',
    modes: [{ id: 'none', label: 'no approval step', rules: [], otherwise: 'allow' }],
    hints: { readOnlyHint: 'not used', destructiveHint: 'not used', idempotentHint: 'not used', openWorldHint: 'not used' },
  },
  icons: { evidence: 'source-read', source: read.middleware, tool: false, rules: [] },
  instructions: { evidence: 'source-read', source: read.middleware, use: 'not used' },
  limits: {},
  sources: Object.values(read),
  unknown: [],
})
