import { describe, expect, test } from 'vitest'
import type { Connection, ShownTransport } from '#shared/connections/connection'
import { adviceFor } from './advice'

const stdio = (command: string, ...args: string[]): ShownTransport => ({ type: 'stdio', command, args, env: {} })
const http: ShownTransport = { type: 'http', url: 'http://127.0.0.1:9/mcp', headers: {} }

const unreached = (why: string) => `http://127.0.0.1:9/mcp could not be reached: ${why}`

function first(transport: ShownTransport, failed: { reason: string; exitCode?: number; signal?: string; stderr?: string }) {
  const { stderr = '', ...rest } = failed
  const state = {
    status: 'failed' as const,
    at: '',
    stderrTail: stderr.split('\n'),
    during: 'start' as const,
    since: '',
    earlier: [],
    ...rest,
  }
  return adviceFor({ id: 'a', name: 'a', transport, era: 'legacy', state, createdAt: '', updatedAt: '' } as Connection, state)[0]
}

describe('the most likely thing to try', () => {
  test.each<[string, ReturnType<typeof first>, string, string | undefined]>([
    [
      'no npx',
      first(stdio('npx', 'a'), { reason: 'There is no program "npx" on the PATH that was searched: /bin' }),
      'Give a program that is there',
      'npx',
    ],
    [
      'no folder',
      first(stdio('a', '/home/x'), { reason: 'exit', exitCode: 1, stderr: 'Error: Cannot access directory /home/x, skipping' }),
      'Name a folder or file that exists',
      '/home/x',
    ],
    [
      'no module',
      first(stdio('node', 'build/i.js'), { reason: 'exit', exitCode: 1, stderr: "Error: Cannot find module '/p/build/i.js'" }),
      'Name a file that exists',
      'build/i.js',
    ],
    [
      'no variable',
      first(stdio('a'), { reason: 'exit', exitCode: 1, stderr: 'GITHUB_TOKEN environment variable is required' }),
      'Set GITHUB_TOKEN',
      'GITHUB_TOKEN',
    ],
    ['usage', first(stdio('a'), { reason: 'exit', exitCode: 2, stderr: 'Usage: a [options]' }), 'Correct the arguments', undefined],
    [
      'no package',
      first(stdio('npx', 'a'), { reason: 'exit', exitCode: 1, stderr: 'npm error code E404' }),
      'Check the name of the package',
      undefined,
    ],
    ['code 0', first(stdio('a'), { reason: 'The server exited with code 0.', exitCode: 0 }), 'Ask it to stay', undefined],
    ['too late', first(stdio('a'), { reason: 'The server did not answer within 30 s.' }), 'See whether it waits for something', undefined],
    ['401', first(http, { reason: 'The server answered 401: it wants to know who asks.' }), 'Give it what it asks for', undefined],
    [
      '404',
      first(http, { reason: 'The server answered 404: there is no MCP server at this address.' }),
      'Check the path and the transport',
      undefined,
    ],
    ['500', first(http, { reason: 'The server answered 500: it failed on its side.' }), 'Read the log of the server', undefined],
    [
      'a page',
      first(http, { reason: 'The address answers with text/html, but not with MCP messages.' }),
      'Check the path of the address',
      undefined,
    ],
    [
      'refused',
      first(http, { reason: unreached('Nothing listens there: the server is not running.') }),
      'Start the server, or correct its address',
      undefined,
    ],
    ['no host', first(http, { reason: unreached('There is no host of that name.') }), 'Check the name of the host', undefined],
    ['no TLS', first(http, { reason: unreached('It does not speak TLS there.') }), 'Let the address begin with http', undefined],
    [
      'a certificate',
      first(http, { reason: unreached('Its certificate has expired.') }),
      'Let this machine know the certificate',
      undefined,
    ],
    [
      'another version',
      first(stdio('a'), { reason: 'The server answered with error -32602: Unsupported protocol version' }),
      'Choose another protocol',
      undefined,
    ],
    [
      'a server over HTTP',
      first(stdio('a'), { reason: 'The server did not come up within 30 s.', stderr: 'Listening on port 3000' }),
      'Connect to it by its URL',
      undefined,
    ],
    [
      'a crash',
      first(stdio('a'), { reason: 'The server was ended by SIGSEGV.', signal: 'SIGSEGV' }),
      'Bring the program up to date',
      undefined,
    ],
    [
      'no memory',
      first(stdio('a'), { reason: 'The server was ended by SIGKILL.', signal: 'SIGKILL' }),
      'See whether memory ran out',
      undefined,
    ],
    ['nothing known', first(stdio('a'), { reason: 'exit', exitCode: 3, stderr: 'boom' }), 'Start it again', undefined],
  ])('%s', (_, advice, title, suspect) => {
    expect(advice?.title).toBe(title)
    expect(advice?.suspect).toBe(suspect)
  })
})
