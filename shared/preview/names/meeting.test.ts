import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { agentsName, agentsServerName } from './agents-sdk'
import { amazonQName } from './amazon-q'
import { codexName } from './codex'
import { geminiName } from './gemini'
import { gooseName } from './goose'
import { crushName, openWebuiName } from './joined'
import { librechatName } from './librechat'
import type { NameRule, OfferedServer } from './name'
import { rooName } from './roo'
import { vscodeName } from './vscode'
import { zedName } from './zed'

type Listed = [server: string | OfferedServer, tool: string]

const see = (rule: NameRule, listed: Listed[], taken?: string[]) =>
  rule(
    listed.map(([server, name]) => ({ server: typeof server === 'string' ? { key: server } : server, name })),
    taken,
  )

const sha1 = (text: string, length: number) => createHash('sha1').update(text).digest('hex').slice(0, length)

const names = (...given: Parameters<typeof see>) => see(...given).map(({ name }) => name)

describe('servers of one prefix in VS Code', () => {
  test('are numbered in the order in which they come', () => {
    expect(
      names(vscodeName, [
        ['My Server', 'a'],
        ['my/server', 'a'],
        ['other', 'a'],
        ['My Server', 'b'],
        ['my server', 'c'],
      ]),
    ).toEqual(['mcp_my_server_a', 'mcp_my_server2_a', 'mcp_other_a', 'mcp_my_server_b', 'mcp_my_server3_c'])
  })

  test('lose a character to the number where they are long', () => {
    const servers = Array.from({ length: 10 }, (_, at): Listed => [{ key: String(at), announced: 'abcdefghijklmnop' }, 'x'])
    const seen = names(vscodeName, servers)
    expect([seen[0], seen[1], seen[9]]).toEqual(['mcp_abcdefghijklm_x', 'mcp_abcdefghijkl2_x', 'mcp_abcdefghijk10_x'])
  })

  test('that agree on the first 13 characters only meet too', () => {
    expect(
      names(vscodeName, [
        ['io.github.upstash', 'x'],
        ['io.github.upsilon', 'x'],
      ]),
    ).toEqual(['mcp_io_github_ups_x', 'mcp_io_github_up2_x'])
  })

  test('dots count as they are until the whole is put together', () => {
    const seen = see(vscodeName, [
      ['a.b', 'x'],
      ['a_b', 'x'],
    ])
    expect(seen.map(({ name }) => name)).toEqual(['mcp_a_b_x', 'mcp_a_b_x'])
    expect(seen[0]?.notes).toEqual(['Shares its name with “x” of a_b.'])
  })

  test('under one key in two places are told apart by their ids', () => {
    expect(
      names(vscodeName, [
        [{ key: 'foo', id: 'user' }, 'x'],
        [{ key: 'foo', id: 'workspace' }, 'x'],
      ]),
    ).toEqual(['mcp_foo_x', 'mcp_foo2_x'])
  })

  test('long tools of one server may end alike', () => {
    const [first] = see(vscodeName, [
      ['server', `${'a'.repeat(53)}b`],
      ['server', `${'a'.repeat(53)}c`],
    ])
    expect(first?.notes?.[0]).toContain('Shares its name with')
  })
})

describe('two tools that would have one name', () => {
  const listed: Listed[] = [
    ['a', 'b_c'],
    ['a_b', 'c'],
  ]

  test('Gemini CLI leaves out the second', () => {
    const [first, second] = see(geminiName, listed)
    expect([first?.name, second?.name, second?.refused]).toEqual([
      'mcp_a_b_c',
      undefined,
      'Left out: “b_c” of a already has the name mcp_a_b_c.',
    ])
  })

  test('in Open WebUI the second replaces the first', () => {
    const [first, second] = see(openWebuiName, listed)
    expect([first?.name, first?.refused, second?.name]).toEqual([
      undefined,
      'Replaced by “c” of a_b, which has the same name a_b_c.',
      'a_b_c',
    ])
  })

  test('Crush offers both', () => {
    expect(names(crushName, listed)).toEqual(['mcp_a_b_c', 'mcp_a_b_c'])
  })

  test('Goose and Roo Code keep the first', () => {
    const alike: Listed[] = [
      ['My Ext', 'x'],
      ['my_ext', 'y'],
      ['myext', 'x'],
    ]
    expect(names(gooseName, alike)).toEqual(['myext__x', 'my_ext__y', undefined])
    expect(
      names(rooName, [
        ['s', 'a.b'],
        ['s', 'ab'],
      ]),
    ).toEqual(['mcp--s--ab', undefined])
  })

  test('Amazon Q numbers those of one server and leaves out those of another', () => {
    const seen = names(amazonQName, [
      ['one', 'get_user'],
      ['one', 'get_.user'],
      ['one', 'get_/user'],
      ['two', 'get_user'],
      ['two', 'get-user'],
    ])
    expect(seen).toEqual(['get_user', 'get_user1', 'get_user11', undefined, 'getuser'])
  })

  test('Zed puts the server before each, and lets the last win where there is no room', () => {
    const long = 'b'.repeat(63)
    expect(
      names(
        zedName,
        [
          ['XMLFile2Go', 'find'],
          ['Azure DevOps', 'find'],
          ['a', 'terminal'],
          ['a', long],
          ['b', long],
        ],
        ['terminal'],
      ),
    ).toEqual(['xml_file2_go_find', 'azure_dev_ops_find', 'a_terminal', undefined, long])
  })

  test('LibreChat keeps the names as they were published', () => {
    const seen = names(librechatName, [
      ['acme', 'acme_foo'],
      ['acme', 'acme_acme_foo'],
      ['other', 'foo'],
    ])
    expect(seen).toEqual(['foo_mcp_acme', 'acme_acme_foo_mcp_acme', 'foo_mcp_other'])
  })

  test('the Agents SDK raises an error, unless the server stands before the names', () => {
    const same: Listed[] = [
      ['one', 'find'],
      ['two', 'find'],
      ['two', 'list'],
    ]
    expect(names(agentsName, same)).toEqual([undefined, undefined, 'list'])
    expect(names(agentsServerName, same)).toEqual(['mcp_one__find', 'mcp_two__find', 'mcp_two__list'])
    const [first, second] = names(agentsServerName, [
      ['s', 'a.b'],
      ['s', 'a_b'],
    ])
    expect([first, second]).toEqual([`mcp_s__a_b_${sha1('s\0a.b', 8)}`, `mcp_s__a_b_${sha1('s\0a_b', 8)}`])
    expect(names(agentsServerName, [['s', 'x']], ['mcp_s__x'])).toEqual([`mcp_s__x_${sha1('s\0x', 8)}`])
  })
})

describe('Codex', () => {
  const parts = (listed: Listed[]) => see(codexName, listed).map(({ namespace, name }) => `${namespace} ${name}`)

  test('puts hashes behind namespaces that meet', () => {
    expect(
      parts([
        ['my-server', 'x'],
        ['my_server', 'x'],
      ]),
    ).toEqual([`mcp__my_server_${sha1('my-server\0my-server\0', 12)} x`, `mcp__my_server_${sha1('my_server\0my_server\0', 12)} x`])
  })

  test('tells apart what only reads alike when both parts stand together', () => {
    const [first, second] = parts([
      ['a', 'bc'],
      ['ab', 'c'],
    ])
    expect([first, second]).toEqual(['mcp__a bc', `mcp__ab c_${sha1('ab\0ab\0\0c\0c', 12)}`])
  })

  test('cuts a namespace that leaves no room, and the function is the hash', () => {
    const [seen] = see(codexName, [['a'.repeat(130), 'x']])
    expect(seen?.namespace).toHaveLength(113)
    expect(seen?.name).toMatch(/^_[0-9a-f]{12}$/)
  })

  test('skips what one server lists twice', () => {
    expect(
      names(codexName, [
        ['s', 'x'],
        ['s', 'x'],
      ]),
    ).toEqual(['x', undefined])
  })
})
