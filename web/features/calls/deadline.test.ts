import { expect, test } from 'vitest'
import { readSeconds } from './deadline'

test('seconds are read exactly, or not at all', () => {
  expect(['60', ' 1.5 ', '0.001', '86400'].map(readSeconds)).toEqual([60_000, 1500, 1, 86_400_000])
  expect(['', ' ', '0', '-1', '86401', '1,000', 'ten'].map(readSeconds)).toEqual(Array.from({ length: 7 }, () => undefined))
})
