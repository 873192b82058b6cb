import { describe, expect, test } from 'vitest'
import type { Transport } from './connection'
import { parsePasted } from './parse-pasted'

function servers(text: string) {
  const pasted = parsePasted(text)
  if (pasted.kind !== 'servers') throw new Error(JSON.stringify(pasted))
  return pasted.servers
}
const one = (text: string) => {
  const [server, ...more] = servers(text)
  expect(more).toEqual([])
  return server
}
const stdio = (command: string, args: string[] = [], more: Partial<Extract<Transport, { type: 'stdio' }>> = {}): Transport => ({
  type: 'stdio',
  command,
  args,
  env: {},
  ...more,
})
const http = (url: string, headers: Record<string, string> = {}): Transport => ({ type: 'http', url, headers })

describe('a command line', () => {
  test.each<[string, string, Transport]>([
    ['npx -y @modelcontextprotocol/server-github', 'server-github', stdio('npx', ['-y', '@modelcontextprotocol/server-github'])],
    ['$ node build/index.js "/home/a b"', 'node', stdio('node', ['build/index.js', '/home/a b'])],
    ['TOKEN=abc DEBUG= uvx mcp-server-git', 'mcp-server-git', stdio('uvx', ['mcp-server-git'], { env: { TOKEN: 'abc', DEBUG: '' } })],
    ['env A=1 server --stdio', 'server', stdio('server', ['--stdio'], { env: { A: '1' } })],
    ['npx -y \\\n  some-server', 'some-server', stdio('npx', ['-y', 'some-server'])],
  ])('%s', (text, name, transport) => {
    const server = one(text)
    expect(server?.transport).toEqual(transport)
    if (name !== 'node') expect(server?.name).toBe(name)
  })

  test('says what only a shell would understand', () => {
    expect(one('server ~/notes | tee log')?.notes).toEqual([
      'No shell reads this line: | would be handed to the program as an argument.',
      'No shell reads this line: ~/notes is passed on as it stands. Write the value out.',
    ])
  })

  test('as "claude mcp add" gives it', () => {
    expect(one('claude mcp add -e KEY=v files -- npx -y server-files /tmp')).toMatchObject({
      name: 'files',
      transport: stdio('npx', ['-y', 'server-files', '/tmp'], { env: { KEY: 'v' } }),
    })
    expect(one('claude mcp add --transport http linear https://mcp.linear.app/mcp --header "Authorization: Bearer x"')).toMatchObject({
      name: 'linear',
      transport: http('https://mcp.linear.app/mcp', { Authorization: 'Bearer x' }),
    })
    expect(one('claude mcp add -t sse -H "X-Key: 1" old https://old.example/sse')).toMatchObject({
      transport: { type: 'sse', headers: { 'X-Key': '1' } },
    })
  })

  test('that is wrong says why', () => {
    expect(parsePasted('npx "unclosed')).toEqual({ kind: 'problem', message: expect.stringContaining('never closed') })
    expect(parsePasted('A=1 B=2')).toEqual({ kind: 'problem', message: expect.stringContaining('only variables') })
  })
})

describe('a URL', () => {
  test.each([
    ['https://mcp.linear.app/mcp', 'linear', 'http'],
    ['http://127.0.0.1:8000/mcp', '127.0.0.1:8000', 'http'],
    ['localhost:3001/sse', 'localhost:3001', 'sse'],
    ['https://api.githubcopilot.com/mcp/', 'githubcopilot', 'http'],
    ['http://[::1]:9000', '[::1]:9000', 'http'],
  ])('%s', (text, name, type) => expect(one(text)).toMatchObject({ name, transport: { type } }))

  test.each(['ftp://example.com', 'http://', 'https://a b'])('%s is no address of a server', (text) =>
    expect(parsePasted(text).kind).not.toBe('nothing'),
  )
  test('of another kind is refused with its name', () =>
    expect(parsePasted('ws://x/y')).toEqual({ kind: 'problem', message: 'Only http and https URLs can be connected to, not ws.' }))
})

describe('JSON', () => {
  test('of Claude and Cursor', () => {
    const found = servers(`{ "mcpServers": {
      "github": { "command": "npx", "args": ["-y", "server-github"], "env": { "TOKEN": "t" } },
      "cloud": { "type": "http", "url": "http://127.0.0.1:8000/mcp", "headers": { "Authorization": "Bearer x" } },
      "old": { "url": "https://old.example/sse", "disabled": true } } }`)
    expect(found).toEqual([
      { name: 'github', transport: stdio('npx', ['-y', 'server-github'], { env: { TOKEN: 't' } }), notes: [] },
      { name: 'cloud', transport: http('http://127.0.0.1:8000/mcp', { Authorization: 'Bearer x' }), notes: [] },
      { name: 'old', transport: { type: 'sse', url: 'https://old.example/sse', headers: {} }, notes: [], disabled: true },
    ])
  })

  test('of VS Code, with inputs, comments and commas too many', () => {
    const pasted = parsePasted(`{
      // asks once
      "inputs": [{ "id": "token", "type": "promptString", "description": "Access token", "password": true }],
      "servers": { "gh": { "type": "http", "url": "https://api.example/mcp//", "headers": { "Authorization": "Bearer \${input:token}" }, }, },
    }`)
    expect(pasted).toMatchObject({
      kind: 'servers',
      form: 'the form of VS Code',
      asks: [{ id: 'token', description: 'Access token', secret: true }],
      servers: [{ name: 'gh', transport: http('https://api.example/mcp//', { Authorization: `Bearer \${input:token}` }) }],
    })
  })

  test.each([
    ['settings of VS Code', '{"mcp": {"servers": {"a": {"command": "x"}}}}', 'a'],
    ['a piece without its braces', '"a": {"command": "x"},', 'a'],
    ['mcpServers without braces', '"mcpServers": {"a": {"command": "x"}}', 'a'],
    ['a map of servers', '{"a": {"command": "x"}}', 'a'],
    ['one server', '{"command": "x"}', 'x'],
    ['one server with its name', '{"name": "a", "command": "x"}', 'a'],
    ['Zed', '{"context_servers": {"a": {"command": {"path": "x", "args": []}}}}', 'a'],
  ])('%s', (_, text, name) => expect(one(text)).toMatchObject({ name, transport: stdio('x') }))

  test.each([
    ['{"serverUrl": "https://a.example/mcp"}', 'http'],
    ['{"url": "https://a.example/x", "type": "sse"}', 'sse'],
    ['{"url": "https://a.example/sse", "type": "streamable-http"}', 'http'],
    ['{"httpUrl": "https://a.example/x"}', 'http'],
  ])('a remote one: %s', (text, type) => expect(one(text)).toMatchObject({ transport: { type } }))

  test('says what it does not take over', () => {
    expect(one('{"command": "x", "envFile": ".env", "autoApprove": []}')?.notes).toEqual(['Not taken over: envFile.'])
  })

  test.each(['{"a": 1}', '{"mcpServers": {}}', '[1]', '{"mcpServers": {"a": {}}}', '{'])('without a server: %s', (text) =>
    expect(parsePasted(text)).toMatchObject({ kind: 'problem' }),
  )

  test('of several files, one below the other', () => {
    const pasted = parsePasted(`// a.json
      {"mcpServers": {"a": {"command": "x"}}}
      // b.json
      {"inputs": [{"id": "t", "default": "d"}], "servers": {"b": {"command": "y"}}}`)
    expect(pasted).toMatchObject({
      form: '2 documents',
      servers: [{ name: 'a' }, { name: 'b' }],
      asks: [{ id: 't', description: 't', secret: false, initial: 'd' }],
    })
  })

  test.each([
    [
      '{\n  "mcpServers": {\n    "a": { "command": "x" "args": [] }\n  }\n}',
      'a quote stands at line 3, column 27, where a comma or } should be',
    ],
    ['{"mcpServers": {"a": {"command": "x"', 'it ends at line 1, column 37, where a comma or } should be'],
    ['{"a": {"command": x}}', '"x" stands at line 1, column 19, where a value should be'],
    ['{"a": {"command": "x}}', 'a quote stands at line 1, column 19, where a text with both its quotes should be'],
    ["{'a': 1}", '"\'" stands at line 1, column 2, where a name in double quotes should be'],
    ['{"a" 1}', '"1" stands at line 1, column 6, where a colon should be'],
    ['{"a":', 'it ends at line 1, column 6, where a value should be'],
    ['{"a": 01}', '"0" stands at line 1, column 7, where a value should be'],
  ])('that is broken says where: %s', (text, place) =>
    expect(parsePasted(text)).toEqual({ kind: 'problem', message: `This JSON cannot be read: ${place}.` }),
  )

  test('nested without end is refused, not run into', () =>
    expect(parsePasted('['.repeat(100_000))).toMatchObject({ kind: 'problem', message: expect.stringContaining('less deeply nested') }))

  test('takes no member from a prototype', () => {
    expect(servers('{"mcpServers": {"__proto__": {"command": "x"}, "constructor": {"command": "y"}}}').map(({ name }) => name)).toEqual([
      '__proto__',
      'constructor',
    ])
  })
})

test('nothing is nothing', () => expect(parsePasted(' \n ')).toEqual({ kind: 'nothing' }))
