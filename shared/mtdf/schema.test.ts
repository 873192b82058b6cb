import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { mtdfDialect, mtdfDialects } from './dialects'
import { readJson } from './json-tree'
import { mtdfSchema } from './schema'
import { corpusFiles, corpusText, noCorpus } from './testing/corpus'
import { validateMtdf } from './validate'

const accepting = (schema: object) => new Ajv2020({ strict: false, validateFormats: false }).compile(schema)

const cases: [string, string, object, boolean][] = [
  ['guide', 'the smallest tool', {}, true],
  ['guide', 'hints by any name', { hints: { default: 'x', whatever: 'y' } }, true],
  ['ahma-0.6', 'hints by any name', { hints: { default: 'x' } }, false],
  [
    'ahma-0.6',
    'nested subcommands',
    { subcommand: [{ name: 'a', description: 'b', subcommand: [{ name: 'c', description: 'd' }] }] },
    true,
  ],
  ['ahma-0.6', 'null for what may be left out', { timeout_seconds: null, subcommand: null, tool_type: null, input_schema: null }, true],
  ['ahma-0.6', 'null for what has a default', { enabled: null }, false],
  [
    'ahma-0.6',
    'a default of an option',
    { subcommand: [{ name: 'a', description: 'b', options: [{ name: 'x', type: 'string', default: 1 }] }] },
    false,
  ],
  ['ahma-0.6', 'a member nobody knows', { version: '1' }, false],
  ['ahma-labs', 'a member nobody knows', { version: '1' }, true],
  ['ahma-labs', 'what may run beside it', { concurrency: 'read_only' }, true],
  ['ahma-labs', 'a word that is none of the three', { concurrency: 'sometimes' }, false],
]

test.each(cases)('%s: %s', (id, _, more, accepted) => {
  const accepts = accepting(mtdfSchema(mtdfDialect(id as 'guide')))
  expect(accepts({ name: 't', description: 'A tool.', command: 't', ...more })).toBe(accepted)
})

test.each(mtdfDialects)('$id: every member says what it is for', (dialect) => {
  const undescribed = (schema: { properties?: Record<string, { description?: string }> }) =>
    Object.entries(schema.properties ?? {}).filter(([, { description }]) => !description)
  const schema = mtdfSchema(dialect) as { $defs: Record<string, object> }
  expect([schema, ...Object.values(schema.$defs)].flatMap(undescribed)).toEqual([])
})

const paths = [...corpusFiles('tools'), ...corpusFiles('probes'), ...corpusFiles('guide-examples')]
const documents = paths.flatMap((path) => {
  const text = corpusText(path)
  return readJson(text).slips.length === 0 ? [{ path, text, document: JSON.parse(text) as unknown }] : []
})

describe.skipIf(noCorpus)(`the schemas that the dialects publish${noCorpus ? `: ${noCorpus}` : ''}`, () => {
  test.each(mtdfDialects)(`$id: ours takes and refuses the same of ${documents.length} documents`, (dialect) => {
    const ours = accepting(mtdfSchema(dialect))
    const theirs = accepting(JSON.parse(corpusText(`schemas/${dialect.id}.json`)) as object)
    expect(documents.filter(({ document }) => ours(document) !== theirs(document)).map(({ path }) => path)).toEqual([])
  })

  /** Where schema and parser of a dialect are known to disagree, and why. */
  const known: Record<string, RegExp> = {
    guide: /^$/,
    'ahma-0.3': /"positional":/,
    'ahma-0.6': /"force_synchronous"|99999999999/,
    'ahma-labs': /99999999999|"tool_type": *"decompose"/,
  }
  test.each(mtdfDialects)(`$id: schema and parser agree but for what is known of ${documents.length} documents`, (dialect) => {
    const accepts = accepting(mtdfSchema(dialect))
    const differing = documents.filter(({ text, document }) => accepts(document) !== validateMtdf(text, dialect.id).parses)
    expect(differing.filter(({ text }) => !known[dialect.id]?.test(text)).map(({ path }) => path)).toEqual([])
  })
})
