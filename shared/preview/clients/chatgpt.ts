import { defineClient } from '../client'
import type { Source } from '../evidence'

const read = {
  skill: {
    date: '2026-06-25',
    repo: 'openai/plugins',
    path: 'plugins/openai-developers/skills/chatgpt-app-submission/SKILL.md',
    symbol: 'Hint Rules: missing or null hints are submission blockers',
    commit: '3fdeeb4970a1fa176ccabf873ae64fd6053cb2b0',
  },
  skill2: {
    date: '2026-06-25',
    repo: 'openai/plugins',
    path: 'plugins/openai-developers/skills/build-chatgpt-app/SKILL.md',
    symbol: 'Set annotations accurately',
    commit: '3fdeeb4970a1fa176ccabf873ae64fd6053cb2b0',
  },
  pageDeveloperModeAnd: {
    date: '2026-10',
    page: 'Developer mode and MCP apps in ChatGPT',
    url: 'https://help.openai.com/en/articles/12584461',
  },
  pageAppsSdkDefine: {
    date: '2026-10',
    page: 'Apps SDK: Define tools',
    url: 'https://developers.openai.com/apps-sdk/plan/tools',
    note: "separate tools for read and write 'so ChatGPT can respect confirmation flows'",
  },
  issue4414: { date: '2026-06-29', issue: 'PrefectHQ/fastmcp#4414', note: 'its mending, #4694 of 2026-07-28, says the same' },
  issue1711: { date: '2026-06-29', issue: 'homeassistant-ai/ha-mcp#1711' },
  issue420: { date: '2026-10', issue: 'Teamwork/mcp#420' },
  issue510: { date: '2026-10', issue: 'apollographql/apollo-mcp-server#510' },
  pageChatgptDeveloperMode: {
    date: '2026-10',
    page: 'ChatGPT Developer mode, How to use',
    url: 'https://developers.openai.com/api/docs/guides/developer-mode',
    note: 'quoted in the audit',
  },
  pagePluginsReferenceAnnotations: {
    date: '2026-10',
    page: 'Plugins reference, Annotations',
    url: 'https://developers.openai.com/plugins/reference',
    note: 'quoted in the audit',
  },
  audit: {
    date: '2026-10-02',
    repo: 's1300105/auth_gap',
    path: 'docs/textbook/appendix-g-5.md',
    symbol: 'cards C05-01 to C05-21',
    note: 'third-party audit of 2026-10-02, quotes with version and hash',
  },
} satisfies Record<string, Source>

export const chatgpt = defineClient({
  id: 'chatgpt',
  label: 'ChatGPT',
  product: 'ChatGPT developer mode / Apps SDK',
  kind: 'chat',
  status: 'active',
  evidence: 'documented',
  date: '2026-10-02',
  name: { evidence: 'unknown', steps: [], ways: [] },
  title: {
    evidence: 'reported',
    source: read.issue4414,
    order: ['title', 'name'],
    shownIn: ['app tool list'],
  },
  description: { evidence: 'unknown' },
  schema: { evidence: 'unknown', steps: [], rewriters: [] },
  approval: {
    evidence: 'documented',
    source: read.pageChatgptDeveloperMode,
    also: [read.pagePluginsReferenceAnnotations, read.audit],
    defaultMode: 'default',
    modes: [
      {
        id: 'default',
        label: 'developer mode',
        rules: [{ when: { readOnlyHint: 'true' }, then: 'allow' }],
        otherwise: 'ask',
        evidence: 'documented',
        note: "developer mode page: 'We respect the readOnlyHint tool annotation. Tools without this hint are treated as write actions.' and 'Write actions by default require confirmation.'; that read-only tools run unasked follows from the two, it is not stated",
      },
    ],
    hints: {
      readOnlyHint: 'read or write badge, confirmation',
      destructiveHint: 'required; shown even next to readOnlyHint:true when left to its default (apollographql/apollo-mcp-server#510)',
      idempotentHint: 'add when true (recommended)',
      openWorldHint: 'required',
    },
    uses: [
      { when: { readOnlyHint: 'true' }, effect: 'shows it as a read action' },
      { when: { readOnlyHint: ['false', 'absent'] }, effect: 'shows it as a write action' },
      {
        when: { readOnlyHint: 'true', destructiveHint: 'absent' },
        effect: 'still shows it as destructive, for that is the default of what is not said',
        evidence: 'reported',
        source: read.issue510,
      },
      {
        when: { readOnlyHint: 'absent' },
        effect: 'does not take it into the store, which wants readOnlyHint said',
        source: read.skill,
      },
      {
        when: { destructiveHint: 'absent' },
        effect: 'does not take it into the store, which wants destructiveHint said',
        source: read.skill,
      },
      {
        when: { openWorldHint: 'absent' },
        effect: 'does not take it into the store, which wants openWorldHint said',
        source: read.skill,
      },
    ],
    overrides: [
      'Submission: readOnlyHint, destructiveHint and openWorldHint must each be set explicitly (true or false) on every tool; whether a written justification is still needed differs between two vendor pages',
      "openWorldHint has two vendor meanings: review page, 'accesses the public internet or open-ended external entities', read-only web search included, a bounded private account is false; submission skill, 'can change publicly visible internet state or external third-party systems'",
      'destructiveHint at review: true if any mode, default parameter or side effect is irreversible',
      'an approve or deny choice can be remembered for the conversation',
      "vendor reference: the hints 'only influence how ChatGPT or Codex frames the tool call to the user'",
    ],
  },
  icons: { evidence: 'unknown', rules: [] },
  instructions: { evidence: 'unknown' },
  drops: [
    {
      when: 'no-title',
      why: 'ChatGPT on the web is reported to drop a tool that has no title of its own, beside its annotations.',
      evidence: 'reported',
      source: read.issue4414,
    },
    {
      when: 'beta-tag',
      why: 'ChatGPT on the web is reported to drop a tool that _meta.fastmcp.tags calls “beta”.',
      evidence: 'reported',
      source: read.issue1711,
    },
  ],
  limits: {},
  sources: Object.values(read),
  unknown: ["model-visible name (the vendor's own examples have dotted names such as kanban.move_task)", 'limits'],
})
