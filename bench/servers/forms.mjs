// A tool with as many required properties as asked for (first argument, default 100), of the kinds that real tools have, and one beside it.

import { serve, text, tool } from '../../e2e/servers/raw.mjs'

const count = Number(process.argv[2] ?? 100)
const kinds = [
  { type: 'string', minLength: 1, maxLength: 200 },
  { type: 'integer', minimum: 0, maximum: 1_000 },
  { type: 'boolean' },
  { type: 'string', enum: ['draft', 'open', 'closed', 'archived', 'deleted', 'unknown'] },
  { type: 'array', items: { type: 'string' } },
]
const properties = Object.fromEntries(
  Array.from({ length: count }, (_, index) => [
    `field_${index}`,
    { ...kinds[index % kinds.length], description: `What stands in field ${index}.` },
  ]),
)

const large = tool('large_form', 'Takes many arguments.', properties)
large.inputSchema.required = Object.keys(properties)
const small = tool('small_form', 'Takes one argument.', { text: { type: 'string' } })

serve({ tools: [small, large], methods: { 'tools/call': ({ params }) => text(`You called ${params.name}.`) } })
