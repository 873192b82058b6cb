import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toolwright } from './command'
import { freshFolder } from './running'

const gh = {
  name: 'gh',
  description: 'GitHub.',
  command: 'gh',
  subcommand: [
    {
      name: 'cache',
      description: 'Caches.',
      subcommand: [
        {
          name: 'delete',
          description: 'Deletes.',
          options: [
            { name: 'file', type: 'string', description: 'Which.', format: 'path' },
            { name: 'a', type: 'boolean', description: 'All.' },
          ],
        },
      ],
    },
  ],
}

function folder(): string {
  const at = freshFolder()
  writeFileSync(join(at, 'gh.json'), `// ours\n${JSON.stringify(gh)}`)
  writeFileSync(join(at, 'tool_guidance.json'), '{"guidance_blocks": {}}')
  mkdirSync(join(at, 'work'))
  symlinkSync('/', join(at, 'work', 'out'))
  return at
}

const line = async (at: string, ...more: string[]) => {
  const { status, stdout, stderr } = await toolwright(['argv', at, '--format', 'json', ...more])
  return { status, stderr, answer: stdout === '' ? undefined : JSON.parse(stdout) }
}

test.each(['gh_cache_delete', 'gh/cache/delete'])(
  'a tool is found by %s, in a folder and in a file, and its command line printed',
  async (tool) => {
    const at = folder()
    const call = ['--tool', tool, '--arguments', '{"a": true}']
    expect(await line(at, ...call)).toEqual({ status: 0, stderr: '', answer: { argv: ['gh', 'cache', 'delete', '--a'] } })
    expect(await line(join(at, 'gh.json'), ...call, '--dialect', 'guide')).toMatchObject({
      status: 0,
      answer: { argv: ['gh', 'cache', 'delete', '-a'] },
    })
  },
)

test('a path that leaves the root is refused, also through a link', async () => {
  const at = folder()
  const call = ['--tool', 'gh/cache/delete', '--root', join(at, 'work'), '--arguments']
  const inside = await line(at, ...call, '{"file": "new/x"}')
  expect(inside.answer).toMatchObject({ argv: ['gh', 'cache', 'delete', '--file', expect.stringMatching(/work\/new\/x$/)] })
  for (const file of ['../gh.json', 'out/etc']) {
    const { status, answer } = await line(at, ...call, JSON.stringify({ file }))
    expect({ status, answer }).toEqual({ status: 1, answer: { refused: expect.stringContaining(`Path "${file}" is outside`) } })
  }
})

test('a root that does not exist is looked at as text', async () => {
  const { answer } = await line(folder(), '--tool', 'gh/cache/delete', '--root', '/no/such', '--arguments', '{"file": "a/../b"}')
  expect(answer).toEqual({ argv: ['gh', 'cache', 'delete', '--file', '/no/such/b'] })
})

test.each([
  ['no such tool', ['--tool', 'nothing'], /no tool "nothing"/],
  ['no tool named', [], /--tool NAME/],
  ['no such dialect', ['--tool', 'x', '--dialect', 'y'], /--dialect must be/],
])('%s is exit 2', async (_, more, sentence) => {
  const { status, stderr, answer } = await line(folder(), ...more)
  expect({ status, answer }).toEqual({ status: 2, answer: undefined })
  expect(stderr).toMatch(sentence)
})

test('what cannot be read is exit 2 with the reason', async () => {
  const at = freshFolder()
  writeFileSync(join(at, 'x.json'), '{"name": ')
  expect(await line(join(at, 'x.json'), '--tool', 'x')).toMatchObject({ status: 2, stderr: expect.stringContaining('This is not JSON') })
  expect(await line(join(at, 'none.json'), '--tool', 'x')).toMatchObject({ status: 2, stderr: expect.stringContaining('does not exist') })
})
