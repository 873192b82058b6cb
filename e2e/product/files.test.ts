import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rawServer, toolwright } from './command'
import { freshFolder } from './running'

const sample = ['--server', 'node bin/toolwright.js sample']
const json = ['--format', 'json']
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

test('a live server is written as the list it sent, entry by entry', async () => {
  const out = freshFolder()
  const { status, stdout } = await toolwright(['export', ...sample, '--target', 'json', '--out', out, ...json])
  const { files, losses, target } = JSON.parse(stdout)
  expect({ status, target, losses, files }).toMatchObject({
    status: 0,
    target: 'json',
    losses: [],
    files: [expect.stringMatching(/\.json$/)],
  })
  const { tools } = readJson(join(out, files[0]))
  expect(tools.map((tool: { name: string }) => tool.name)).toContain('add_note')
})

test('a toolset goes through files and comes back the same', async () => {
  const folder = freshFolder()
  const [first, second] = [join(folder, 'first.json'), join(folder, 'second.json')]
  expect(await toolwright(['import', '--server', rawServer('odd-tools'), '--out', first])).toMatchObject({ status: 0, stdout: '' })
  const again = await toolwright(['import', first, '--out', second, ...json])
  expect(JSON.parse(again.stdout)).toEqual({ tools: readJson(first).nodes.length, problems: [] })
  expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'))
})

test('exporting again keeps what a person wrote, and says so', async () => {
  const out = freshFolder()
  const again = () => toolwright(['export', ...sample, '--target', 'typescript', '--out', out])
  expect(await again()).toMatchObject({ status: 0, stderr: '' })
  const [handler, settings] = [join(out, 'src/tools/list-stations.ts'), join(out, 'package.json')]
  writeFileSync(handler, `${readFileSync(handler, 'utf8')}\n// mine\n`)
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('"private": true', '"private": false'))
  const { status, stderr } = await again()
  expect(status).toBe(0)
  expect(stderr).toContain('Kept what you wrote in src/tools/list-stations.ts.')
  expect(stderr).toContain('Kept what you wrote in package.json.')
  expect(readFileSync(handler, 'utf8')).toMatch(/\/\/ mine\n$/)
})

test('docs writes a reference in Markdown, and text lists the files', async () => {
  const out = join(freshFolder(), 'new', 'docs')
  const { status, stdout } = await toolwright(['docs', ...sample, '--out', out])
  expect(status).toBe(0)
  const text = readFileSync(join(out, stdout.trim()), 'utf8')
  expect(text).toContain('## Add a note (`add_note`)')
  expect(text).toContain('## Review checklist')
})

test('a folder is read file by file: what is broken is named, the rest is written, and the status tells', async () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'a.json'), '[{"name":"a","inputSchema":{"type":"object"}}]')
  writeFileSync(join(folder, 'b.json'), '{"tools": [')
  const out = join(freshFolder(), 'set.json')
  const { status, stdout } = await toolwright(['import', folder, '--out', out, ...json])
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ tools: 1, problems: [{ severity: 'error', file: 'b.json' }] })
  expect(readJson(out).nodes).toHaveLength(1)
})

test.each([
  ['a target that does not exist', ['export', 'package.json', '--target', 'cobol', '--out', 'x'], /Targets: /],
  ['an option the target has not', ['export', 'package.json', '--target', 'json', '--out', 'x', '--option', 'a=b'], /no option of json/],
  ['no place to write to', ['export', 'package.json', '--target', 'json'], /--out/],
  ['a file that is not there', ['import', 'nowhere.json', '--out', 'x'], /nowhere\.json does not exist/],
  ['a file of another kind', ['import', 'package.json', '--out', 'x'], /none of/],
  ['a file and a server', ['docs', 'package.json', ...sample, '--out', 'x'], /one of them/],
  ['a server that cannot start', ['import', '--server', 'no-such-program-here', '--out', 'x'], /no-such-program-here/],
])('%s is exit 2, with a sentence and nothing on standard output', async (_, args, sentence) => {
  const { status, stdout, stderr } = await toolwright(args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(sentence)
  expect(existsSync('x')).toBe(false)
})
