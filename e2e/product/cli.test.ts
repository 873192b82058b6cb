import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toolwright } from './command'
import { freshFolder } from './running'

const names = ['serve', 'link', 'call', 'argv', 'validate', 'schema', 'import', 'export', 'preview', 'docs', 'sample']

test('--version prints the version of the package and nothing else', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(await toolwright(['--version'])).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' })
})

test('--help lists the commands that work, and no others', async () => {
  const { status, stdout, stderr } = await toolwright(['--help'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const listed = [...stdout.matchAll(/^ {2}toolwright (\S+)/gm)].map(([, name]) => name)
  expect(listed).toEqual(names)
  expect(stdout).toContain('Exit status: 0')
})

test.each(names)('%s --help tells what it takes, and every option it names is understood', async (name) => {
  const { status, stdout, stderr } = await toolwright([name, '--help'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(new RegExp(`^toolwright ${name}`))
  const options = [...stdout.matchAll(/^ {2}--([\w-]+)( \S)?/gm)].map(([, option, value]) => (value ? `--${option}=` : `--${option}`))
  const { status: wrong, stderr: words } = await toolwright([name, ...options, '--no-such-option'])
  expect(wrong).toBe(2)
  expect(words).toContain("'--no-such-option'")
})

const wrongUse: [string, string[], RegExp][] = [
  ['a command that does not exist', ['frobnicate'], /no command "frobnicate"/],
  ['a command that comes later', ['lint'], /no command "lint"/],
  ['an option that does not exist', ['serve', '--frobnicate'], /--frobnicate/],
  ['an option without its value', ['serve', '--port'], /--port/],
  ['a word too many', ['serve', 'node'], /"node" is not understood/],
  ['a word too many for link', ['link', 'now'], /"now" is not understood/],
  ['a word too many for sample', ['sample', 'now'], /"now" is not understood/],
  ['a command behind -- where none is taken', ['call', 'echo', '--server', 'node x', '--', 'node', 'y'], /"node" is not understood/],
  ['a port that is no number', ['serve', '--port', 'http'], /--port must be a number/],
  ['a port that is too large', ['serve', '--port', '65536'], /--port must be a number/],
  ['an address of the network', ['serve', '--host', '0.0.0.0'], /--host takes only addresses of this machine/],
  ['a name that is not this machine', ['serve', '--host', 'example.com'], /--host takes only/],
  ['a name that only looks like this machine', ['serve', '--host', '127.0.0.1.example.com'], /--host takes only/],
  ['a command and a URL', ['serve', '--url', 'http://127.0.0.1:9/mcp', '--', 'node', 'x'], /not both/],
  ['a URL that is none', ['serve', '--url', 'somewhere'], /is no URL/],
  ['a URL of another kind', ['serve', '--url', 'file:///etc/passwd'], /--url file:/],
  ['a variable without a name', ['serve', '--env', '=x', '--', 'node'], /not of the form --env/],
  ['an empty data folder', ['serve', '--data', ''], /--data/],
  ['a data folder that is a file', ['serve', '--data', 'package.json'], /The data folder package.json cannot be used/],
  ['a database that is none', ['serve', '--database-url', 'nonsense'], /database/i],
  ['a format that does not exist', ['link', '--format', 'xml'], /--format must be text or json/],
]

test.each(wrongUse)('%s is exit 2 with a sentence, and nothing on standard output', async (_, args, sentence) => {
  const folder = freshFolder()
  const own = args.includes('--data') || args[0] !== 'serve' ? [] : ['--data', `${folder}/data`]
  const { status, stdout, stderr } = await toolwright([...args.slice(0, 1), ...own, ...args.slice(1)], { env: { XDG_DATA_HOME: folder } })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toMatch(/Something went wrong|\n\s+at /)
})

test('link without an app that runs is exit 2 and says how to start one', async () => {
  const { status, stdout, stderr } = await toolwright(['link', '--data', freshFolder()])
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('Start one with toolwright serve.')
})

test('the sample speaks MCP over stdio, line by line, and ends with its input', async () => {
  const messages = [
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'tools/list' },
  ]
  const { status, stdout } = await toolwright(['sample'], { input: messages.map((message) => `${JSON.stringify(message)}\n`).join('') })
  expect(status).toBe(0)
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; result: { protocolVersion?: string; tools?: object[] } })
  expect(answers[0]).toMatchObject({ id: 1, result: { protocolVersion: '2025-11-25' } })
  expect(answers.find(({ id }) => id === 2)?.result.tools?.length).toBeGreaterThan(5)
})
