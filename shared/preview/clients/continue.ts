import { defineClient } from '../client'
import type { Source } from '../evidence'
import { continueName } from '../names/continue'
import { passedOn } from '../schema/passed'

const read = {
  mcptoolname: {
    date: '2026-06-18',
    repo: 'continuedev/continue',
    path: 'core/tools/mcpToolName.ts',
    symbol: 'getToolNameFromMCPServer',
    commit: 'd0a3c0b626b5bebc3bef4742eec05a0242be0bab',
  },
  doloadconfig: {
    date: '2026-06-18',
    repo: 'continuedev/continue',
    path: 'core/config/profile/doLoadConfig.ts',
    symbol: 'serverTools mapping',
    commit: 'd0a3c0b626b5bebc3bef4742eec05a0242be0bab',
  },
  uislice: {
    date: '2026-06-18',
    repo: 'continuedev/continue',
    path: 'gui/src/redux/slices/uiSlice.ts',
    symbol: 'DEFAULT_TOOL_SETTING',
    commit: 'd0a3c0b626b5bebc3bef4742eec05a0242be0bab',
  },
  mcptoolnameVitest: {
    date: '2026-06-18',
    repo: 'continuedev/continue',
    path: 'core/tools/mcpToolName.vitest.ts',
    symbol: 'tests',
    commit: 'd0a3c0b626b5bebc3bef4742eec05a0242be0bab',
  },
} satisfies Record<string, Source>

export const continueDev = defineClient({
  id: 'continue',
  label: 'Continue',
  product: 'Continue',
  kind: 'ide',
  status: 'unmaintained (README, final 2.0.0)',
  evidence: 'source-read',
  date: '2026-06-18',
  name: {
    evidence: 'source-read',
    source: read.mcptoolname,
    template: '<server>_<tool>',
    serverPart: 'config name',
    steps: [
      "prefix = server in lower case, every run outside [a-z0-9] becomes '_', '_' trimmed at both ends",
      'if the tool name already starts with the prefix: the tool name alone',
      "else prefix + '_' + tool (tool untouched)",
    ],
    ways: [{ id: 'default', label: 'the usual name', rule: continueName }],
    tooLong: 'none',
    collision: 'none',
    charset: 'tool part unrestricted',
    notes: ["an empty prefix makes every tool name 'start with' it, so nothing is added"],
  },
  title: {
    evidence: 'source-read',
    source: read.doloadconfig,
    order: ['name'],
    form: { template: '{server} {tool}' },
    shownIn: ['tool call'],
    fallback: '{server} {tool}',
  },
  description: { evidence: 'source-read', source: read.doloadconfig, toHuman: 'tool settings' },
  schema: {
    evidence: 'source-read',
    source: read.doloadconfig,
    steps: ['passed through'],
    rewriters: [{ id: 'default', label: 'every model', rewrite: passedOn }],
  },
  approval: {
    evidence: 'source-read',
    source: read.uislice,
    defaultMode: 'default',
    modes: [
      { id: 'default', label: 'default', rules: [], otherwise: 'ask', note: 'allowedWithPermission' },
      { id: 'plan', label: 'plan', rules: [], otherwise: 'ask', note: 'MCP tools stay available; readonly: false is set on all of them' },
    ],
    hints: { readOnlyHint: 'not used', destructiveHint: 'not used', idempotentHint: 'not used', openWorldHint: 'not used' },
  },
  icons: { evidence: 'source-read', source: read.doloadconfig, tool: false, rules: [] },
  instructions: { evidence: 'source-read', source: read.doloadconfig, use: 'not used (no reference found)' },
  limits: {},
  sources: Object.values(read),
  unknown: [],
})
