import { expect, test } from 'vitest'
import type { Change } from './changes'
import { valueKind } from './kinds'
import { tell } from './tell'

const change = (part: Partial<Change>): Change => ({
  path: [],
  at: '/tool/title',
  kind: 'changed',
  before: undefined,
  after: undefined,
  label: 'Title',
  ...part,
})

test.each<[Partial<Change>, string]>([
  [{ after: 'List caches' }, 'Title: List caches'],
  [{ after: 'x'.repeat(200) }, 'Title changed'],
  [{ kind: 'removed', before: 'List' }, 'Title removed'],
  [{ at: '/tool/annotations/idempotentHint', label: 'Is it safe to repeat?', kind: 'added', after: true }, 'Is it safe to repeat? yes'],
  [{ at: '/own/timeoutSeconds', label: 'Deadline', after: 600 }, 'Deadline: 600 s'],
  [
    { at: '/tool/inputSchema/properties/draft', label: 'Parameter draft', kind: 'added', after: { type: 'string' } },
    'Parameter draft added',
  ],
  [
    { at: '/tool/inputSchema/properties', label: 'Order of the parameters', kind: 'moved', after: ['a'] },
    'Order of the parameters changed',
  ],
  [{ at: '', label: 'Tool', kind: 'moved', after: ['gh', 'run'] }, 'moved to gh / run'],
  [{ at: '', label: 'Tool', kind: 'moved', after: [] }, 'moved to the top'],
  [{ at: '', label: 'Group', kind: 'added', after: {} }, 'group added'],
])('a change in one line: %j', (part, line) => {
  expect(tell(change(part))).toBe(line)
})

test('a value is edited by its kind', () => {
  expect(valueKind('/tool/annotations/readOnlyHint', [undefined, true])).toBe('hint')
  expect(valueKind('/tool/annotations/readOnlyHint', ['yes', true])).toBe('json')
  expect(valueKind('/own/synchronous', [false, undefined])).toBe('answer')
  expect(valueKind('/tool/description', ['a', undefined])).toBe('text')
  expect(valueKind('/own/timeoutSeconds', [1, 2])).toBe('json')
})
