import { describe, expect, test } from 'vitest'
import { uniqueIds } from '../tool/ids'
import type { Doc } from '../tool/json'
import { resolve } from '../tool/resolve'
import type { Dialect } from '../tool/toolset'
import { argv } from './argv'
import type { ArgvAs } from './argv-as'
import { readMtdf } from './read'
import { corpusJson, noCorpus } from './testing/corpus'

/** `command` holds the words up to the subcommand's own name. */
function lineOf(command: string, subcommand: Doc, given: Doc, as: ArgvAs): string[] {
  const name = String(subcommand.name)
  const words = command.split(' ')
  const tool = name === 'default' ? command : words.slice(0, words.at(-1) === name ? -1 : undefined).join(' ')
  const document = { name: 't', description: 'T.', command: tool, subcommand: [subcommand] }
  const nodes = [readMtdf(document, { id: uniqueIds() }).node]
  const [resolved] = resolve({ format: 1, name: 's', rules: as.dialect, nodes })
  if (!resolved) throw new Error('nothing was resolved')
  const answer = argv(resolved, given, as)
  return 'argv' in answer ? answer.argv : [`ERR ${answer.refused}`]
}

type Case = { case: string; command: string; subcommand: Doc; arguments: Doc; argv: Record<'guide' | 'ahma-0.6', string[] | null> }
const cases = noCorpus ? [] : corpusJson<{ cases: Case[] }>('argv.json').cases
const told = cases.flatMap((one) =>
  (['guide', 'ahma-0.6'] as const).filter((dialect) => one.argv[dialect]).map((dialect) => ({ one, dialect })),
)

test.skipIf(noCorpus)(noCorpus ?? `${told.length} command lines of ${cases.length} cases are those the servers themselves made`, () => {
  for (const { one, dialect } of told)
    expect(lineOf(one.command, one.subcommand, one.arguments, { dialect, root: '/project' }), `${one.case}, ${dialect}`).toEqual(
      one.argv[dialect],
    )
})

const run = (more: Doc): Doc => ({ name: 'run', description: 'R.', ...more })
const option = (name: string, type: string, more: Doc = {}): Doc => ({ name, type, description: 'd', ...more })
const both = (subcommand: Doc, given: Doc) =>
  (['guide', 'ahma-0.6'] as const).map((dialect) => lineOf('t run', subcommand, given, { dialect, root: '/project' }).slice(2))

describe('the same call under both', () => {
  test.each<[string, Doc, Doc, string[], string[]]>([
    ['an array', run({ options: [option('f', 'array')] }), { f: ['a', 'b', 3] }, ['-f', 'a', '-f', 'b', '-f'], ['--f', 'a b 3']],
    ['an empty array', run({ options: [option('ff', 'array')] }), { ff: [] }, [], []],
    ['a boolean that is off', run({ options: [option('v', 'boolean')] }), { v: false }, [], []],
    ['a boolean given as a number', run({ options: [option('vv', 'boolean')] }), { vv: 1 }, [], ['--vv', '1']],
    ['an object', run({ options: [option('xx', 'string')] }), { xx: { a: 1 } }, ['--xx', '{"a":1}'], []],
    [
      'order',
      run({ options: [option('aa', 'string'), option('bb', 'string')] }),
      { bb: '2', aa: '1' },
      ['--aa', '1', '--bb', '2'],
      ['--bb', '2', '--aa', '1'],
    ],
    [
      'positionals first',
      run({ positional_args_first: true, options: [option('aa', 'string')], positional_args: [option('p', 'string')] }),
      { aa: '1', p: 'x' },
      ['x', '--aa', '1'],
      ['x', '--aa', '1'],
    ],
    ['words of the call', run({ options: [option('aa', 'string')] }), { args: ['x', 1] }, ['--args', 'x', '--args'], ['x', '1']],
    ['an unknown key', run({ options: [option('aa', 'string')] }), { zz: 'x' }, ['--zz', 'x'], []],
  ])('%s', (_, subcommand, given, guide, ahma) => {
    expect(both(subcommand, given)).toEqual([guide, ahma])
  })
})

test('0.3 passes a text by file only where a shell would stumble over it', () => {
  const subcommand = run({ options: [option('message', 'string', { file_arg: true, file_flag: '-F' })] })
  const line = (message: string) => lineOf('t run', subcommand, { message }, { dialect: 'ahma-0.3' }).slice(2)
  expect([line('hi'), line("it's")]).toEqual([
    ['--message', 'hi'],
    ['-F', '<TEMPFILE>'],
  ])
})

test('0.3 derives a missing word from the name', () => {
  const document = { name: 'cargo_llvm_cov', description: 'd', command: 'cargo', subcommand: [{ name: 'default', description: 'd' }] }
  const nodes = [readMtdf(document, { id: uniqueIds() }).node]
  const words = (rules: Dialect) => resolve({ format: 1, name: 's', rules, nodes })[0]?.cli?.words
  expect([words('ahma-0.3'), words('ahma-0.6')]).toEqual([['cargo', 'llvm-cov'], ['cargo']])
})

describe('paths', () => {
  const subcommand = run({ options: [option('path', 'string', { format: 'path' })] })
  const line = (given: Doc, more: Partial<ArgvAs> = {}) =>
    lineOf('t run', subcommand, given, { dialect: 'ahma-0.6', root: '/project', ...more }).at(-1)
  test.each<[string, Doc, string]>([
    ['from the root', { path: 'src/../lib/./a' }, '/project/lib/a'],
    ['from the working directory', { path: 'a', working_directory: 'sub' }, '/project/sub/a'],
    ['the root itself', { path: '.' }, '/project'],
    ['beside it, with a name that begins alike', { path: '../project2' }, 'ERR Path "../project2" is outside the sandbox root "/project"'],
  ])('%s', (_, given, expected) => {
    expect(line(given)).toBe(expected)
  })

  test('links are followed where someone can follow them', () => {
    const follow = (path: string) => path.replace('/project/link', '/elsewhere')
    expect(line({ path: 'link/x' }, { follow })).toBe('ERR Path "link/x" is outside the sandbox root "/project"')
  })

  test('without a root they are left alone', () => {
    expect(line({ path: '../x' }, { root: undefined })).toBe('../x')
  })
})

test('what has no command line is refused', () => {
  const [resolved] = resolve({ format: 1, name: 's', rules: 'mcp', nodes: [{ id: 'a', tool: { name: 'a' } }] })
  expect(resolved && argv(resolved, {}, { dialect: 'ahma-0.6' })).toEqual({ refused: 'It has no command line: it is no MTDF tool.' })
})
