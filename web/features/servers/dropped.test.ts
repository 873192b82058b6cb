import { expect, test } from 'vitest'
import { parsePasted } from '#shared/connections/parse-pasted'
import { readDropped } from './dropped'

const config = (name: string) => JSON.stringify({ mcpServers: { [name]: { command: name } } })
const file = (name: string, text: string) => new File([text], name)

test('one file stands as it is', async () => {
  expect(await readDropped([file('mcp.json', config('a'))])).toEqual({ text: config('a'), refused: [] })
})

test('several files stand one below the other, and are understood together', async () => {
  const { text } = await readDropped([file('a.json', config('a')), file('b.json', `// note\n${config('b')}\n`)])
  expect(parsePasted(text)).toMatchObject({ servers: [{ name: 'a' }, { name: 'b' }] })
  expect(text).toContain('// b.json')
})

test.each([
  ['readme.md', '# Read me', 'readme.md is no JSON.'],
  ['package.json', '{"name": "x"}', 'package.json: This is JSON, but there is no server in it.'],
  ['big.json', ' '.repeat(1_000_001), 'big.json is too large for a list of servers (1.0 MB).'],
])('%s is refused by name', async (name, text, sentence) => {
  const { text: taken, refused } = await readDropped([file(name, text), file('mcp.json', config('a'))])
  expect(refused).toEqual([expect.stringContaining(sentence)])
  expect(taken).toBe(config('a'))
})

test('a broken file is taken, so that it can be mended', async () => {
  expect(await readDropped([file('mcp.json', '{"mcpServers": ')])).toEqual({ text: '{"mcpServers": ', refused: [] })
})
