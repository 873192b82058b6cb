import { expect, test } from 'vitest'
import { blanksOf, instructionsFor } from './instructions'

test('a blank is what stands in brackets, until it is filled', () => {
  expect(blanksOf('Suggest [specific remediation] before [x].')).toEqual([
    { start: 8, end: 30, words: 'specific remediation' },
    { start: 38, end: 41, words: 'x' },
  ])
  expect(blanksOf('Suggest a new key before retrying. []')).toEqual([])
})

test('a success is offered no phrase about errors', () => {
  const [success, failure] = [instructionsFor('success'), instructionsFor('failure')]
  expect(success.some(({ kind }) => kind === 'Error handling')).toBe(false)
  expect(failure).toHaveLength(14)
})
