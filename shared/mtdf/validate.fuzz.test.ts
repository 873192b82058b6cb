import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mtdfDialects } from './dialects'
import { validateMtdf } from './validate'

describe('whatever the text, there is a verdict with places', () => {
  /** Says no rather than expecting: a property is checked thousands of times. */
  const check = (text: string): boolean =>
    mtdfDialects.every(({ id }) => {
      const { errors, warnings, valid } = validateMtdf(text, id)
      const placed = [...errors, ...warnings].every(
        ({ at, offset, message }) => /^(?:\/|$)/.test(at) && offset >= 0 && offset <= text.length && message !== '',
      )
      return placed && valid === (errors.length === 0)
    })
  const words = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"',
    '\\',
    '//',
    '/*',
    '*/',
    '"name"',
    '"subcommand"',
    'null',
    '-1',
    '1e999',
    '\uFEFF',
    '\n',
    ' ',
  )
  const known = fc.constantFrom(
    'name',
    'description',
    'command',
    'subcommand',
    'options',
    'positional_args',
    'hints',
    'enabled',
    'sequence',
    'type',
    'livelog',
    '__proto__',
    'constructor',
  )
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.jsonValue(),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(known, tie('tree'), { maxKeys: 6 }),
    ),
  }))

  test('any text', () => fc.assert(fc.property(fc.string({ unit: 'binary' }), check)))
  test('any words of JSON', () =>
    fc.assert(
      fc.property(
        fc.array(words).map((parts) => parts.join('')),
        check,
      ),
      { numRuns: 300 },
    ))
  test('any JSON', () => fc.assert(fc.property(fc.json(), check)))
  test('any JSON in the shape of a tool', () =>
    fc.assert(
      fc.property(
        tree.map((value) => JSON.stringify(value)),
        check,
      ),
      { numRuns: 300 },
    ))
  test('brackets without end', () => expect(check('['.repeat(100_000))).toBe(true))
})
