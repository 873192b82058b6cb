// Lists many tools (first argument, default 5000) with schemas like those of real servers, and `echo`.

import { serve, text, tool } from './raw.mjs'

const count = Number(process.argv[2] ?? 5000)
const verbs = ['list', 'get', 'create', 'update', 'delete', 'search', 'export', 'archive']
const nouns = ['calendar', 'contact', 'invoice', 'ticket', 'document', 'project', 'deployment', 'message', 'board', 'report']

const page = {
  limit: { type: 'integer', minimum: 1, maximum: 100, default: 25, description: 'How many entries to return at most.' },
  cursor: { type: ['string', 'null'], description: 'Where to go on, from the answer before.' },
}
const fields = (noun) => ({
  type: 'object',
  description: `The ${noun} to write.`,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 200, description: `Title of the ${noun}.` },
    state: { type: 'string', enum: ['draft', 'open', 'closed'], default: 'draft', description: 'State it is in.' },
    due: { type: 'string', format: 'date-time', description: 'When it is due, ISO 8601 with an offset.' },
    labels: { type: 'array', items: { type: 'string' }, maxItems: 20, description: 'Labels, lower case.' },
    owner: { $ref: '#/$defs/person' },
  },
  required: ['title'],
})
const person = { type: 'object', properties: { name: { type: 'string' }, email: { type: 'string', format: 'email' } }, required: ['email'] }

function numbered(index) {
  const verb = verbs[index % verbs.length]
  const noun = nouns[Math.floor(index / verbs.length) % nouns.length]
  const writes = ['create', 'update'].includes(verb)
  const reads = ['list', 'get', 'search', 'export'].includes(verb)
  const id = { type: 'string', pattern: '^[a-z0-9-]{8,}$', description: `Id of the ${noun}.` }
  const properties = { ...(verb !== 'create' && { [`${noun}_id`]: id }), ...(reads && page), ...(writes && { [noun]: fields(noun) }) }
  return {
    name: `${verb}_${noun}_${index}`,
    title: `${verb[0].toUpperCase()}${verb.slice(1)} ${noun} ${index}`,
    description: `Use it to ${verb} a ${noun} of workspace ${index}. Returns the ${noun} with its id, state and owner, or a list of them.`,
    inputSchema: {
      type: 'object',
      properties,
      required: Object.keys(properties).slice(0, 1),
      additionalProperties: false,
      ...(writes && { $defs: { person } }),
    },
    annotations: { readOnlyHint: reads, ...(verb === 'delete' && { destructiveHint: true }) },
  }
}

const tools = [
  tool('echo', 'Returns what it is given.', { text: { type: 'string' } }),
  ...Array.from({ length: Math.max(0, count - 1) }, (_, index) => numbered(index)),
]

serve({ tools, methods: { 'tools/call': ({ params }) => text(params.arguments?.text ?? `You called ${params.name}.`) } })
