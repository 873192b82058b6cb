import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { clients } from '../clients'
import type { OfferedServer, SeenName } from './name'

const a = (count: number) => 'a'.repeat(count)

const hash = (algorithm: string, text: string, length: number) => createHash(algorithm).update(text).digest('hex').slice(0, length)

/** What a client makes of one tool, under the first of its ways or the one named. */
function seenBy(id: string, server: string | OfferedServer, name: string, way?: string): SeenName {
  const ways = clients.find((client) => client.id === id)?.name.ways ?? []
  const rule = (way === undefined ? ways[0] : ways.find((one) => one.id === way))?.rule
  if (!rule) throw new Error(`${id} has no rule for names`)
  return rule([{ server: typeof server === 'string' ? { key: server } : server, name }])[0] as SeenName
}

type Case = [server: string, tool: string, name: string | undefined]

const cases: Record<string, Case[]> = {
  'vscode-copilot': [
    ['GitHub', 'create.issue', 'mcp_github_create_issue'],
    ['Ärger & Co', 'x', 'mcp__rger_co_x'],
    ['server', a(53), `mcp_server_${a(53)}`],
    ['server', a(54), `mcp_server_${a(53)}`],
    ['', '', 'mcp__'],
    ['s', '👍', 'mcp_s___'],
  ],
  'gemini-cli': [
    ['s', a(57), `mcp_s_${a(57)}`],
    ['s', a(58), `mcp_s_${a(24)}...${a(30)}`],
    ['mcp_s', 'x', 'mcp_s_x'],
    ['s', '9.x:y z', 'mcp_s_9.x:y_z'],
    ['', '', 'mcp__'],
  ],
  goose: [
    ['My Tools', 'x.y', 'mytools__x.y'],
    ['\u0085Ü👍', 'x', '____x'],
  ],
  cline: [
    ['s', a(61), `s__${a(61)}`],
    ['s', a(62), `s__${a(52)}_${hash('sha1', `s__${a(62)}`, 8)}`],
    ['', '', '__'],
  ],
  'roo-code': [
    ['', '', 'mcp--_--_'],
    ['日本', '1', 'mcp--_unnamed--_1'],
    ['a---b', '- -', 'mcp--a-b--_-_-'],
    ['s', a(57), `mcp--s--${a(56)}`],
  ],
  continue: [
    ['__Git Hub__', 'x', 'git_hub_x'],
    ['git', 'github_x', 'github_x'],
    ['git', 'Git_x', 'git_Git_x'],
  ],
  zed: [
    ['s', a(64), a(64)],
    ['s', a(65), a(64)],
    ['s', '👍', '_'],
  ],
  librechat: [
    ['Ünï', 'x', 'x_mcp_n'],
    ['日本', 'x', 'x_mcp_server_835047'],
    ['', 'x', 'x_mcp_server_0'],
    ['acme', 'ACME_x', 'x_mcp_acme'],
    ['acme', 'acme_sys__all__sys', 'acme_sys__all__sys_mcp_acme'],
    ['acme', 'acme_oauth_mcp_reset', 'acme_oauth_mcp_reset_mcp_acme'],
    ['acme', 'acme_oauth2', 'oauth2_mcp_acme'],
    ['acme', 'acme_mcp_status', 'acme_mcp_status_mcp_acme'],
    ['acme', 'acme_lc_transfer_to_x', 'acme_lc_transfer_to_x_mcp_acme'],
    ['svc_action_v1', 'svc_action_v1_report', 'svc_action_v1_report_mcp_svc_action_v1'],
    ['acme', 'acme_do_action_x', 'do_action_x_mcp_acme'],
  ],
  'open-webui': [['my server', 'x/y', 'my server_x/y']],
  opencode: [['my server', 'x/👍', 'my_server_x___']],
  crush: [['my server', 'x/y', 'mcp_my server_x/y']],
  'docker-agent': [
    ['my tools', 'x', 'my tools_x'],
    ['', 'x', 'x'],
  ],
  'cherry-studio': [
    ['', '', `mcp__server__tool_${hash('sha256', 'server-a\0', 20)}`],
    ['2Go', '9to5', `mcp___2go___9to5_${hash('sha256', 'server-a\u00009to5', 20)}`],
    ['数据库', '查询 user_list', `mcp__shuJuKu__chaXunUserList_${hash('sha256', 'server-a\0查询 user_list', 20)}`],
    ['日本語', 'かな', `mcp__riBenYu__tool_${hash('sha256', 'server-a\0かな', 20)}`],
  ],
  'qwen-code': [
    ['s', a(55), `mcp__s__${a(55)}`],
    ['s', a(56), `mcp__s__${a(47)}_172d0dw`],
  ],
  'amazon-q-cli': [
    ['s', a(64), a(64)],
    ['s', a(65), undefined],
    ['s', 'a-___b', 'ab'],
    ['s', 'x-____', 'x_'],
    ['s', '', 'a140'],
  ],
  'codex-cli': [
    ['s', '', '_'],
    ['s', a(120), a(120)],
    ['s', a(121), `${a(107)}_${hash('sha1', `s\0s\0\0${a(121)}\0${a(121)}`, 12)}`],
  ],
  'claude-code': [
    ['my.server', 'x y', 'mcp__my_server__x_y'],
    ['s', a(120), `mcp__s__${a(120)}`],
    ['s', a(121), undefined],
  ],
  'claude-apps': [['s', 'x.y', 'x.y']],
  'mcp-inspector': [['s', 'x y', 'x y']],
  'openai-responses-mcp': [['s', 'x y', 'x y']],
  'openai-agents-python': [['s', 'x y', 'x y']],
}

describe('the name that the model sees', () => {
  const rows = Object.entries(cases).flatMap(([id, list]) => list.map(([server, tool, name]) => ({ id, server, tool, name })))
  test.each(rows)('$id: “$tool” of “$server”', ({ id, server, tool, name }) => {
    expect(seenBy(id, server, tool).name).toBe(name)
  })

  test('every client with a rule has cases here', () => {
    expect(Object.keys(cases).sort()).toEqual(
      clients
        .filter(({ name }) => name.ways.length > 0)
        .map(({ id }) => id)
        .sort(),
    )
  })

  test('a server brought by a plugin or as a connector has a longer prefix in Claude Code', () => {
    expect(seenBy('claude-code', { key: 'db', plugin: 'my plugin' }, 'query', 'plugin').name).toBe('mcp__plugin_my_plugin_db__query')
    expect(seenBy('claude-code', 'My Drive', 'find', 'connector').name).toBe('mcp__claude_ai_My_Drive__find')
  })

  test('the server may stand before names of the Agents SDK', () => {
    expect(seenBy('openai-agents-python', '_My Server-', '-x-', 'include-server').name).toBe('mcp_My_Server__x')
    expect(seenBy('openai-agents-python', 's', a(57), 'include-server').name).toBe(`mcp_s__${a(57)}`)
    expect(seenBy('openai-agents-python', 's', a(58), 'include-server').name).toBe(`mcp_s__${a(48)}_${hash('sha1', `s\0${a(58)}`, 8)}`)
  })

  test('VS Code goes by what the server announces, the others by its key', () => {
    const server = { key: 'io.github.upstash/context7', announced: 'Context7' }
    expect(seenBy('vscode-copilot', server, 'x').name).toBe('mcp_context7_x')
    expect(seenBy('vscode-copilot', { ...server, announced: '' }, 'x').name).toBe('mcp_io_github_ups_x')
    expect(seenBy('opencode', server, 'x').name).toBe('io_github_upstash_context7_x')
  })
})

describe('what is the tool’s own, and what is lost of it', () => {
  const shown = ({ name = '', own: [from, to] = [0, 0], cut }: SeenName) => [name.slice(from, to), cut]

  test.each([
    ['vscode-copilot', 'server', `${a(50)}bcdef`, `${a(50)}bcd`, 'ef'],
    ['gemini-cli', 's', `${a(30)}${'b'.repeat(30)}`, `${a(24)}...${'b'.repeat(30)}`, a(6)],
    ['gemini-cli', a(40), 'b'.repeat(40), 'b'.repeat(30), 'b'.repeat(10)],
    ['gemini-cli', a(60), 'bcd', 'bcd', undefined],
    ['cherry-studio', a(40), 'get_user', '', 'getUser'],
    ['zed', 's', `${a(64)}bc`, a(64), 'bc'],
    ['librechat', 'acme', 'acme_find', 'find', undefined],
    ['amazon-q-cli', 's', '1tool', '1tool', undefined],
    ['codex-cli', a(140), 'get-user', '', 'get_user'],
  ])('%s: %s, %s', (id, server, tool, own, cut) => {
    expect(shown(seenBy(id, server, tool))).toEqual([own, cut])
  })
})

describe('what is said about a name', () => {
  const said = (id: string, server: string, tool: string, way?: string) => seenBy(id, server, tool, way).notes?.join(' ') ?? ''

  test.each(['crush', 'open-webui', 'docker-agent'])('%s sends on what model APIs refuse', (id) => {
    expect(said(id, 'My Server', 'x')).toContain('is refused by OpenAI Chat Completions, OpenAI Responses, Anthropic Messages, Gemini API')
    expect(said(id, 'github', a(60))).toContain('is refused by OpenAI Chat Completions, Anthropic Messages: the request fails')
    expect(said(id, 'github', 'x')).toBe('')
  })

  test('what a client does to keep it short or apart', () => {
    expect(said('cline', 'My Server', 'x')).toContain('hash')
    expect(said('qwen-code', 's', a(60))).toContain('longer than 63')
    expect(said('codex-cli', 'server.one', 'x')).toContain('does not start a server')
    expect(said('cherry-studio', 's', 'x')).toContain('id of its own')
    expect(said('cherry-studio', 's', '查询')).toContain('romanised one by one')
    expect(said('claude-code', 's', a(60))).toContain('allows 64')
    expect(said('claude-apps', 's', 'x.y')).toContain('The chat fails')
    expect(said('claude-code', 's', 'x', 'plugin')).toContain('called like its server')
  })

  test('why a tool is left out', () => {
    expect(seenBy('amazon-q-cli', 's', a(65)).refused).toContain('65 characters')
    expect(seenBy('claude-code', 's', a(121)).refused).toContain('129 characters')
  })
})
