// Tool `take` has a field of each plain kind, few enough to be shown at once, and returns its arguments as it received them, to the letter.

import { serve, text, tool } from './raw.mjs'

const properties = {
  count: { type: 'integer', minimum: 1, maximum: 10 },
  ratio: { type: 'number' },
  name: { type: 'string', maxLength: 5 },
  note: { type: ['string', 'null'] },
  when: { type: 'string', format: 'date-time' },
  tags: { type: 'array', items: { type: 'string' } },
  open: { type: 'boolean' },
  inside: { type: 'object', properties: { deep: { type: 'object', properties: { value: { type: 'string' } }, required: ['value'] } } },
}

serve({
  tools: [tool('take', 'Returns what it was given.', properties), tool('other', 'Another tool.', { text: { type: 'string' } })],
  calls: { take: (args) => text(`received ${JSON.stringify(args)}`), other: () => text('other') },
})
