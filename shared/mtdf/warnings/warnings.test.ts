import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { validateMtdf } from '../validate'
import { mtdfWarnings } from '.'
import type { Example, Warning } from './warning'

/** Where a warning stands when the example is validated as a file. */
function places(id: string, { document, dialect = 'ahma-0.6', guidance, taken }: Example): string[] {
  const text = typeof document === 'string' ? document : JSON.stringify(document)
  const { warnings } = validateMtdf(text, dialect, {
    ...(guidance && { guidance: { blocks: new Set(guidance), perTool: new Map() } }),
    ...(taken && { taken: new Map(taken) }),
  })
  return warnings.filter(({ type }) => type === id).map(({ at }) => at)
}

describe.each(mtdfWarnings.map((warning): [string, Warning] => [warning.id, warning]))('%s', (id, { examples, title, why }) => {
  test('says what it is about', () => {
    expect(title).not.toMatch(/\.$/)
    expect(why).toMatch(/\.$/)
    expect(examples.good).not.toEqual([])
    expect(examples.bad).not.toEqual([])
  })
  test.each(examples.good)('is silent about good example %#', (example) => {
    expect(places(id, example)).toEqual([])
  })
  test.each(examples.bad)('points at bad example %# once, at $at', (example) => {
    expect(places(id, example)).toEqual([example.at])
  })
})

test('every warning stands in a file of its own name, and is listed', () => {
  const files = readdirSync(import.meta.dirname)
    .map((name) => name.replace(/\.ts$/, ''))
    .filter((name) => !name.endsWith('.test') && name !== 'index' && name !== 'warning')
  expect(mtdfWarnings.map(({ id }) => id).sort()).toEqual(files.sort())
})
