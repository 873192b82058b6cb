import { defineClient } from '../client'
import type { Source } from '../evidence'
import { configuredName, connectorName, pluginName } from '../names/claude-code'
import { claudeCodeSchema } from '../schema/claude-code'

const read = {
  mcp: {
    date: '2026-08-22',
    repo: 'ericbuess/claude-code-docs',
    path: 'docs/mcp.md',
    symbol:
      'mirror of code.claude.com/docs/en/mcp: output limits; root-level combinator; Require approval; Scale with MCP tool search; plugin tool names',
    commit: 'ec68a5b2d32cf44e913cb4a6ed35bb1cbc2cbdc9',
  },
  permissions: {
    date: '2026-08-22',
    repo: 'ericbuess/claude-code-docs',
    path: 'docs/permissions.md',
    symbol: 'MCP rules; connector tools mcp__claude_ai_<server>__<tool>',
    commit: 'ec68a5b2d32cf44e913cb4a6ed35bb1cbc2cbdc9',
  },
  permissionModes: {
    date: '2026-08-22',
    repo: 'ericbuess/claude-code-docs',
    path: 'docs/permission-modes.md',
    symbol: 'modes',
    commit: 'ec68a5b2d32cf44e913cb4a6ed35bb1cbc2cbdc9',
  },
  customTools: {
    date: '2026-08',
    repo: 'thevibeworks/claude-code-docs',
    path: 'content/en/agent-sdk/custom-tools.md',
    symbol: "Add tool annotations: 'Informational only'",
  },
  changelog: {
    date: '2026-08-22',
    repo: 'anthropics/claude-code',
    path: 'CHANGELOG.md',
    symbol: '1.0.44, 2.1.7, 2.1.84, 2.1.91, 2.1.121',
    commit: '5cfc0a1905ce0c0a9bd81d8a90fe6b62ff614357',
  },
  issue87650: { date: '2026-08-18', issue: 'anthropics/claude-code#87650', note: '2,048 constant and suffix read from the shipped bundle' },
  issue95558: { date: '2026-10', issue: 'anthropics/claude-code#95558' },
  issue1048: {
    date: '2026-10',
    issue: 'mksglu/context-mode#1048',
    note: 'isReadOnly from readOnlyHint, isDestructive from destructiveHint, read from the shipped bundle 2.1.228',
  },
  audit: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-4.md',
    symbol: 'cards C04-13 to C04-28',
    note: 'vendor pages quoted: Agent SDK annotations table, requiresUserInteraction, CHANGELOG 1.0.44',
  },
  audit2: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-7.md',
    symbol: 'cards G2CCM-01 to G2CCM-08, G2CCM-34',
    note: 'quotes from the shipped bundle 2.1.287; minified names change per version',
  },
} satisfies Record<string, Source>

export const claudeCode = defineClient({
  id: 'claude-code',
  label: 'Claude Code',
  product: 'Claude Code',
  kind: 'cli',
  status: 'active',
  evidence: 'documented',
  date: '2026-10-02',
  name: {
    evidence: 'documented',
    source: read.mcp,
    template:
      'mcp__<server>__<tool>; plugin servers mcp__plugin_<plugin>_<server>__<tool>; claude.ai connectors mcp__claude_ai_<server>__<tool>',
    serverPart: "key in the MCP config (letters, digits, '-' and '_' only when added by the CLI)",
    steps: [
      "any character outside A-Z a-z 0-9 _ - is replaced by '_' (documented for plugin servers; tool part: reported)",
      "join 'mcp__' + server + '__' + tool",
    ],
    ways: [
      { id: 'config', label: 'server from the configuration', rule: configuredName },
      { id: 'plugin', label: 'server of a plugin', rule: pluginName },
      { id: 'connector', label: 'claude.ai connector', rule: connectorName },
    ],
    max: 128,
    charset: '[A-Za-z0-9_-]',
    notes: [
      "The API answers 400 with '^[a-zA-Z0-9_-]{1,128}$' for bad names (reported); up to early 2026 tool_reference names were limited to 64 (anthropics/claude-code#19882, #21050).",
      'A third-party wiki of October 2026 says a full name over 128 is left out (reported).',
    ],
  },
  title: {
    evidence: 'documented',
    source: read.changelog,
    order: ['annotations.title', 'title', 'name'],
    shownIn: ['/mcp view'],
    notes: ['since 1.0.44', 'which of two titles wins is reported, not documented'],
  },
  description: {
    evidence: 'reported',
    source: read.issue87650,
    also: [read.mcp],
    limit: { length: 2048, unit: 'characters', suffix: '… [truncated]' },
    toHuman: '/mcp shows the uncut text (reported, #87650)',
    notes: [
      "since 2.1.84; the documents say 'truncates tool descriptions and server instructions at 2KB each', the exact length and the suffix were read from the shipped build",
      'whether a sentence that it puts before the description counts is not established; it is counted here',
    ],
  },
  schema: {
    evidence: 'documented',
    source: read.mcp,
    steps: [
      'root allOf: branches merged, required kept',
      'root anyOf/oneOf: properties of every branch merged; the required groups are described in a sentence put before the description',
      'if no acceptable schema results the one tool is skipped',
      'nested combinators are sent unchanged',
      'versions before 2.1.195 skipped every tool with a root combinator',
    ],
    rewriters: [{ id: 'default', label: 'every model', rewrite: claudeCodeSchema }],
  },
  approval: {
    evidence: 'documented',
    source: read.permissionModes,
    also: [read.permissions, read.audit2, read.issue1048],
    defaultMode: 'default',
    modes: [
      {
        id: 'default',
        label: 'default',
        rules: [],
        otherwise: 'ask',
        note: 'default and acceptEdits; permission rules decide, the hints do not (reported: anthropics/claude-code#87452)',
      },
      {
        id: 'plan',
        label: 'plan mode',
        rules: [],
        otherwise: 'ask',
        evidence: 'audited',
        source: read.audit2,
        note: "no rule allows the tool; without readOnlyHint:true the message is 'Cannot call {name} while in plan mode.'; with it, the normal question. Older versions were reported to block (anthropics/claude-code#78085, makeplane/plane-mcp-server#198)",
      },
      {
        id: 'plan-with-allow-rule',
        label: 'plan mode, with an allow rule',
        rules: [{ when: { readOnlyHint: 'true' }, then: 'allow' }],
        otherwise: 'ask',
        evidence: 'audited',
        source: read.audit2,
        note: 'the plan-mode question is decided before allow rules are read',
      },
      {
        id: 'auto',
        label: 'auto mode',
        rules: [],
        otherwise: 'llm-judge',
        evidence: 'audited',
        source: read.audit2,
        note: 'a classifier decides; an ask rule that comes from a server policy is kept only when destructiveHint is true',
      },
      { id: 'bypassPermissions', label: 'bypass permissions', rules: [], otherwise: 'allow', note: 'permission mode bypassPermissions' },
      { id: 'dontAsk', label: "don't ask", rules: [], otherwise: 'deny', note: 'permission mode dontAsk; what a rule allows still runs' },
    ],
    hints: {
      readOnlyHint: 'plan mode; true lets calls run in parallel; absent counts as false',
      destructiveHint: 'auto mode with a server policy; shown in /mcp; absent counts as FALSE (the spec default is true)',
      idempotentHint: 'not used',
      openWorldHint: 'shown only; absent counts as FALSE (the spec default is true)',
    },
    uses: [
      { when: { readOnlyHint: 'true' }, effect: 'may run it at the same time as other calls', evidence: 'documented', source: read.audit },
      { when: { destructiveHint: 'true' }, effect: 'marks it as destructive in /mcp', evidence: 'audited', source: read.audit2 },
      { when: { openWorldHint: 'true' }, effect: 'marks it as open-world in /mcp', evidence: 'audited', source: read.audit2 },
    ],
    meta: [
      {
        key: 'anthropic/requiresUserInteraction',
        then: 'ask',
        except: { dontAsk: 'deny' },
        says: 'asks before every call in every mode, and denies it in dontAsk; from version 2.1.199',
        source: read.audit,
      },
    ],
    overrides: [
      'the documents of October 2026 call this mode Manual, and let sessions on Pro, Max and Team plans start in auto mode instead (from 2.1.228)',
    ],
    dialog: { buttons: ['Yes', 'No'], note: 'documented in part (a comment field opens with Tab on either)' },
  },
  icons: { evidence: 'reported', source: read.issue95558, tool: false, rules: ['asked for in anthropics/claude-code#49040 and #95558'] },
  instructions: {
    evidence: 'documented',
    source: read.mcp,
    use: 'loaded at session start, cut at 2KB; reported to arrive as a <system-reminder> in the first user turn',
  },
  limits: {
    tools: { kind: 'no fixed cap', evidence: 'documented', source: read.mcp },
    toolSearch:
      "default on: only tool names and server instructions load at start; _meta['anthropic/alwaysLoad'] or alwaysLoad in the config exempts",
    output: { value: 25000, unit: 'tokens', note: "_meta['anthropic/maxResultSizeChars'] up to 500,000 characters" },
  },
  sources: Object.values(read),
  unknown: ['exact treatment of an over-long or colliding name', 'dialog wording'],
})
