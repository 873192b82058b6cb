import { defineClient } from '../client'
import type { Source } from '../evidence'
import { zedName } from '../names/zed'
import { zedFull, zedSubset } from '../schema/zed'

const read = {
  thread: {
    date: '2026-08-22',
    repo: 'zed-industries/zed',
    path: 'crates/agent/src/thread.rs',
    symbol: 'provider_compatible_tool_name; Thread::enabled_tools; authorize_third_party_tool',
    commit: '7eec89207ccfbef7ba366da22fc885079a5c0296',
  },
  context_server_registry: {
    date: '2026-08-22',
    repo: 'zed-industries/zed',
    path: 'crates/agent/src/tools/context_server_registry.rs',
    symbol: 'ContextServerTool; format_mcp_initial_title',
    commit: '7eec89207ccfbef7ba366da22fc885079a5c0296',
  },
  tool_schema: {
    date: '2026-08-22',
    repo: 'zed-industries/zed',
    path: 'crates/language_model_core/src/tool_schema.rs',
    symbol: 'adapt_schema_to_format',
    commit: '7eec89207ccfbef7ba366da22fc885079a5c0296',
  },
  mod: {
    date: '2026-08-22',
    repo: 'zed-industries/zed',
    path: 'crates/agent/src/tests/mod.rs',
    symbol: "test with servers xxx, yyy, zzz, 'Azure DevOps'",
    commit: '7eec89207ccfbef7ba366da22fc885079a5c0296',
  },
  default: {
    date: '2026-08-22',
    repo: 'zed-industries/zed',
    path: 'assets/settings/default.json',
    symbol: 'agent.tool_permissions.default',
    commit: '7eec89207ccfbef7ba366da22fc885079a5c0296',
  },
  types: {
    date: '2026-08-22',
    repo: 'zed-industries/zed',
    path: 'crates/context_server/src/types.rs',
    symbol: 'ToolAnnotations (only definition)',
    commit: '7eec89207ccfbef7ba366da22fc885079a5c0296',
  },
} satisfies Record<string, Source>

export const zed = defineClient({
  id: 'zed',
  label: 'Zed',
  product: 'Zed Agent Panel',
  kind: 'ide',
  status: 'active',
  evidence: 'source-read',
  date: '2026-08-22',
  name: {
    evidence: 'source-read',
    source: read.thread,
    also: [read.mod],
    template: '<tool> (prefix only on collision: <server_snake>_<tool>)',
    serverPart: 'settings key',
    steps: [
      "tool' = characters outside [A-Za-z0-9_-] become '_', cut at 64; empty becomes 'tool'",
      "if no other enabled tool (built-in or MCP) has tool': use it alone",
      "on a collision every MCP tool of that name becomes sanitise(snake_case(server)) cut to (64 - len - 1) + '_' + tool'",
      'with fewer than 2 spare characters the plain name is kept and the last server wins',
    ],
    ways: [{ id: 'default', label: 'the usual name', rule: zedName }],
    max: 64,
    tooLong: 'truncate-tail',
    collision: 'server prefix, else last one wins',
    charset: '[A-Za-z0-9_-]',
  },
  title: {
    evidence: 'source-read',
    source: read.context_server_registry,
    order: ['name'],
    form: { template: 'Run MCP tool `{tool}`' },
    shownIn: ['thread card'],
    fallback: 'Run MCP tool `{tool}` {value} (value only when there is exactly one string argument)',
    notes: ['title and all four hints are parsed into types but read nowhere'],
  },
  description: { evidence: 'source-read', source: read.context_server_registry },
  schema: {
    evidence: 'source-read',
    source: read.tool_schema,
    steps: [
      'root $schema, title and description removed',
      '$refs to $defs/definitions inlined, cycles become {}; any other $ref form is an error',
      'JsonSchema models: additionalProperties:false and properties:{} added at the root when missing',
      'JsonSchemaSubset models (Google, some Bedrock/OpenRouter/OpenAI-compatible/Copilot): if/then/else error; format, additionalProperties, propertyNames, exclusiveMinimum, exclusiveMaximum, optional removed; null becomes nullable; type arrays and oneOf become anyOf',
    ],
    rewriters: [
      { id: 'json-schema', label: 'models that take JSON Schema', rewrite: zedFull },
      { id: 'subset', label: 'models that take a subset (Google and others)', models: /google|gemini/i, rewrite: zedSubset },
    ],
  },
  approval: {
    evidence: 'source-read',
    source: read.default,
    also: [read.thread],
    defaultMode: 'confirm',
    modes: [
      { id: 'confirm', label: 'confirm', rules: [], otherwise: 'ask', note: 'agent.tool_permissions.default = confirm, the default' },
      { id: 'allow', label: 'allow', rules: [], otherwise: 'allow', note: 'agent.tool_permissions.default = allow' },
    ],
    hints: { readOnlyHint: 'not used', destructiveHint: 'not used', idempotentHint: 'not used', openWorldHint: 'not used' },
    dialog: {
      heading: 'Run MCP tool `{tool}`',
      args: 'input block',
      paramDescriptions: false,
      buttons: ['Always for {tool} MCP tool', 'Only this time', 'Deny'],
    },
    overrides: ["per tool: agent.tool_permissions.tools['mcp:<server>:<tool>']"],
  },
  icons: { evidence: 'source-read', source: read.context_server_registry, tool: false, rules: [] },
  instructions: { evidence: 'source-read', source: read.types, use: 'not used (no reference in crates/context_server)' },
  limits: {},
  sources: Object.values(read),
  unknown: [],
})
