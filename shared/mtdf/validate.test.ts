import { describe, expect, test } from 'vitest'
import type { Dialect as DialectId } from '../tool/toolset'
import { knownGuidance } from './known-guidance'
import { validateMtdf } from './validate'

/** A tool with one synchronous subcommand, and what is wrong with it. */
const tool = (more: object = {}): string => JSON.stringify({ name: 't', description: 'A tool.', command: 't', ...more })
const run = (more: object = {}): string => tool({ subcommand: [{ name: 'run', description: 'Runs it.', synchronous: true, ...more }] })
const option = (more: object): string => run({ options: [{ name: 'x', type: 'string', description: 'X.', ...more }] })

/** Type, path and place of each error; `-` before what is not even read. */
function verdict(text: string, id: DialectId): string[] {
  const { parses, errors } = validateMtdf(text, id)
  return [...(parses ? [] : ['-']), ...errors.map(({ type, path, at }) => `${type} ${path} ${at}`)]
}

type Case = [what: string, text: string, expected: Partial<Record<DialectId, string[]>>]

const refused = (at: string) => ['-', `SchemaViolation <file> ${at}`]
const broken = (at: string) => ({
  guide: ['-', `InvalidValue root ${at}`],
  'ahma-0.3': ['-', `InvalidValue root ${at}`],
  'ahma-0.6': ['-', `InvalidFormat <file> ${at}`],
  'ahma-labs': ['-', `InvalidFormat <file> ${at}`],
})
const unread = (at: string) => ['-', `LogicalInconsistency deserialization ${at}`]

const cases: Case[] = [
  ['the smallest tool', tool(), { guide: [], 'ahma-0.3': [], 'ahma-0.6': [], 'ahma-labs': [] }],
  ['a comment', '{"name": "t", // why\n"description": "d", "command": "t"}', broken('')],
  ['a comma too many', '{"name":"t","hints":{"run":"x",},"description":"d","command":"t"}', broken('/hints')],
  ['a byte-order mark', `\uFEFF${tool()}`, broken('')],
  ['a text that ends nowhere', '{"name": "t', broken('/name')],
  ['half a surrogate pair', String.raw`{"name":"\ud800","description":"d","command":"t"}`, broken('/name')],
  ['a list at the top', '[]', { guide: ['-', 'InvalidType root '], 'ahma-0.6': refused('') }],
  ['no command', '{"name":"t","description":"d"}', { guide: ['-', 'MissingRequired command '], 'ahma-0.6': refused('') }],
  [
    'a repeated member',
    '{"name":"t","name":"u","description":"d","command":"t"}',
    { guide: unread('/name'), 'ahma-0.6': ['-'], 'ahma-labs': ['-'] },
  ],
  [
    'both names of the flag',
    tool({ synchronous: true, force_synchronous: true }),
    {
      guide: ['-', 'UnknownField force_synchronous /force_synchronous'],
      'ahma-0.6': refused('/force_synchronous'),
      'ahma-labs': refused('/force_synchronous'),
    },
  ],
  ['the old name of the flag', tool({ force_synchronous: true }), { 'ahma-0.6': [], 'ahma-labs': [] }],
  [
    'a member nobody knows',
    tool({ foo: 1 }),
    { guide: ['-', 'UnknownField foo /foo'], 'ahma-0.6': refused('/foo'), 'ahma-labs': ['UnknownField foo /foo'] },
  ],
  [
    'null for a flag with a default',
    tool({ enabled: null }),
    { guide: ['-', 'InvalidType enabled /enabled'], 'ahma-0.6': refused('/enabled') },
  ],
  ['null for what may be left out', tool({ guidance_key: null }), { guide: ['InvalidType guidance_key /guidance_key'], 'ahma-0.6': [] }],
  [
    'a timeout of 0',
    tool({ timeout_seconds: 0 }),
    {
      guide: ['ConstraintViolation timeout_seconds /timeout_seconds'],
      'ahma-0.6': ['ConstraintViolation timeout_seconds /timeout_seconds'],
    },
  ],
  [
    'a timeout with a fraction',
    tool().replace('}', ',"timeout_seconds":60.0}'),
    { guide: unread('/timeout_seconds'), 'ahma-0.6': refused('/timeout_seconds') },
  ],
  [
    'the largest timeout that is a number',
    tool().replace('}', ',"timeout_seconds":18446744073709551615}'),
    { 'ahma-0.6': ['ConstraintViolation timeout_seconds /timeout_seconds'] },
  ],
  [
    'a timeout beyond all numbers',
    tool().replace('}', ',"timeout_seconds":18446744073709551616}'),
    { 'ahma-0.6': refused('/timeout_seconds') },
  ],
  ['a blank command', tool({ command: ' ' }), { guide: ['ConstraintViolation command /command'], 'ahma-0.6': [] }],
  [
    'a subcommand under a disabled tool',
    tool({ enabled: false, subcommand: [{ name: 'a', description: 'b', guidance_key: 'k', enabled: true }] }),
    { guide: ['LogicalInconsistency subcommand[0].enabled /subcommand/0/enabled'], 'ahma-0.6': [] },
  ],
  [
    "a subcommand's timeout",
    run({ timeout_seconds: 5 }),
    { guide: ['UnknownField subcommand[0].timeout_seconds /subcommand/0/timeout_seconds'], 'ahma-0.6': [] },
  ],
  [
    'a type with a short name',
    option({ type: 'bool' }),
    {
      guide: ['InvalidValue subcommand[0].options[0].type /subcommand/0/options/0/type'],
      'ahma-0.6': ['InvalidValue subcommand[0].options[0].type /subcommand/0/options/0/type'],
    },
  ],
  [
    'a type that is none',
    option({ type: 'number' }),
    { 'ahma-0.6': ['InvalidType subcommand[0].options[0].type /subcommand/0/options/0/type'] },
  ],
  [
    'a default',
    option({ default: 1 }),
    {
      guide: unread('/subcommand/0/options/0/default'),
      'ahma-0.6': refused('/subcommand/0/options/0/default'),
      'ahma-labs': refused('/subcommand/0/options/0/default'),
    },
  ],
  [
    'an option without a description',
    run({ options: [{ name: 'x', type: 'string' }] }),
    { guide: unread('/subcommand/0/options/0'), 'ahma-0.6': [] },
  ],
  ['hints.default', tool({ hints: { default: 'x' } }), { guide: [], 'ahma-0.6': refused('/hints/default') }],
  [
    'async words under a synchronous parent',
    run({ description: 'Group.', subcommand: [{ name: 'a', description: 'In the background.' }] }),
    { 'ahma-0.6': ['LogicalInconsistency subcommand[0].subcommand[0].description /subcommand/0/subcommand/0/description'] },
  ],
  [
    'nested places in a path that begins anew',
    run({ subcommand: [{ name: 'a', description: 'b', synchronous: true, foo: 1 }] }),
    {
      guide: ['-', 'UnknownField subcommand[0].foo /subcommand/0/subcommand/0/foo'],
      'ahma-labs': ['UnknownField subcommand[0].subcommand[0].foo /subcommand/0/subcommand/0/foo'],
    },
  ],
  [
    'an asynchronous subcommand without a word about it',
    tool({ subcommand: [{ name: 'a', description: 'b' }] }),
    {
      guide: Array<string>(5).fill('ConstraintViolation subcommand[0].description /subcommand/0/description'),
      'ahma-0.3': ['ConstraintViolation subcommand[0].description /subcommand/0/description'],
      'ahma-0.6': [],
    },
  ],
  [
    'an exit code beyond 32 bits',
    tool({ availability_check: { success_exit_codes: [99999999999] } }),
    { 'ahma-0.6': refused('/availability_check/success_exit_codes/0') },
  ],
  ['a step without its tool', tool({ sequence: [{ subcommand: 'x' }] }), { 'ahma-0.6': refused('/sequence/0') }],
  [
    'a livelog that knows more',
    tool({ livelog: { source_command: 'a', detection_prompt: 'b', llm_provider: { base_url: 'c', model: 'd' }, x: 1 } }),
    { 'ahma-0.6': [] },
  ],
  ['an extension', tool({ tool_type: 'decompose' }), { 'ahma-0.6': refused('/tool_type'), 'ahma-labs': [] }],
  ['63 levels', nested(63), { 'ahma-0.6': [] }],
  ['64 levels', nested(64), broken(`${'/subcommand/0'.repeat(63)}/subcommand`)],
]

function nested(levels: number): string {
  return tool({ subcommand: [] }).replace(
    '[]',
    `${'[{"name":"n","description":"d","synchronous":true,"subcommand":'.repeat(levels)}null${'}]'.repeat(levels)}`,
  )
}

describe.each(cases)('%s', (_, text, expected) => {
  test.each(Object.entries(expected))('%s', (id, errors) => {
    expect(verdict(text, id as DialectId)).toEqual(errors)
  })
})

describe('what authors really write gets a sentence that helps', () => {
  const advice: [string, string, RegExp][] = [
    ['a default', option({ default: 1 }), /no defaults.*description/],
    ['allowed values', option({ enum: ['a'] }), /name them in the description/],
    ['a pattern', option({ pattern: 'a' }), /description/],
    ['args at the root', tool({ args: [] }), /"command"/],
    ['options at the root', tool({ options: [] }), /subcommand.*"default"/],
    ['subcommands', tool({ subcommands: [] }), /"subcommand", without an s/],
    ['parameters', run({ parameters: [] }), /"options".*"positional_args"/],
    ['a type with a short name', option({ type: 'int' }), /"integer"/],
    ['hints.default', tool({ hints: { default: 'x' } }), /"custom": \{"default"/],
    ['a plain MCP tool', tool({ inputSchema: {} }), /plain MCP/],
    ['a slip of the pen', tool({ tiemout_seconds: 5 }), /Did you mean "timeout_seconds"\?/],
    ['a text for a number', tool({ timeout_seconds: '5' }), /without quotes/],
    ['what came later', tool({ mutates: true }), /Ahma labs only/],
  ]
  test.each(advice)('%s', (_, text, sentence) => {
    expect(validateMtdf(text, 'ahma-0.6').errors.map(({ suggestion }) => suggestion)).toEqual([expect.stringMatching(sentence)])
  })

  test('the old name of the flag, where it is refused', () => {
    expect(validateMtdf(tool({ force_synchronous: true }), 'guide').errors[0]?.suggestion).toBe('The flag is called "synchronous".')
  })
})

test('what is wrong besides the first thing is told too', () => {
  const { errors, warnings } = validateMtdf(tool({ foo: 1, bar: 2, enabled: 'yes' }), 'ahma-0.6')
  expect(errors.map(({ at }) => at)).toEqual(['/foo'])
  expect(warnings.filter(({ type }) => type === 'refused-by-loader').map(({ at }) => at)).toEqual(['/bar', '/enabled'])
})

test('guidance comes from blocks and from the older form per tool', () => {
  const text = tool({ subcommand: [{ name: 'a', description: 'b', guidance_key: 'k' }] })
  const dangling = (guidance: object) =>
    validateMtdf(text, 'guide', { guidance: knownGuidance(JSON.stringify(guidance)) ?? expect.fail() }).warnings.filter(
      ({ type }) => type === 'dangling-guidance-key',
    ).length
  expect(dangling({ guidance_blocks: { k: 'Text.' } })).toBe(0)
  expect(dangling({ guidance_blocks: {}, legacy_guidance: { tool_specific_guidance: { t: { k: 'Text.' } } } })).toBe(0)
  expect(dangling({ tool_specific_guidance: { other: { k: 'Text.' } } })).toBe(1)
  expect(knownGuidance('[]')).toBeUndefined()
})
