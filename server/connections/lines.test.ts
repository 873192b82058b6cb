import { expect, test } from 'vitest'
import { lineReader } from './lines'

function read(chunks: (string | Buffer)[], longest = 1000, stops = false): { lines: string[]; stopped: boolean } {
  const lines: string[] = []
  let stopped = false
  const stop = () => {
    stopped = true
  }
  const reader = lineReader({ longest, online: (line) => void lines.push(line), ...(stops && { onoverflow: stop }) })
  for (const chunk of chunks) reader.push(Buffer.from(chunk))
  reader.end()
  return { lines, stopped }
}

test.each<[string, (string | Buffer)[], string[]]>([
  ['several in one chunk', ['a\nb\nc\n'], ['a', 'b', 'c']],
  ['cut anywhere', ['a', 'b\nc', '\n', 'd'], ['ab', 'c', 'd']],
  ['CRLF, also cut between', ['a\r', '\nb\r\n'], ['a', 'b']],
  ['empty ones', ['\n\na\n'], ['', '', 'a']],
  ['a character cut in two', [Buffer.from('grü\n').subarray(0, 3), Buffer.from('grü\n').subarray(3)], ['grü']],
  ['the last without an end', ['a\nb'], ['a', 'b']],
])('lines: %s', (_, chunks, lines) => {
  expect(read(chunks).lines).toEqual(lines)
})

test('a line that is too long is cut, or ends the reading', () => {
  expect(read(['aaaa', 'bbbb', '\ncc\n'], 6).lines).toEqual(['aaaabbbb', '', 'cc'])
  expect(read(['aaaa', 'bbbb', '\ncc\n'], 6, true)).toEqual({ lines: [], stopped: true })
})
