import { defineClient } from '../client'
import type { Source } from '../evidence'
import { cherryName } from '../names/cherry'
import { passedOn } from '../schema/passed'

const read = {
  mcptoolid: {
    date: '2026-08-22',
    repo: 'CherryHQ/cherry-studio',
    path: 'src/main/ai/mcp/mcpToolId.ts',
    symbol: 'buildMcpToolWireId',
    commit: '09c753f28afd33bb076e68646aeb73cf9d89a8bf',
  },
  mcptoolname: {
    date: '2026-08-22',
    repo: 'CherryHQ/cherry-studio',
    path: 'src/shared/ai/tools/mcpToolName.ts',
    symbol: 'toCamelCase; buildFunctionCallToolName',
    commit: '09c753f28afd33bb076e68646aeb73cf9d89a8bf',
  },
  mcpsourcepolicy: {
    date: '2026-08-22',
    repo: 'CherryHQ/cherry-studio',
    path: 'src/shared/ai/tools/mcpSourcePolicy.ts',
    symbol: 'resolveMcpSourceToolAccess',
    commit: '09c753f28afd33bb076e68646aeb73cf9d89a8bf',
  },
  mcptools: {
    date: '2026-08-22',
    repo: 'CherryHQ/cherry-studio',
    path: 'src/main/ai/tools/adapters/aiSdk/mcp/mcpTools.ts',
    symbol: 'createMcpTool',
    commit: '09c753f28afd33bb076e68646aeb73cf9d89a8bf',
  },
  mcptoolidTest: {
    date: '2026-08-22',
    repo: 'CherryHQ/cherry-studio',
    path: 'src/main/ai/mcp/__tests__/mcpToolId.test.ts',
    symbol: 'tests',
    commit: '09c753f28afd33bb076e68646aeb73cf9d89a8bf',
  },
} satisfies Record<string, Source>

export const cherryStudio = defineClient({
  id: 'cherry-studio',
  label: 'Cherry Studio',
  product: 'Cherry Studio',
  kind: 'desktop',
  status: 'active',
  evidence: 'source-read',
  date: '2026-08-22',
  name: {
    evidence: 'source-read',
    source: read.mcptoolid,
    also: [read.mcptoolname, read.mcptoolidTest],
    template: 'mcp__<serverCamel>__<toolCamel>_<20 hex>',
    serverPart: 'server display name (slug) and server id (digest)',
    steps: [
      "slug: Han characters to pinyin, then camelCase: trimmed, lower case, every run outside [a-z0-9] followed by a character makes that character upper case, other characters dropped; a leading digit gets '_'",
      "empty slugs become 'server' / 'tool'",
      "digest = first 20 hex of sha256(serverId + '\\0' + toolName)",
      "body = ('mcp__'+server+'__'+tool) cut to 42 characters, trailing '_' removed",
      "name = body + '_' + digest",
    ],
    ways: [{ id: 'default', label: 'the usual name', rule: cherryName }],
    max: 63,
    tooLong: 'hash',
    collision: 'digest over the server id and raw tool name',
    charset: '[A-Za-z0-9_]',
    notes: [
      'legacy id without digest (buildFunctionCallToolName, FNV suffix only when over 63) is still used for rules and the Claude Code adapter',
    ],
  },
  title: { evidence: 'source-read', source: read.mcptools, order: ['name'], shownIn: ['tool block'] },
  description: { evidence: 'source-read', source: read.mcptools, empty: '{tool}', toHuman: 'server settings' },
  schema: {
    evidence: 'source-read',
    source: read.mcptools,
    steps: ['passed through to the AI SDK'],
    rewriters: [{ id: 'default', label: 'every model', rewrite: passedOn }],
  },
  approval: {
    evidence: 'source-read',
    source: read.mcpsourcepolicy,
    defaultMode: 'default',
    modes: [
      { id: 'default', label: 'auto-approve', rules: [], otherwise: 'allow' },
      { id: 'forced', label: 'auto-approve off', rules: [], otherwise: 'ask', note: 'the tool is listed in disabledAutoApproveTools' },
    ],
    hints: { readOnlyHint: 'not used', destructiveHint: 'not used', idempotentHint: 'not used', openWorldHint: 'not used' },
  },
  icons: { evidence: 'source-read', source: read.mcptools, tool: false, rules: [] },
  instructions: { evidence: 'source-read', source: read.mcptools, use: 'not used (no reference found)' },
  limits: {},
  sources: Object.values(read),
  unknown: [],
})
