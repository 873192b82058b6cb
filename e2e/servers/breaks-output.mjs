// Tools with an outputSchema whose answers fit it, break it, leave it out, or make its check take for ever.

import { serve, text, tool } from './raw.mjs'

const outputSchema = {
  type: 'object',
  properties: { city: { type: 'string' }, temperature: { type: 'number', maximum: 60 } },
  required: ['city', 'temperature'],
  additionalProperties: false,
}
const both = (structuredContent) => ({ ...text(JSON.stringify(structuredContent)), structuredContent })

serve({
  tools: [
    tool('fits', 'Keeps its promise.', {}, { outputSchema }),
    tool('breaks', 'Breaks it in three places.', {}, { outputSchema }),
    tool('missing', 'Has no structured content.', {}, { outputSchema }),
    tool(
      'redos',
      'Its pattern backtracks for ever on its answer.',
      {},
      {
        outputSchema: { type: 'object', properties: { value: { type: 'string', pattern: '^(a+)+$' } }, required: ['value'] },
      },
    ),
    tool(
      'bad_schema',
      'Its output schema is no schema.',
      {},
      { outputSchema: { type: 'objekt', properties: { a: { $ref: '#/$defs/nowhere' } } } },
    ),
    tool('error', 'Fails, so that its output schema does not apply.', {}, { outputSchema }),
    tool('no_schema', 'Has structured content without an output schema.'),
  ],
  calls: {
    fits: () => both({ city: 'Bern', temperature: 12.5 }),
    breaks: () => both({ temperature: 'warm', mood: 'good' }),
    missing: () => text('It is warm in Bern.'),
    redos: () => both({ value: `${'a'.repeat(40)}!` }),
    bad_schema: () => both({ a: 1 }),
    error: () => ({ ...text('The thermometer is broken.'), isError: true }),
    no_schema: () => both({ free: true }),
  },
})
