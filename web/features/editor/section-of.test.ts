import { expect, test } from 'vitest'
import { sectionOf } from './section-of'

test.each([
  ['/name', 'Identity'],
  ['/title', 'Identity'],
  ['/description', 'Description'],
  ['/annotations/readOnlyHint', 'Behaviour'],
  ['/own/annotations', 'Behaviour'],
  ['/own/timeoutSeconds', 'Identity'],
  ['/inputSchema/properties/currency/enum', 'Input'],
  ['/inputSchemas', 'More'],
  ['/outputSchema', 'Output'],
  ['/design/results', 'Results'],
  ['/design/examples', 'Examples'],
  ['/design/history', 'More'],
  ['/cli', 'Command line'],
  ['/_meta', 'More'],
])('%s is shown under %s', (at, section) => expect(sectionOf(at)).toBe(section))
