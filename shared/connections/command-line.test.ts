import { describe, expect, test } from 'vitest'
import { joinCommandLine, nameFromCommand, splitCommandLine } from './command-line'

describe('a command line is split like a shell does it', () => {
  test.each<[string, string[]]>([
    ['npx -y pkg@1', ['npx', '-y', 'pkg@1']],
    ['  a   b\tc\n', ['a', 'b', 'c']],
    [`a 'b c' "d e"`, ['a', 'b c', 'd e']],
    [`a'b'"c"d`, ['abcd']],
    ['a "" \'\'', ['a', '', '']],
    ['a\\ b', ['a b']],
    [`"a\\"b\\n"`, ['a"b\\n']],
    [`'a\\b'`, ['a\\b']],
    ['echo $HOME *', ['echo', '$HOME', '*']],
    ['a \\\n b', ['a', 'b']],
    ['', []],
  ])('%s', (text, words) => {
    expect(splitCommandLine(text)).toEqual({ words })
  })
  test.each(['a "b', "a 'b", 'a \\'])('%s is refused', (text) => {
    expect(splitCommandLine(text)).toHaveProperty('problem')
  })
})

test('words survive being joined and split again', () => {
  const words = ['a', 'b c', "it's", '"x"', '', '$HOME', 'back\\slash', 'é', 'a\nb']
  expect(splitCommandLine(joinCommandLine(words))).toEqual({ words })
})

test.each([
  ['npx -y @modelcontextprotocol/server-everything@2026.8.31 stdio', 'server-everything'],
  ['node build/index.js', 'index'],
  ['node /home/me/weather/dist/index.js', 'weather'],
  ['uvx mcp-server-git --repository .', 'mcp-server-git'],
  ['python3 -m my_server', 'my_server'],
  ['/usr/local/bin/github-mcp stdio', 'github-mcp'],
  ['C:\\tools\\files.exe', 'files'],
])('%s is called %s', (line, name) => {
  expect(nameFromCommand(line.split(' '))).toBe(name)
})
