import { defineClient } from '../client'
import type { Source } from '../evidence'
import { gooseName } from '../names/goose'
import { gooseGoogle, gooseOpenai } from '../schema/goose'

const read = {
  extensions: {
    date: 'permission files only, newer',
    repo: 'aaif-goose/goose',
    path: 'crates/goose/src/config/extensions.rs',
    symbol: 'name_to_key',
    commit: '81aef283d0a75b2478c6a5a95925477e50062f32',
  },
  extension_manager: {
    date: 'permission files only, newer',
    repo: 'aaif-goose/goose',
    path: 'crates/goose/src/agents/extension_manager.rs',
    symbol: 'fetch_all_tools',
    commit: '81aef283d0a75b2478c6a5a95925477e50062f32',
  },
  permission_inspector: {
    date: 'permission files only, newer',
    repo: 'aaif-goose/goose',
    path: 'crates/goose/src/permission/permission_inspector.rs',
    symbol: 'PermissionInspector::inspect; apply_tool_annotations',
    commit: '81aef283d0a75b2478c6a5a95925477e50062f32',
  },
  permission: {
    date: 'permission files only, newer',
    repo: 'aaif-goose/goose',
    path: 'crates/goose/src/config/permission.rs',
    symbol: 'apply_tool_annotations',
    commit: '81aef283d0a75b2478c6a5a95925477e50062f32',
  },
  goose_mode: {
    date: 'permission files only, newer',
    repo: 'aaif-goose/goose',
    path: 'crates/goose/src/config/goose_mode.rs',
    symbol: 'enum GooseMode',
    commit: '81aef283d0a75b2478c6a5a95925477e50062f32',
  },
  openai: {
    date: 'permission files only, newer',
    repo: 'aaif-goose/goose',
    path: 'crates/goose/src/providers/formats/openai.rs',
    symbol: 'ensure_valid_json_schema; normalize_nullable',
    commit: '81aef283d0a75b2478c6a5a95925477e50062f32',
  },
  google: {
    date: 'permission files only, newer',
    repo: 'aaif-goose/goose',
    path: 'crates/goose/src/providers/formats/google.rs',
    symbol: 'format_tools',
    commit: '81aef283d0a75b2478c6a5a95925477e50062f32',
  },
  toolcallconfirmation: {
    date: 'permission files only, newer',
    repo: 'aaif-goose/goose',
    path: 'ui/desktop/src/components/ToolCallConfirmation.tsx',
    symbol: 'formatToolName',
    commit: '81aef283d0a75b2478c6a5a95925477e50062f32',
  },
  prompt_manager: {
    date: 'permission files only, newer',
    repo: 'aaif-goose/goose',
    path: 'crates/goose/src/agents/prompt_manager.rs',
    symbol: 'MAX_EXTENSIONS; MAX_TOOLS',
    commit: '81aef283d0a75b2478c6a5a95925477e50062f32',
  },
  large_response_handler: {
    date: 'permission files only, newer',
    repo: 'aaif-goose/goose',
    path: 'crates/goose/src/agents/large_response_handler.rs',
    symbol: 'LARGE_TEXT_THRESHOLD',
    commit: '81aef283d0a75b2478c6a5a95925477e50062f32',
  },
  permission_inspector2: {
    date: 'permission files only, newer',
    repo: 'aaif-goose/goose',
    path: 'crates/goose/src/permission/permission_inspector.rs',
    symbol: 'test_inspect_action',
    commit: '81aef283d0a75b2478c6a5a95925477e50062f32',
  },
} satisfies Record<string, Source>

export const goose = defineClient({
  id: 'goose',
  label: 'Goose',
  product: 'Goose (AAIF, formerly Block)',
  kind: 'desktop+cli',
  status: 'active',
  evidence: 'source-read',
  date: '2026-05-21',
  name: {
    evidence: 'source-read',
    source: read.extensions,
    template: '<extension>__<tool>',
    serverPart: 'extension name',
    steps: [
      "key = extension name: ASCII letters, digits, '_' and '-' kept, white space removed, any other character becomes '_', then lower case",
      "name = key + '__' + tool (tool untouched)",
      'a few built-in platform extensions are not prefixed',
    ],
    ways: [{ id: 'default', label: 'the usual name', rule: gooseName }],
    tooLong: 'none',
    collision: 'second tool with the same final name skipped with a warning',
    charset: 'tool part unrestricted',
    notes: ['Provider code refuses calls whose name is not ^[a-zA-Z0-9_-]+$ and sanitises names in history.'],
  },
  title: {
    evidence: 'source-read',
    source: read.toolcallconfirmation,
    order: ['name'],
    form: 'spoken-name',
    shownIn: ['desktop confirmation and tool card'],
    fallback: "part after the last '__', split at '_', each word capitalised ('create_issue' -> 'Create Issue')",
    notes: ['title and annotations.title not read'],
  },
  description: { evidence: 'source-read', source: read.extension_manager },
  schema: {
    evidence: 'source-read',
    source: read.openai,
    steps: [
      'OpenAI format: object schemas get properties, required and type; type:[T,null] and anyOf:[T,null] reduced to T',
      'Google format: parametersJsonSchema untouched; left out when there are no properties',
    ],
    rewriters: [
      { id: 'openai', label: 'OpenAI format', rewrite: gooseOpenai },
      { id: 'google', label: 'Google format', models: /google|gemini|vertex/i, rewrite: gooseGoogle },
    ],
  },
  approval: {
    evidence: 'source-read',
    source: read.permission_inspector,
    defaultMode: 'auto',
    modes: [
      { id: 'auto', label: 'auto (default)', rules: [], otherwise: 'allow' },
      {
        id: 'approve',
        label: 'approve',
        rules: [],
        otherwise: 'ask',
        note: 'the hint is ignored in newer code (unit test approve_ignores_annotation); the 2026-05-21 snapshot allowed readOnlyHint:true here too',
      },
      {
        id: 'smart_approve',
        label: 'smart_approve',
        rules: [
          { when: { readOnlyHint: 'true' }, then: 'allow' },
          { when: { readOnlyHint: 'false' }, then: 'ask' },
        ],
        otherwise: 'llm-judge',
        note: "readOnlyHint:false is cached as 'ask before'; absent goes to an LLM judge, and asks when no provider is at hand",
      },
      { id: 'chat', label: 'chat', rules: [], otherwise: 'deny' },
    ],
    hints: {
      readOnlyHint: 'smart_approve only: true allows, false asks, absent is judged by the model',
      destructiveHint: 'not used',
      idempotentHint: 'not used',
      openWorldHint: 'not used',
    },
    dialog: {
      heading: 'Goose would like to call {name}. Allow?',
      args: 'in the tool card, not in the question',
      paramDescriptions: false,
      buttons: ['Allow Once', 'Always Allow', 'Deny'],
    },
    overrides: [
      'a user setting for the tool (always allow / ask / never) wins over the hints',
      'a security inspector may still ask or deny what the permission inspector allowed',
    ],
  },
  icons: { evidence: 'source-read', source: read.toolcallconfirmation, tool: false, rules: [] },
  instructions: {
    evidence: 'source-read',
    source: read.prompt_manager,
    use: "system prompt, per extension under '### Instructions'; {{WORKING_DIR}} is substituted",
  },
  limits: {
    tools: { value: 50, kind: 'advice in the system prompt (also 5 extensions)' },
    output: { value: 200000, unit: 'characters', note: 'larger text goes to a file' },
  },
  sources: Object.values(read),
  unknown: [],
})
