import { describe, expect, test } from 'vitest'
import type { Connection, ShownTransport } from '#shared/connections/connection'
import { adviceFor } from './advice'

const stdio = (command: string, ...args: string[]): ShownTransport => ({ type: 'stdio', command, args, env: {} })
const http: ShownTransport = { type: 'http', url: 'http://127.0.0.1:9/mcp', headers: {} }

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
    ['401', first(http, { reason: 'The server answered with HTTP 401.' }), 'Give it what it asks for', undefined],
    ['refused', first(http, { reason: 'connect ECONNREFUSED 127.0.0.1:9' }), 'Start the server, or correct its address', undefined],
    ['404', first(http, { reason: 'HTTP 404' }), 'Check the path and the transport', undefined],
    ['nothing known', first(stdio('a'), { reason: 'exit', exitCode: 3, stderr: 'boom' }), 'Start it again', undefined],
  ])('%s', (_, advice, title, suspect) => {
    expect(advice?.title).toBe(title)
    expect(advice?.suspect).toBe(suspect)
  })
})
