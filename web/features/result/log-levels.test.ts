import { expect, test } from 'vitest'
import { levelTone, passes } from './log-levels'

const levels = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency']

test('a filter lets through its level and what is more urgent', () => {
  expect(levels.filter((level) => passes(level, 'all'))).toEqual(levels)
  expect(levels.filter((level) => passes(level, 'warning'))).toEqual(['warning', 'error', 'critical', 'alert', 'emergency'])
})

test('a level that the protocol does not know is never hidden, and never coloured', () => {
  expect(passes('fatal', 'error')).toBe(true)
  expect(levelTone('fatal')).toBeUndefined()
})
