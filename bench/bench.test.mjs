import { describe, expect, test } from 'vitest'
import { judge } from './judge.mjs'
import { renderTable } from './table.mjs'

describe('a figure is judged', () => {
  test.each([
    [{ value: 3, baseline: 2, target: { atMost: 2, of: 'ratio' } }, 'met'],
    [{ value: 5, baseline: 2, target: { atMost: 2, of: 'ratio' } }, 'missed by 25 %'],
    [{ value: 500, target: { atMost: 400 } }, 'missed by 25 %'],
    [{ value: 400, target: { atMost: 400 } }, 'met'],
    [{ value: 50, target: { atLeast: 100 } }, 'missed by 50 %'],
    [{ value: 5, target: { atMost: 2, of: 'ratio' } }, 'not measured'],
    [{ value: Number.NaN, target: { atMost: 2 } }, 'not measured'],
    [{ value: 5 }, undefined],
  ])('%j: %s', (row, verdict) => expect(judge(row).verdict).toBe(verdict))
})

test('the table is aligned, and notes stand below it', () => {
  const rows = [
    { measure: 'echo, p50', value: 1.234, unit: 'ms', baseline: 0.8, target: { atMost: 2, of: 'ratio' } },
    { measure: 'idle memory', value: 123.4, unit: 'MB', target: { atMost: 110 }, note: 'libsql keeps 20 MB.' },
  ]
  expect(renderTable(rows.map(judge))).toBe(
    [
      'measure        value  baseline  ratio     target  verdict',
      '-----------  -------  --------  -----  ---------  --------------',
      'echo, p50    1.23 ms    0.8 ms  1.54x    <= 2.0x  met',
      'idle memory   123 MB                   <= 110 MB  missed by 12 %',
      '',
      'idle memory: libsql keeps 20 MB.',
    ].join('\n'),
  )
})
