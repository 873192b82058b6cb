import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mtdfDialects } from './dialects'
import { validateMtdf } from './validate'

describe('whatever the text, there is a verdict with places', () => {
  const check = (text: string) => {
    for (const { id } of mtdfDialects) {
      const { errors, warnings, valid } = validateMtdf(text, id)
      expect(valid).toBe(errors.length === 0)
      for (const { at, offset, message } of [...errors, ...warnings]) {
        expect(at).toMatch(/^(?:\/|$)/)
        expect(offset).toBeGreaterThanOrEqual(0)
        expect(offset).toBeLessThanOrEqual(text.length)
        expect(message).not.toBe('')
      }
    }
  }
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
  test('brackets without end', () => check('['.repeat(100_000)))
})
