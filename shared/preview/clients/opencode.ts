import { defineClient } from '../client'
import type { Source } from '../evidence'
import { opencodeName } from '../names/joined'
import { opencodeGoogle, opencodeMoonshot, opencodeOpenai, opencodeOther } from '../schema/opencode'

const read = {
  catalog: {
    date: '2026-08-19',
    repo: 'anomalyco/opencode',
    path: 'packages/opencode/src/mcp/catalog.ts',
    symbol: 'sanitize; toolName; convertTool',
    commit: 'd545d8fba57283528db69281f59c803c646eb7e9',
  },
  tools: {
    date: '2026-08-19',
    repo: 'anomalyco/opencode',
    path: 'packages/opencode/src/session/tools.ts',
    symbol: 'loop over mcp.tools(); ctx.ask',
    commit: 'd545d8fba57283528db69281f59c803c646eb7e9',
  },
  transform: {
    date: '2026-08-19',
    repo: 'anomalyco/opencode',
    path: 'packages/opencode/src/provider/transform.ts',
    symbol: 'schema; sanitizeOpenAISchema; sanitizeGemini',
    commit: 'd545d8fba57283528db69281f59c803c646eb7e9',
  },
  agent: {
    date: '2026-08-19',
    repo: 'anomalyco/opencode',
    path: 'packages/opencode/src/agent/agent.ts',
    symbol: "defaults '*': 'allow'",
    commit: 'd545d8fba57283528db69281f59c803c646eb7e9',
  },
  system: {
    date: '2026-08-19',
    repo: 'anomalyco/opencode',
    path: 'packages/opencode/src/session/system.ts',
    symbol: 'SystemPrompt.mcp',
    commit: 'd545d8fba57283528db69281f59c803c646eb7e9',
  },
  catalog2: {
    date: '2026-08-21',
    repo: 'Kilo-Org/kilocode',
    path: 'packages/opencode/src/mcp/catalog.ts',
    symbol: 'toolName',
    commit: 'ff74e2ea3fcd3a8fd43caf9751bbeaa3e30cead8',
  },
} satisfies Record<string, Source>

export const opencode = defineClient({
  id: 'opencode',
  label: 'opencode',
  product: 'opencode (and Kilo Code, built on it)',
  kind: 'cli',
  status: 'active',
  evidence: 'source-read',
  date: '2026-08-21',
  name: {
    evidence: 'source-read',
    source: read.catalog,
    also: [read.catalog2],
    template: '<server>_<tool>',
    serverPart: 'config key',
    steps: ["each part: every character outside [A-Za-z0-9_-] becomes '_'", "server + '_' + tool"],
    ways: [{ id: 'default', label: 'the usual name', rule: opencodeName }],
    tooLong: 'none',
    collision: 'later one replaces the earlier (object key)',
    charset: '[A-Za-z0-9_-]',
  },
  title: {
    evidence: 'source-read',
    source: read.catalog,
    order: [],
    form: 'model-name',
    shownIn: ['tool call line'],
    fallback: 'tool key',
    notes: ['title dropped in convertTool (anomalyco/opencode#26046)'],
  },
  description: { evidence: 'source-read', source: read.catalog },
  schema: {
    evidence: 'source-read',
    source: read.transform,
    steps: [
      'root forced to type:object, properties present, additionalProperties:false',
      'OpenAI/Azure: same lowering as Codex (keyword whitelist, const to enum, inferred types) without compaction',
      'Moonshot/Kimi: $ref siblings dropped, tuple items to first',
      'Google/Gemini: enums to strings, type arrays to anyOf + nullable, missing items filled, required filtered, properties/required removed from non-objects',
    ],
    rewriters: [
      { id: 'anthropic', label: 'Anthropic and others', rewrite: opencodeOther },
      { id: 'openai', label: 'OpenAI and Azure', models: /^(openai|azure|gpt-|o\d)/i, rewrite: opencodeOpenai },
      { id: 'google', label: 'Google', models: /^google$|gemini/i, rewrite: opencodeGoogle },
      { id: 'moonshot', label: 'Moonshot and Kimi', models: /moonshot|kimi/i, rewrite: opencodeMoonshot },
    ],
  },
  approval: {
    evidence: 'source-read',
    source: read.agent,
    also: [read.tools],
    defaultMode: 'default',
    modes: [
      { id: 'default', label: 'default', rules: [], otherwise: 'allow', note: "permission '*': allow" },
      { id: 'ask', label: 'ask', rules: [], otherwise: 'ask', note: 'the permission is set to ask' },
    ],
    hints: { readOnlyHint: 'not used', destructiveHint: 'not used', idempotentHint: 'not used', openWorldHint: 'not used' },
    dialog: { heading: 'permission key = final tool name', paramDescriptions: false, buttons: ['Allow once', 'Allow always', 'Reject'] },
  },
  icons: { evidence: 'source-read', source: read.tools, tool: false, rules: [] },
  instructions: {
    evidence: 'source-read',
    source: read.system,
    use: 'system prompt: <mcp_instructions><server name=…>; left out when all tools of the server are disabled',
  },
  limits: { output: { value: 51200, unit: 'bytes', note: 'or 2,000 lines' } },
  sources: Object.values(read),
  unknown: ["Kilo's own permission defaults"],
})
