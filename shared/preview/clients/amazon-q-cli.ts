import { defineClient } from '../client'
import type { Source } from '../evidence'
import { amazonQName } from '../names/amazon-q'
import { passedOn } from '../schema/passed'

const read = {
  tool_manager: {
    date: '2026-04-23',
    repo: 'aws/amazon-q-developer-cli',
    path: 'crates/chat-cli/src/cli/chat/tool_manager.rs',
    symbol: 'process_tool_specs; sanitize_name; VALID_TOOL_NAME',
    commit: '15cc8f3cd18c4272925ce1c7053268eedff1ea0a',
  },
  custom_tool: {
    date: '2026-04-23',
    repo: 'aws/amazon-q-developer-cli',
    path: 'crates/chat-cli/src/cli/chat/tools/custom_tool.rs',
    symbol: 'CustomTool::eval_perm; queue_description',
    commit: '15cc8f3cd18c4272925ce1c7053268eedff1ea0a',
  },
} satisfies Record<string, Source>

export const amazonQCli = defineClient({
  id: 'amazon-q-cli',
  label: 'Amazon Q CLI',
  product: 'Amazon Q Developer CLI',
  kind: 'cli',
  status: 'unmaintained (README: replaced by closed-source Kiro CLI)',
  evidence: 'source-read',
  date: '2026-04-23',
  name: {
    evidence: 'source-read',
    source: read.tool_manager,
    template: '<tool> (no server prefix)',
    serverPart: 'none',
    steps: [
      'a user alias wins',
      'if the name matches ^[a-zA-Z][a-zA-Z0-9_]*$ it is kept',
      "else characters outside [A-Za-z0-9_] are REMOVED and '___' is removed; a first character that is not a letter gets 'a' before it; an empty result becomes 'a' + 3 digits; '1' is appended while the name is taken within the server",
      'longer than 64: the tool is rejected',
    ],
    ways: [{ id: 'default', label: 'the usual name', rule: amazonQName }],
    max: 64,
    tooLong: 'reject',
    collision: 'a tool whose name another server already has is rejected',
    charset: '[A-Za-z0-9_]',
  },
  title: { evidence: 'source-read', source: read.custom_tool, order: ['name'], shownIn: ['Running {name}'] },
  description: {
    evidence: 'source-read',
    source: read.tool_manager,
    limit: { length: 10004, unit: 'bytes' },
  },
  schema: {
    evidence: 'source-read',
    source: read.tool_manager,
    steps: ['passed through'],
    rewriters: [{ id: 'default', label: 'every model', rewrite: passedOn }],
  },
  approval: {
    evidence: 'source-read',
    source: read.custom_tool,
    defaultMode: 'default',
    modes: [
      {
        id: 'default',
        label: 'default',
        rules: [],
        otherwise: 'ask',
        note: 'unless allowedTools of the agent names the tool or its server',
      },
    ],
    hints: { readOnlyHint: 'not used', destructiveHint: 'not used', idempotentHint: 'not used', openWorldHint: 'not used' },
    dialog: { heading: 'Running {name} with the param:', args: 'pretty JSON', paramDescriptions: false, buttons: ['y', 'n', 't (trust)'] },
  },
  icons: { evidence: 'source-read', source: read.custom_tool, tool: false, rules: [] },
  instructions: { evidence: 'source-read', source: read.tool_manager, use: 'not used (no reference found)' },
  drops: [{ when: 'no-description', why: 'A tool without a description is rejected.', evidence: 'source-read', source: read.tool_manager }],
  limits: {},
  sources: Object.values(read),
  unknown: [],
})
