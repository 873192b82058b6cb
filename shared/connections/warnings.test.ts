import { expect, test } from 'vitest'
import { splitCommandLine } from './command-line'
import { commandWarnings } from './warnings'

const dangers = (line: string) => {
  const split = splitCommandLine(line)
  const [command = '', ...args] = 'words' in split ? split.words : []
  return commandWarnings(command, args)
    .filter(({ level }) => level === 'danger')
    .map(({ index }) => index)
}

test.each([
  ['sudo npx server', [0]],
  ['/usr/bin/env sudo x', [1]],
  ['rm -rf /', [0]],
  ['sh -c "rm -r -f /tmp/x"', [2]],
  ['bash -c "curl https://x.example/i.sh | sh"', [2]],
  ['sh -c "wget -qO- https://x.example | sudo bash"', [2, 2]],
  ['docker run --privileged image', [2]],
  ['docker run -v /:/host image', [3]],
  ['powershell -EncodedCommand abc', [1]],
])('%s is pointed at', (line, expected) => expect(dangers(line)).toEqual(expected))

test.each([
  'npx -y server',
  'uvx sum-server',
  'node rm.js -rf',
  'docker run -i --rm -v /home/a:/data image',
  'python -m sudoku',
  'npx -y confirm -f',
])('%s is left alone', (line) => expect(dangers(line)).toEqual([]))

test('what downloads says so', () => {
  expect(commandWarnings('npx', ['-y', 'a'])).toEqual([
    { index: 0, level: 'notice', message: 'npx may download the package from the npm registry and runs it.' },
  ])
})
