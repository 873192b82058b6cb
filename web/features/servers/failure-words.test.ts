import { describe, expect, test } from 'vitest'
import { type Failed, failureSentence, failureTitle, searchedFolders } from './failure-words'

const failed = (more: Partial<Failed>): Failed => ({
  status: 'failed',
  at: '2026-01-01T00:00:00.400Z',
  since: '2026-01-01T00:00:00.000Z',
  reason: '',
  stderrTail: [],
  during: 'start',
  earlier: [],
  ...more,
})
const stdio = { transport: { type: 'stdio' as const, command: 'a', args: [], env: {} } }
const http = { transport: { type: 'http' as const, url: 'http://127.0.0.1/mcp', headers: {} } }

describe('the title of a failure', () => {
  test.each([
    ['an exit', stdio, { pid: 1, exitCode: 1 }, 'The server did not start'],
    ['no program', stdio, { reason: 'There is no program.' }, 'The server did not start'],
    ['a process that says nothing', stdio, { pid: 1, reason: 'The server did not come up within 30 s.' }, 'The server did not come up'],
    ['nobody there', http, { reason: 'http://127.0.0.1/mcp could not be reached: x' }, 'The server could not be reached'],
    ['a refusal', http, { reason: 'The server answered 401.' }, 'The server did not come up'],
    ['an end after it was connected', stdio, { pid: 1, exitCode: 1, during: 'session' as const }, 'The server went away'],
  ])('of %s', (_, connection, more, title) => expect(failureTitle(connection, failed(more)).title).toBe(title))
})

test.each([
  [{ exitCode: 1 }, 'The process ended with exit code 1 after 0.4 s'],
  [{ signal: 'SIGKILL' }, 'The process was ended by SIGKILL after 0.4 s'],
  [{ reason: 'The server did not come up within 30 s.' }, 'The server did not come up within 30 s'],
  [{ pid: 1, reason: 'The server did not come up within 30 s.' }, 'The server did not come up within 30 s, and was ended'],
  [{ reason: 'There is no program "a" on the PATH that was searched: /bin' }, 'There is no program "a"'],
])('%o is said plainly', (more, sentence) => expect(failureSentence(failed(more))).toBe(sentence))

test.each([
  ['/usr/bin:/bin:/usr/bin', ['/usr/bin', '/bin']],
  ['C:\\Windows;D:\\tools', ['C:\\Windows', 'D:\\tools']],
])('the folders of %s', (path, folders) =>
  expect(searchedFolders(failed({ reason: `There is no program "a" on the PATH that was searched: ${path}` }))).toEqual(folders),
)
