import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toolwright } from './command'
import { freshFolder } from './running'

const good = {
  name: 'git',
  description: 'Version control.',
  command: 'git',
  subcommand: [{ name: 'default', description: 'Shows the log.', synchronous: true }],
}
const bad = { ...good, name: 'hg', subcommands: [] }

/** A folder with these files; texts as they are, documents as JSON. */
function folderOf(files: Record<string, object | string>): string {
  const folder = freshFolder()
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))
  return folder
}

const json = async (args: string[], input?: string) => {
  const { status, stdout, stderr } = await toolwright(['validate', '--format', 'json', ...args], input === undefined ? {} : { input })
  return {
    status,
    stderr,
    report: JSON.parse(stdout) as { files: { file: string; errors: object[]; warnings: { type: string }[] }[]; summary: object },
  }
}

test('a folder: every JSON file but the guidance, in order, with the verdict of the dialect', async () => {
  const folder = folderOf({
    'b.json': bad,
    'a.json': good,
    'tool_guidance.json': { guidance_blocks: {} },
    'notes.txt': 'no',
    'c.json': '{"name": "c",}',
  })
  const { status, stderr, report } = await json([folder])
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  expect(report).toEqual({
    files: [
      { file: join(folder, 'a.json'), valid: true, parses: true, errors: [], warnings: [] },
      {
        file: join(folder, 'b.json'),
        valid: false,
        parses: false,
        errors: [
          {
            type: 'SchemaViolation',
            path: join(folder, 'b.json'),
            at: '/subcommands',
            message: '"subcommands" is no member of a tool in Ahma 0.4 to 0.6.',
            suggestion: 'The list is called "subcommand", without an s.',
            expected: null,
            received: null,
          },
        ],
        warnings: [],
      },
      expect.objectContaining({
        file: join(folder, 'c.json'),
        valid: false,
        parses: false,
        errors: [expect.objectContaining({ type: 'InvalidFormat', at: '' })],
      }),
    ],
    summary: { files: 3, valid: 1, errors: 2, warnings: expect.any(Number) },
  })
})

test('all that is good is exit 0; the dialect decides', async () => {
  const folder = folderOf({ 'a.json': { ...good, hints: { default: 'x' } } })
  expect(await toolwright(['validate', folder, '--dialect', 'guide'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('a.json: valid\n'),
    stderr: '',
  })
  expect(await toolwright(['validate', folder])).toMatchObject({ status: 1 })
})

test('standard input, and a byte-order mark in it', async () => {
  expect(await json(['-'], JSON.stringify(good))).toMatchObject({ status: 0, report: { files: [{ file: '-', valid: true }] } })
  expect(await json(['-'], `\uFEFF${JSON.stringify(good)}`)).toMatchObject({
    status: 1,
    report: { files: [{ parses: false, errors: [{ type: 'InvalidFormat', path: '-' }] }] },
  })
})

test('a text for a person: line and column, what is wrong, what to do; with --verbose why, and what passed', async () => {
  const file = join(
    folderOf({ 'bad.json': { ...bad, subcommand: [{ name: 'pr_create', description: 'Makes a pull request.' }] } }),
    'bad.json',
  )
  const { stdout } = await toolwright(['validate', file])
  expect(stdout).toContain(`${file}: 1 error, it cannot be loaded, 1 warning\n  11:3 error SchemaViolation at /subcommands\n`)
  expect(stdout).toContain('\n      The list is called "subcommand", without an s.\n')
  expect(stdout).toContain('\n  7:15 warning uncallable-name at /subcommand/0/name\n')
  expect(stdout).toContain('\n1 file, 0 valid, 1 error, 1 warning (ahma-0.6: Ahma 0.4 to 0.6).\n')
  expect(stdout).not.toMatch(/joined by "_"|passed:/)
  const { stdout: verbose } = await toolwright(['validate', file, '--verbose'])
  expect(verbose).toMatch(/joined by "_"[\s\S]*passed: .*shell-command/)
})

test("the guide's error object: one for a file, a list for several", async () => {
  const folder = folderOf({ 'a.json': good, 'b.json': { name: 'hg', description: 'd', enabled: 'yes' } })
  const guide = async (...args: string[]) => JSON.parse((await toolwright(['validate', '--format', 'guide', ...args])).stdout) as unknown
  const details = [
    {
      path: '/enabled',
      message: 'Expected boolean, received string',
      expected: 'boolean',
      received: 'string',
      suggestion: expect.any(String),
    },
  ]
  const failed = { error: 'Schema validation failed', tool: 'hg', details }
  expect(await guide(join(folder, 'b.json'))).toEqual(failed)
  expect(await guide(folder)).toEqual([{ error: null, tool: 'git', details: [] }, failed])
  expect(await guide(join(folder, 'b.json'), '--dialect', 'guide')).toMatchObject({
    details: [
      { path: '/command', message: "Missing required parameter 'command'", expected: 'string', received: null },
      { path: '/enabled' },
    ],
  })
})

test('guidance keys are looked up beside the file, or where --guidance says', async () => {
  const keyed = { ...good, subcommand: [{ name: 'default', description: 'Shows the log.', guidance_key: 'house_rules' }] }
  const folder = folderOf({
    'a.json': keyed,
    'tool_guidance.json': { guidance_blocks: {} },
    'other.json5': { guidance_blocks: { house_rules: 'Be brief.' } },
  })
  const kinds = async (...args: string[]) =>
    (await json([folder, '--dialect', 'guide', ...args])).report.files[0]?.warnings.map(({ type }) => type)
  expect(await kinds()).toEqual(['dangling-guidance-key'])
  expect(await kinds('--guidance', join(folder, 'other.json5'))).toEqual([])
})

test('two files with one tool, and a repeated member that only the loader sees', async () => {
  const folder = folderOf({
    'a.json': good,
    'b.json': good,
    'c.json': '{"name":"c","name":"d","description":"D.","command":"d","subcommand":[{"name":"default","description":"D."}]}',
  })
  const { status, report } = await json([folder])
  expect(status).toBe(1)
  expect(report.files.map(({ warnings }) => warnings.map(({ type }) => type))).toEqual([[], ['duplicate-tool'], ['refused-by-loader']])
  expect(report.summary).toEqual({ files: 3, valid: 3, errors: 0, warnings: 2 })
})

test.each([
  ['no source', [], /Name a file or folder/],
  ['a file that is not there', ['a.json', 'nowhere.json'], /There is no file or folder nowhere\.json/],
  ['a folder without definitions', ['empty'], /There is no JSON file in the folder empty/],
  ['bytes that are no text', ['.'], /latin1\.json is not text in UTF-8/],
  ['a dialect nobody speaks', ['a.json', '--dialect', 'ahma-9'], /--dialect must be ahma-0\.6, guide/],
  ['a format that does not exist', ['a.json', '--format', 'xml'], /--format must be text, json or guide/],
  ['guidance that is none', ['a.json', '--guidance', 'a.json'], /no guidance file/],
])('%s is exit 2 with a sentence, and nothing on standard output', async (_, args, sentence) => {
  const cwd = folderOf({ 'a.json': good })
  mkdirSync(join(cwd, 'empty'))
  writeFileSync(join(cwd, 'latin1.json'), Buffer.from([0x7b, 0xe4, 0x7d]))
  const { status, stdout, stderr } = await toolwright(['validate', ...args], { cwd })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(sentence)
})

test('schema mtdf prints the schema of the dialect', async () => {
  const { status, stdout, stderr } = await toolwright(['schema', 'mtdf', '--dialect', 'ahma-labs'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({
    $schema: expect.stringContaining('2020-12'),
    title: 'MTDF, Ahma labs',
    properties: { mutates: {} },
  })
  expect(await toolwright(['schema'])).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('Say the schema of what') })
  expect(await toolwright(['schema', 'xml'])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('no schema of "xml"'),
  })
})
