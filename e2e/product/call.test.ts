import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { rawServer, root, toolwright } from './command'
import { freshFolder } from './running'
import { eventually, isRunning } from './watch'

const call = (server: string, tool: string, ...more: string[]) => toolwright(['call', '--server', server, tool, ...more])
const json = ['--format', 'json']
const sample = 'node bin/toolwright.js sample'

test('a result is printed exactly as the server sent it', async () => {
  const { status, stdout, stderr } = await call(rawServer('odd-tools'), 'big_number', ...json)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const sent = /const bigNumber =\s+'(.*)'/.exec(readFileSync(join(root, 'e2e/servers/odd-tools.mjs'), 'utf8'))?.[1]
  expect(stdout).toBe(`${sent?.replaceAll('\\\\', '\\')}\n`)
  expect(stdout).toContain('12345678901234567890')
})

test('arguments reach the server, and text is printed as text', async () => {
  const printed = await call(rawServer('odd-tools'), 'good_first', '--arguments', '{"city":"Zürich “ost”"}')
  expect(printed).toMatchObject({ status: 0, stdout: 'You asked for Zürich “ost”.\n', stderr: '' })
})

test('the sample server answers in text and in JSON', async () => {
  const args = ['--arguments', '{"value":100,"from":"celsius","to":"fahrenheit"}']
  expect(await call(sample, 'convert_value', ...args)).toMatchObject({ status: 0, stdout: expect.stringContaining('212') })
  const { status, stdout } = await call(sample, 'convert_value', ...args, ...json)
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ content: [{ type: 'text' }] })
})

test.each([
  ['no JSON', '{city}', /--arguments is not JSON/],
  ['no object', '["Oslo"]', /must be a JSON object/],
  ['null', 'null', /must be a JSON object/],
  ['a number that would be rounded', '{"a":{"b":12345678901234567890}}', /\/a\/b.*12345678901234567890/],
])('arguments that are %s are exit 2, and nothing is started', async (_, text, sentence) => {
  const log = join(freshFolder(), 'started')
  const { status, stdout, stderr } = await call(rawServer('grandchild', '--log', log), 'pids', '--arguments', text)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(sentence)
  expect(() => readFileSync(log)).toThrow('ENOENT')
})

test.each([
  ['no server', ['echo'], /which server/],
  ['no tool', ['--server', 'node x'], /Name one tool/],
  ['a quote that is never closed', ['echo', '--server', 'node "x'], /--server: A quote/],
  ['a time that is none', ['echo', '--server', 'node x', '--timeout', 'soon'], /--timeout must be/],
  ['an era that does not exist', ['echo', '--server', 'node x', '--era', 'bronze'], /era/],
])('%s is exit 2', async (_, args, sentence) => {
  const { status, stdout, stderr } = await toolwright(['call', ...args])
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(sentence)
})

test('a tool that reports an error is exit 1, with its result', async () => {
  const { status, stdout, stderr } = await call(rawServer('secrets'), 'in_failure', ...json)
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ isError: true })
  expect(stderr).toBe('The tool reported an error.\n')
})

test('a protocol error is exit 1, as {error} in JSON and as a sentence for a person', async () => {
  const { status, stdout, stderr } = await call(rawServer('odd-tools'), 'no_such_tool', ...json)
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toEqual({ error: { code: -32602, message: 'Unknown tool: no_such_tool' } })
  expect(stderr).toContain('Unknown tool: no_such_tool')
  expect(await call(rawServer('odd-tools'), 'no_such_tool')).toMatchObject({ status: 1, stdout: '' })
})

test('a server that cannot start is exit 2, with its last words on standard error and nothing on standard output', async () => {
  const { status, stdout, stderr } = await call(rawServer('exits', '7', '--at-start'), 'echo', ...json)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('the settings are wrong: no such station')
  expect(stderr).toContain('The server exited with code 7.')
  const missing = await call('no-such-program', 'echo', ...json)
  expect(missing).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('on the PATH that was searched') })
})

test('a server that dies in the call, or is too slow, is exit 1 with {error}', async () => {
  const died = await call(rawServer('exits', '5'), 'exit', ...json)
  expect(died.status).toBe(1)
  expect(JSON.parse(died.stdout)).toEqual({ error: { message: 'The server exited with code 5.' } })
  const late = await call(rawServer('silent'), 'wait', '--timeout', '0.3', ...json)
  expect(late.status).toBe(1)
  expect(JSON.parse(late.stdout)).toEqual({ error: { message: 'The server did not answer in time.' } })
})

test('a secret of --env reaches the server and is in no word for a person', async () => {
  const secret = 'hunter2-4711-geheim'
  const withSecret = (tool: string) => call(rawServer('secrets'), tool, '--env', `SECRET_TOKEN=${secret}`, ...json)
  const result = await withSecret('in_result')
  expect({ status: result.status, stderr: result.stderr }).toEqual({ status: 0, stderr: '' })
  expect(result.stdout).toContain(secret)
  const error = await withSecret('in_error')
  expect(error.status).toBe(1)
  expect(error.stderr).not.toContain(secret)
  const failing = ['--env', `SECRET_TOKEN=${secret}`, '--server', `sh -c 'echo "token $SECRET_TOKEN" >&2; exit 3'`]
  const failed = await toolwright(['call', 'x', ...failing])
  expect(failed).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('token •••') })
  expect(failed.stderr).not.toContain(secret)
})

test('a server behind a URL answers, with the header it wants; without it the call is exit 2', async () => {
  const server = spawn('node', ['e2e/servers/http-server.mjs', '--require-header', 'X-Key=open-sesame'], { cwd: root })
  onTestFinished(() => void server.kill())
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  const { url } = JSON.parse(String(line)) as { url: string }
  const args = ['call', 'echo', '--url', url, '--arguments', '{"text":"over HTTP"}']
  expect(await toolwright([...args, '--header', 'X-Key: open-sesame'])).toMatchObject({ status: 0, stdout: 'over HTTP\n', stderr: '' })
  expect(await toolwright(args)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('401') })
})

test('nothing is left behind, not even a server that ignores SIGTERM behind a wrapper', async () => {
  const { status, stdout } = await call(rawServer('grandchild', '--stubborn'), 'pids')
  expect(status).toBe(0)
  const { wrapper, server } = JSON.parse(stdout) as Record<string, number>
  expect([wrapper, server].filter((pid) => isRunning(Number(pid)))).toEqual([])
})

test('a reader that has seen enough is no failure, and the server ends all the same', async () => {
  const log = join(freshFolder(), 'pid')
  const server = `sh -c 'echo $$ > ${log}; exec node e2e/servers/big.mjs'`
  const child = spawn(process.execPath, ['bin/toolwright.js', 'call', 'big', '--server', server], { cwd: root })
  let words = ''
  child.stderr.on('data', (text: Buffer) => {
    words += text
  })
  child.stdout.once('data', () => child.stdout.destroy())
  const [status] = await once(child, 'close')
  expect({ status, words }).toEqual({ status: 0, words: '' })
  expect(isRunning(Number(readFileSync(log, 'utf8')))).toBe(false)
})

test.each([
  ['in the middle of a call', '', ['SIGINT', 'SIGTERM', 'SIGHUP'], 1],
  ['before the server is up', '--from-start', ['SIGINT', 'SIGTERM'], 2],
] as const)('a call that is stopped %s ends its server at once', async (_, flag, signals, expected) => {
  for (const signal of signals) {
    const folder = freshFolder()
    const [pidFile, seen] = [join(folder, 'pid'), join(folder, 'seen')]
    const server = `sh -c 'echo $$ > ${pidFile}; exec node e2e/servers/silent.mjs ${flag} --log ${seen}'`
    const stop = (pid: number) =>
      eventually(() => {
        expect(readFileSync(flag ? pidFile : seen, 'utf8')).toMatch(/\d|initialized/)
        process.kill(pid, signal)
      })
    const { status, stdout, ms } = await toolwright(['call', '--server', server, 'wait'], { onstart: (pid) => void stop(pid) })
    expect({ signal, status, stdout }).toEqual({ signal, status: expected, stdout: '' })
    expect(ms).toBeLessThan(6000)
    expect(isRunning(Number(readFileSync(pidFile, 'utf8')))).toBe(false)
  }
})
